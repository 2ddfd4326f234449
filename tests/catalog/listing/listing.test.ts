// URL → question → answer: what a listing asks for, and when.
import { signal } from '@preact/signals-core';
import { describe, expect, it, vi } from 'vitest';
import { createListing } from '../../../src/catalog/listing/listing';
import { listingHref } from '../../../src/catalog/listing/listing-address';
import { categorySource } from '../../../src/catalog/listing/listing-api';
import { createSkuAnswers } from '../../../src/catalog/by-sku/sku-answers';
import { createListed } from '../../../src/catalog/listing/listed';
import { createCatalog } from '../../../src/catalog/state';
import type { Transport } from '../../../src/transport/transport';
import { fakeStorefront, graphqlError, type Answer, type FakeOptions } from '../fake-storefront';

const settle = () => new Promise((done) => setTimeout(done));

const category = { uid: 'MTI=', name: 'Spirits', url_path: 'retail/spirits', url_suffix: '.html' };
const answerWith =
  (pages: number): Answer =>
  (_, { currentPage }) => ({
    categories: { items: [category] },
    products: {
      items: [
        {
          __typename: 'SimpleProduct',
          uid: `p${String(currentPage)}`,
          sku: 'A',
          url_key: 'amber',
          url_suffix: '.html',
        },
      ],
      total_count: pages * 12,
      page_info: { total_pages: pages },
    },
  });

async function open(answer: Answer, options: FakeOptions = {}) {
  const fake = fakeStorefront(answer, options);
  const listing = createListing(fake.storefront, categorySource('MTI='));
  await settle();
  return { ...fake, listing };
}

describe('a listing', () => {
  it('asks for what the URL says, with the store’s page size', async () => {
    const { asked, listing } = await open(answerWith(5), { url: 'spirits.html?page=2&sort=price_desc' });
    expect(asked).toMatchObject([
      {
        operation: 'CategoryListing',
        variables: { uid: 'MTI=', currentPage: 2, pageSize: 12, sort: { price: 'DESC' } },
      },
    ]);
    expect(listing.result.value?.products).toHaveLength(1);
    expect(listing.isStale.value).toBe(false);
  });

  it('keeps the old page, marked stale, while the next one is on its way', async () => {
    const { listing, navigate } = await open(answerWith(5));
    navigate('?page=3');
    expect(listing.result.value?.products[0]?.uid).toBe('p1');
    expect(listing.isStale.value).toBe(true);
    await settle();
    expect(listing.result.value?.products[0]?.uid).toBe('p3');
    expect(listing.isStale.value).toBe(false);
  });

  it('does not read the query of the page the shopper is leaving for', async () => {
    const { asked, listing, url } = await open(answerWith(5), { url: 'spirits.html?page=2' });
    url.value = new URL('https://shop.example/wine.html?page=4');
    // Its element is taken down in the same turn.
    await Promise.resolve();
    expect(listing.state.value.page).toBe(2);
    listing.dispose();
    await settle();
    expect(asked).toHaveLength(1);
  });

  it('goes on under another address of its page', async () => {
    const { asked, listing, navigate } = await open(answerWith(5), { url: 'gin?page=2' });
    navigate('/spirits/gin.html?page=3');
    await settle();
    expect(listing.state.value.page).toBe(3);
    navigate('?filter.brand=15');
    expect(listing.state.value.filters).toEqual([{ code: 'brand', values: ['15'] }]);
    await settle();
    expect(asked.map(({ variables }) => variables.currentPage)).toEqual([2, 3, 1]);
  });

  it('leads from a page that does not exist to the last one, replacing history', async () => {
    const { navigate, listing, asked } = await open(
      (operation, variables) =>
        Number(variables.currentPage) > 5
          ? graphqlError('currentPage value 99 specified is greater than the 5 page(s) available.')
          : answerWith(5)(operation, variables),
      { url: 'spirits.html?sort=name_asc&page=99' },
    );
    expect(navigate).toHaveBeenCalledExactlyOnceWith('?sort=name_asc&page=5', { replace: true });
    await settle();
    expect(asked.map(({ variables }) => variables.currentPage)).toEqual([99, 5]);
    expect(listing.error.value).toBeUndefined();
    expect(listing.result.value?.products[0]?.uid).toBe('p5');
  });

  it('does the same where the backend answers an empty page', async () => {
    const { navigate } = await open(answerWith(2), { url: 'spirits.html?page=7' });
    expect(navigate).toHaveBeenCalledExactlyOnceWith('?page=2', { replace: true });
  });

  it('shows an error of the first page instead of turning pages', async () => {
    const { navigate, listing } = await open(() => graphqlError('Internal server error'));
    expect(navigate).not.toHaveBeenCalled();
    expect(listing.error.value).toBeInstanceOf(Error);
  });

  it.each([
    ['one field failed', answerWith(5)],
    ['one field failed, with a number in what it says', answerWith(5), 'Facet 2 could not be loaded'],
    ['nothing was answered', undefined],
  ])('stays on its page where %s', async (_, answered, message = 'Internal server error') => {
    const { navigate, listing } = await open(
      (operation, variables) => graphqlError(message, answered?.(operation, variables)),
      { url: 'spirits.html?page=3' },
    );
    expect(navigate).not.toHaveBeenCalled();
    expect(listing.error.value).toBeInstanceOf(Error);
    expect(listing.result.value?.products.map(({ uid }) => uid)).toEqual(answered && ['p3']);
  });

  it('corrects no address once it is disposed of', async () => {
    const { listing, navigate } = await open(answerWith(5));
    // Its code is on its way when the listing goes.
    navigate('?page=7');
    await Promise.resolve();
    expect(listing.isStale.value).toBe(false);
    listing.dispose();
    await settle();
    expect(navigate).toHaveBeenCalledExactlyOnceWith('?page=7');
  });

  it('asks again in another currency', async () => {
    const { asked, currency } = await open(answerWith(1));
    currency.value = 'EUR';
    await settle();
    expect(asked).toHaveLength(2);
  });

  it('links to its pages: here in the shop, in the shop from a foreign page', async () => {
    const inShop = await open(answerWith(5), { url: 'any-path.html?page=2&ref=a' });
    expect(listingHref(inShop.storefront, inShop.listing, { page: 3 })).toBe(
      'https://shop.example/any-path.html?ref=a&page=3',
    );
    const foreign = await open(answerWith(5), {
      standalone: false,
      url: 'https://magazine.example/story?issue=7&sort=name_asc',
    });
    expect(listingHref(foreign.storefront, foreign.listing, { page: 3 })).toBe(
      'https://shop.example/retail/spirits.html?sort=name_asc&page=3',
    );
  });

  it('fills the catalogue’s slots and tells routing where the products live', async () => {
    const { storefront, learn } = await open(answerWith(5), { url: 'spirits.html?page=2' });
    const catalog = storefront.feature(createCatalog);
    const { currentPage, pageSize, prevPageTotal } = storefront.feature(createListed);
    expect([currentPage.value, pageSize.value, prevPageTotal.value]).toEqual([2, 12, 5]);
    expect(learn).toHaveBeenCalledWith('/amber.html', { type: 'PRODUCT', uid: 'p2', urlKey: 'amber' });
    expect(catalog.known('p2')?.urlKey).toBe('amber');
  });

  it('stops following the URL when it is disposed of', async () => {
    const { asked, listing, navigate } = await open(answerWith(5));
    listing.dispose();
    navigate('?page=2');
    await settle();
    expect(asked).toHaveLength(1);
  });
});

describe('behaviour 4.5: children of a category', () => {
  const child = (uid: string, position: number) => ({
    uid,
    name: uid,
    path: '',
    position,
    isEmployeeRestricted: false,
  });

  it('are stored once, by position, then uid, with their parent', () => {
    const listed = fakeStorefront(() => ({})).storefront.feature(createListed);
    listed.updateCategories('root', [child('c', 2), child('b', 1), child('a', 2)]);
    listed.updateCategories('root', [child('z', 1)]);
    const known = listed.categories.value;
    expect(known.get('root')?.children).toEqual(['b', 'a', 'c']);
    expect(known.get('a')?.parentId).toBe('root');
    expect(known.has('z')).toBe(false);
  });
});

describe('products by SKU', () => {
  const answer: Answer = (_, { skus }) => ({
    products: {
      items: (skus as string[])
        .filter((sku) => sku !== 'NOPE')
        .map((sku) => ({ __typename: 'SimpleProduct', uid: sku, sku: sku.toUpperCase(), name: sku })),
    },
  });

  it('travel in one query, whoever asks for them', async () => {
    vi.useFakeTimers();
    const { storefront, asked } = fakeStorefront(answer);
    const known = storefront.feature(createSkuAnswers);
    const first = known.bySku('a');
    for (const sku of ['B', 'NOPE', 'a']) known.bySku(sku);
    await vi.advanceTimersByTimeAsync(10);
    known.bySku('C');
    await vi.advanceTimersByTimeAsync(50);
    expect(asked.map(({ variables }) => variables)).toEqual([{ skus: ['a', 'B', 'NOPE', 'C'], pageSize: 4 }]);
    expect(first.value).toMatchObject({ pending: false, product: { sku: 'A' } });
    expect(known.bySku('NOPE').value).toEqual({ pending: false, product: undefined });
    expect(known.bySku('').value).toEqual({ pending: false });
    vi.useRealTimers();
  });

  it('that a server has drawn are told by it, at once; the others are asked for', async () => {
    vi.useFakeTimers();
    const take: Transport['take'] = (question) => {
      if (question === 'sku B') return undefined;
      return {
        products: {
          items: question === 'sku A' ? [{ __typename: 'SimpleProduct', uid: 'pA', sku: 'A' }] : [],
        },
      };
    };
    const { storefront, asked } = fakeStorefront(answer, { take });
    const known = storefront.feature(createSkuAnswers);
    const [told, missing, other] = ['A', 'NOPE', 'B'].map(known.bySku);
    await vi.advanceTimersByTimeAsync(0);
    expect(told!.value).toMatchObject({ pending: false, product: { sku: 'A' } });
    expect(missing!.value).toEqual({ pending: false, product: undefined });
    expect(other!.value).toEqual({ pending: true });
    await vi.advanceTimersByTimeAsync(50);
    expect(asked.map(({ variables }) => variables)).toEqual([{ skus: ['B'], pageSize: 1 }]);
    vi.useRealTimers();
  });

  it('wait for elements that mount one after the other, but for no endless row of them', async () => {
    vi.useFakeTimers();
    const { storefront, asked } = fakeStorefront(answer);
    const known = storefront.feature(createSkuAnswers);
    const mount = async (count: number, first: number) => {
      for (let at = first; at < first + count; at += 1) {
        known.bySku(`S${at}`);
        await vi.advanceTimersByTimeAsync(30);
      }
    };
    const sizes = () => asked.map(({ variables }) => variables.pageSize);
    await mount(7, 0);
    expect(sizes()).toEqual([]);
    await vi.advanceTimersByTimeAsync(20);
    expect(sizes()).toEqual([7]);
    await mount(40, 7);
    expect(sizes()).toEqual([7, 34]);
    vi.useRealTimers();
  });

  it('are asked for by fifty at most', async () => {
    vi.useFakeTimers();
    const { storefront, asked } = fakeStorefront(answer);
    const known = storefront.feature(createSkuAnswers);
    for (let at = 0; at < 120; at += 1) known.bySku(`S${at}`);
    await vi.advanceTimersByTimeAsync(50);
    expect(asked.map(({ variables }) => variables.pageSize)).toEqual([50, 50, 20]);
    vi.useRealTimers();
  });

  it('keep what is known when asking again fails, and are asked again for another shopper', async () => {
    vi.useFakeTimers();
    const isDown = signal(false);
    const { storefront, asked, currency } = fakeStorefront((operation, variables) =>
      isDown.value ? graphqlError('no') : answer(operation, variables),
    );
    const known = storefront.feature(createSkuAnswers);
    const product = known.bySku('A');
    await vi.advanceTimersByTimeAsync(50);
    isDown.value = true;
    currency.value = 'EUR';
    expect(product.value).toMatchObject({ pending: true, product: { sku: 'A' } });
    await vi.advanceTimersByTimeAsync(50);
    expect(product.value).toMatchObject({
      pending: false,
      product: { sku: 'A' },
      error: expect.any(Error) as Error,
    });
    expect(asked).toHaveLength(2);
    vi.useRealTimers();
  });
});
