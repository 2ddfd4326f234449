// A price that the shop does not show, of a product or of one variant only: no fact that a page is made of contains it.
import { describe, expect, it } from 'vitest';
import { availabilityOf } from '../../src/account/wishlist/wishlist-item';
import { listEvent } from '../../src/catalog/card/list-event';
import { parseBuyable } from '../../src/catalog/buyable-api';
import { parseCard } from '../../src/catalog/product-api';
import { asBought } from '../../src/catalog/product-event';
import { isPriceHidden, offerFor } from '../../src/catalog/purchase/option-choice';
import { structuredData } from '../../src/catalog/product-page/structured-data';
import type { ProductDetail } from '../../src/catalog/product';
import { refusal } from '../../src/catalog/purchase/refusal';
import { createText } from '../../src/words/text';
import { readProduct } from '../../server/pages/product';
import { productList } from '../../server/pages/listed-product';

const secret = 4321.5;
const text = createText('en_US');
const at = (value: number) => ({
  final_price: { value, currency: 'EUR' },
  regular_price: { value: value + 0.25, currency: 'EUR' },
  discount: { amount_off: 0.25 },
});
const range = (from: number, to = from) => ({ minimum_price: at(from), maximum_price: at(to) });
const size = (uid: string, price: number, more: object = {}) => ({
  attributes: [{ code: 'size', uid }],
  product: {
    uid: `v${uid}`,
    sku: `GIN-${uid}`,
    stock_status: 'IN_STOCK',
    price_range: range(price),
    ...more,
  },
});
type Answer = Parameters<typeof parseBuyable>[0];
/** As a backend answers: its range is that of all variants. */
function gin(prices: number[], hidden: number[], more: object = {}) {
  const variants = prices.map((price) =>
    size(String(price), price, hidden.includes(price) ? { hide_price: 1 } : {}),
  );
  return {
    __typename: 'ConfigurableProduct',
    uid: 'p',
    sku: 'GIN',
    name: 'Gin',
    url_key: 'gin',
    stock_status: 'IN_STOCK',
    price_range: range(Math.min(...prices), Math.max(...prices)),
    configurable_options: [
      {
        uid: 'o',
        attribute_code: 'size',
        label: 'Size',
        values: prices.map((price) => ({ uid: String(price), label: `${price}` })),
      },
    ],
    variants,
    ...more,
  } as unknown as Answer;
}
const priceOf = (price: number) => ({ size: String(price) });
const leaks = (value: unknown) => JSON.stringify(value).includes('432');
const place = { url: 'https://shop.example/gin.html', home: 'Home', href: (path: string) => path };
const asDetail = (answer: Answer) =>
  ({
    ...parseBuyable({ ...answer, small_image: null }),
    images: [],
    description: [],
    trail: [],
    metaDescription: '',
  }) as unknown as ProductDetail;

describe.each([
  ['the dearest', [19, 26, secret], { from: 19, to: 26 }],
  ['the cheapest', [secret, 5000, 6000], { from: 5000, to: 6000 }],
  ['one in between', [19, secret, 9000], { from: 19, to: 9000 }],
])('of three variants %s hides its price', (_, prices, { from, to }) => {
  const answer = gin(prices, [secret]);
  const product = parseBuyable(answer);

  it('does not move the range of cards, lists and suggestions', () => {
    const card = parseCard(answer);
    expect(card.isPriceHidden).toBe(false);
    expect(card.offer).toMatchObject({ final: { value: from }, saving: 0.25, highest: { value: to } });
    expect(card.offer?.isFrom).toBe(true);
  });

  it('does not move the range of its page, and is on request once it is chosen', () => {
    expect(offerFor(product, {})).toMatchObject({ final: { value: from }, highest: { value: to } });
    expect(isPriceHidden(product, {})).toBe(false);
    expect(offerFor(product, priceOf(secret))).toBeUndefined();
    expect(isPriceHidden(product, priceOf(secret))).toBe(true);
    expect(offerFor(product, priceOf(from))?.final.value).toBe(from);
    expect(isPriceHidden(product, priceOf(from))).toBe(false);
  });

  it('cannot be put into the cart', () => {
    const wish = { product, quantity: 1, already: 0 };
    expect(refusal({ ...wish, choice: priceOf(secret) }, text)).toBe(
      'Gin is sold on request. Contact us for the price.',
    );
    expect(refusal({ ...wish, choice: priceOf(from) }, text)).toBeUndefined();
  });

  it('is in no event and in nothing that a search engine reads', () => {
    const variant = product.variants.find(({ sku }) => sku.endsWith(String(secret)))!;
    const bought = asBought(product, variant);
    expect([bought.price, bought.discount]).toEqual([{ value: 0, currency: 'EUR' }, undefined]);
    expect(listEvent({ id: 'l', name: 'L' }, [product]).items[0]).toMatchObject({ price: from });
    const detail = asDetail(answer);
    const structured = JSON.stringify(structuredData(detail, variant, place));
    expect(structured).not.toContain('"offers"');
    expect(structuredData(detail, undefined, place)).toMatchObject({
      '@graph': [{ offers: { lowPrice: from, highPrice: to } }, {}],
    });
  });

  it('is not in what the server writes', async () => {
    const shell = { suffix: '.html' } as Parameters<typeof readProduct>[2];
    const visit = { shopUrl: 'https://shop.example' } as Parameters<typeof readProduct>[3];
    const page = await readProduct(answer as never, '/gin.html', shell, visit);
    expect(page.structured?.[0]).toMatchObject({ offers: { lowPrice: from, highPrice: to } });
    const listed = productList([answer as never], '.html');
    expect(listed).toContain(from.toLocaleString('en-US'));
    expect([page, listed].filter((written) => JSON.stringify(written).includes('4,321'))).toEqual([]);
    expect(leaks([page, listed])).toBe(false);
  });
});

it('one variant alone shows its price, without a range', () => {
  expect(parseCard(gin([19, secret], [secret])).offer).toMatchObject({ final: { value: 19 }, isFrom: false });
  expect(parseCard(gin([19, secret], [secret])).offer).not.toHaveProperty('highest');
});

it('a variant that is sold out has no say while another one is not', () => {
  const answer = gin([10, 19, 26, secret], [secret]);
  const [soldOut] = (answer as unknown as { variants: { product: object }[] }).variants;
  Object.assign(soldOut!.product, { stock_status: 'OUT_OF_STOCK' });
  expect(parseCard(answer).offer).toMatchObject({ final: { value: 19 }, highest: { value: 26 } });
  expect(productList([answer as never], '')).toMatch(/19\.00 – €26\.00/);
});

it('where all variants hide theirs, the product does', () => {
  const answer = gin([secret, secret + 1], [secret, secret + 1]);
  const product = parseBuyable(answer);
  expect([product.isPriceHidden, isPriceHidden(product, {})]).toEqual([true, true]);
  expect([product.offer, offerFor(product, {})]).toEqual([undefined, undefined]);
  expect(productList([answer as never], '')).not.toContain('€');
});

it('where the product hides it, all variants do', () => {
  const product = parseBuyable(gin([secret, secret + 1], [], { hide_price: 1 }));
  expect(product.variants.map(({ offer }) => offer)).toEqual([undefined, undefined]);
  expect([product.offer, offerFor(product, {}), offerFor(product, priceOf(secret))]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
  expect(isPriceHidden(product, priceOf(secret))).toBe(true);
});

it('a variant on the wishlist is asked for', () => {
  const product = parseCard(gin([19, secret], [secret]));
  const variant = parseCard({ sku: 'GIN-1', hide_price: 1, price_range: range(secret) } as never);
  const item = { id: '1', product, options: [], selectedOptions: ['o'], quantity: 1, note: '' };
  expect(availabilityOf({ ...item, variant })).toBe('hidden-price');
  expect(availabilityOf(item)).toBe('buyable');
  expect(variant.offer).toBeUndefined();
});

describe.each(['Grouped', 'Bundle', 'Downloadable', 'GiftCard'])('a %s product, not sold here', (kind) => {
  const answer = gin([secret], [], {
    __typename: `${kind}Product`,
    configurable_options: [],
    variants: undefined,
  });

  it('is on request, whatever its parts cost', () => {
    const product = parseBuyable(answer);
    expect(leaks([product, parseCard(answer)])).toBe(false);
    expect(refusal({ product, choice: {}, quantity: 1, already: 0 }, text)).toContain('on request');
  });

  it('has no price on pages that a server writes', () => {
    expect(productList([answer as never], '.html')).not.toContain('€');
  });
});

it.each(['Simple', 'Virtual', 'Configurable'])('a %s product has its price', (kind) => {
  const answer = gin([19], [], { __typename: `${kind}Product`, variants: undefined });
  expect(parseCard(answer)).toMatchObject({ isPriceHidden: false, offer: { final: { value: 19 } } });
  expect(productList([answer as never], '.html')).toContain('19.00');
});
