// The filters of a category page on backends that tell less about themselves, and with URLs that make no sense.
// @vitest-environment-options { "globals": "document" }
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { knownKinds } from '../../../src/catalog/listing/filter-kinds';
import { currencyKey } from '../../../src/store-view/keys';
import { testBackend, type TestBackend } from '../../support/backend';
import * as on from './panel';
import { openCategory, type ShopPage, type ShopPageOptions } from './shop';

let backend: TestBackend;
let page: ShopPage | undefined;
beforeAll(async () => void (backend = await testBackend()));
afterAll(() => backend.close());
afterEach(() => page?.close());

async function open(query: string, options: ShopPageOptions = {}): Promise<ShopPage> {
  page = await openCategory(`/spirits.html${query}`, 'MjA=', { backend, ...options });
  return page;
}

const choose = async (shop: ShopPage, facet: string, name: string) => {
  on.options(shop.root)
    .find((option) => option.facet === facet && option.name === name)!
    .choose();
  await shop.settle();
};
const chipsOf = (shop: ShopPage) => on.chips(shop.root).map(({ text }) => text);
const listings = ({ asked }: ShopPage) => asked.filter((name) => name === 'CategoryListing').length;

describe('a backend that describes itself', () => {
  it('is asked how attributes are filtered by along with the facets, once', async () => {
    const shop = await open('');
    expect(shop.asked).toEqual(['CategoryListing', 'ListingFacetsAndInputs']);
    expect(knownKinds(shop.storefront.storage)).toMatchObject({
      brand: 'equal',
      price: 'range',
      name: 'match',
    });
    await choose(shop, 'Brand', 'Glen Tarrow');
    expect(shop.asked.slice(-2).sort()).toEqual(['CategoryListing', 'ListingFacets']);
    await shop.reload();
    expect(shop.asked.slice(-2).sort()).toEqual(['CategoryListing', 'ListingFacets']);
    expect(chipsOf(shop)).toEqual(['Brand: Glen Tarrow']);
  });

  it('offers yes alone of yes and no, and only categories of this one', async () => {
    const shop = await open('');
    const names = (facet: string) =>
      on
        .options(shop.root)
        .filter((option) => option.facet === facet)
        .map(({ name }) => name);
    expect(names('New')).toEqual(['Yes']);
    expect(names('Category')).toEqual([
      'Whisky',
      'Gin',
      'Vodka',
      'Rum',
      'Tequila & Mezcal',
      'Cognac & Brandy',
      'Liqueurs',
    ]);
  });
});

describe('a name alone in an address', () => {
  it('is what is called so, and gets its number', async () => {
    const shop = await open('?brand=glen-tarrow,nobody&category=whisky&page=2&ref=a');
    const { search } = shop.history.url;
    expect(search).toMatch(/^\?ref=a&brand=glen-tarrow~\d+&category=whisky~\w+&page=2$/);
    expect(chipsOf(shop)).toEqual(['Brand: Glen Tarrow', 'Category: Whisky']);
    expect(shop.asked).toEqual([
      'CategoryListing',
      'ListingFacetsAndInputs',
      'CategoryListing',
      'ListingFacets',
    ]);
    const before = on.count(shop.root);
    await shop.reload();
    expect([shop.history.url.search, on.count(shop.root)]).toEqual([search, before]);
    on.chips(shop.root)[1]!.remove();
    await shop.settle();
    expect(shop.history.url.search).toMatch(/^\?ref=a&brand=glen-tarrow~\d+$/);
  });

  it('is found in a link to the page one is on', async () => {
    const shop = await open('');
    shop.storefront.routing.navigate('?brand=glen-tarrow');
    await shop.settle();
    expect(shop.history.url.search).toMatch(/^\?brand=glen-tarrow~\d+$/);
    expect(chipsOf(shop)).toEqual(['Brand: Glen Tarrow']);
  });

  it.each(['?brand=nobody', '?ref=glen-tarrow', '?price=20-50', '?sort=glen-tarrow'])(
    'means nothing where nothing is called so: %s',
    async (query) => {
      const shop = await open(query);
      expect(shop.history.url.search).toBe(query);
      expect(chipsOf(shop)).toEqual([]);
      expect(listings(shop)).toBe(1);
    },
  );
});

describe('a price', () => {
  const amounts = (shop: ShopPage, sign: string) =>
    [...shop.root.querySelectorAll('.card .price-final')].map((price) =>
      Number(price.textContent?.split(sign)[1]),
    );

  it.each([
    ['EUR', '€', 30, 49.99],
    ['GBP', '£', 20, 29.99],
  ])(
    'is narrowed down in %s where it is shown so: panel, chip, URL and shelf (behaviour 9)',
    async (currency, sign, from, to) => {
      const shop = await open('', { currency });
      const range = on
        .options(shop.root)
        .find(({ facet, name }) => facet === 'Price' && name.startsWith(`${sign}${from}`))!;
      range.choose();
      await shop.settle();
      expect(shop.history.url.search).toBe(`?price=${currency}:${from}-${to}`);
      expect(chipsOf(shop)).toEqual([`Price: ${sign}${from} – ${sign}${to}`]);
      expect(on.prices(shop.root)).toEqual([String(from), String(to)]);
      expect(on.count(shop.root)).toContain(String(range.count));
      const shown = amounts(shop, sign);
      expect(shown.length).toBeGreaterThan(1);
      expect(
        shown.every((price) => price >= from && price <= to),
        String(shown),
      ).toBe(true);
    },
  );

  it('is of the new currency after a change, in all of them', async () => {
    const shop = await open('?filter.price=100_200');
    const before = on.count(shop.root);
    shop.storefront.storage.set(currencyKey, 'GBP');
    // Its code may still be on its way.
    await shop.storefront.transport.preload();
    await shop.settle();
    expect(chipsOf(shop)).toEqual(['Price: £100 – £200']);
    expect(on.count(shop.root)).not.toBe(before);
    const shown = amounts(shop, '£');
    expect(shown.length > 0 && shown.every((price) => price >= 100 && price <= 200), String(shown)).toBe(
      true,
    );
  });
});

describe('an address that was kept', () => {
  it('asks for a price in its own currency, and says so where another one is shown', async () => {
    const shop = await open('?price=EUR:20-50&sort=name_asc');
    expect(chipsOf(shop)).toEqual(['Price: €20 – €50, not applied: prices are in USD now']);
    expect(on.count(shop.root)).toContain('99 products');
    expect(on.pageLinks(shop.root)[0]).toContain('?price=EUR:20-50&sort=name_asc');
    shop.storefront.storage.set(currencyKey, 'EUR');
    await shop.storefront.transport.preload();
    await shop.settle();
    expect(chipsOf(shop)).toEqual(['Price: €20 – €50']);
    expect(on.count(shop.root)).not.toContain('99 products');
    shop.storefront.storage.set(currencyKey, 'GBP');
    await shop.settle();
    on.chips(shop.root)[0]!.remove();
    await shop.settle();
    expect(shop.history.url.search).toBe('?sort=name_asc');
  });

  it('finds a value by its name where its number has changed', async () => {
    const shop = await open('?filter.brand=15');
    const [chip] = chipsOf(shop);
    on.choose(on.select(shop.root, 'sort')!, 'name_asc');
    // An order is shown before it leads on.
    await expect.poll(() => shop.history.url.search).toContain('sort=name_asc');
    const { search } = shop.history.url;
    const [, name = '', number = ''] = /[?&]brand=([a-z0-9-]+)~(\d+)/.exec(search) ?? [];
    expect(number).toBe('15');
    shop.close();
    const moved = await open(`?brand=${name}~99999`);
    expect(chipsOf(moved)).toEqual([chip]);
    expect(moved.history.url.search).toBe(`?brand=${name}~15`);
    moved.close();
    const gone = await open('?brand=call-0900~99999');
    expect(chipsOf(gone)).toEqual(['Brand: no longer offered']);
    expect(gone.root.textContent).not.toContain('0900');
  });

  it('needs no answer before its first question', async () => {
    const shop = await open('?brand=whatever~15');
    expect(shop.asked[0]).toBe('CategoryListing');
    expect(listings(shop)).toBe(1);
  });
});

describe.each([
  ['refuses to describe itself', { refusesIntrospection: true }],
  ['is a stock 2.4.6', { profile: 'stock-2.4.6' as const, backend: undefined }],
])('a backend that %s', (_, options) => {
  it('has its facets, price range and choices all the same', async () => {
    const shop = await open('', options);
    expect(on.options(shop.root).map(({ facet }) => facet)).toEqual(
      expect.arrayContaining(['Category', 'Price', 'Brand']),
    );
    await choose(shop, 'Brand', 'Glen Tarrow');
    await on.typePrices(shop.root, '90', '50');
    await shop.settle();
    expect(decodeURIComponent(shop.history.url.search)).toMatch(/^\?brand=glen-tarrow~\d+&price=USD:50-90$/);
    expect(chipsOf(shop)).toEqual(['Brand: Glen Tarrow', 'Price: $50 – $90']);
    expect(on.skuPaths(shop.root).length).toBeGreaterThan(0);
  });
});

it('asks no second time for a description that was refused', async () => {
  const shop = await open('', { refusesIntrospection: true });
  expect(shop.asked.filter((name) => name.startsWith('ListingFacets'))).toEqual([
    'ListingFacetsAndInputs',
    'ListingFacets',
  ]);
  await shop.reload();
  expect(shop.asked.filter((name) => name === 'ListingFacetsAndInputs')).toHaveLength(1);
});

describe.each([
  ['describes itself', {}],
  ['does not', { refusesIntrospection: true }],
])('an address that makes no sense, where the backend %s', (_, options) => {
  it.each([
    ['an attribute that is none', '?filter.colour=blue'],
    ['a text where there are values', '?filter.brand=*Glen*'],
    ['a range where there are values', '?filter.brand=1_2'],
    ['values where there is a text', '?filter.name=gin,rum'],
    ['a category of elsewhere', '?filter.category_uid=Mw%3D%3D,nonsense'],
    ['a page that is none, and a price that is none', '?page=900&filter.price=cheap'],
  ])('(%s) shows everything, with the filters ready', async (_, query) => {
    const shop = await open(query, options);
    expect(on.count(shop.root)).toContain('99 products');
    expect(chipsOf(shop)).toEqual([]);
    await choose(shop, 'Brand', 'Glen Tarrow');
    expect(decodeURIComponent(shop.history.url.search)).toMatch(/^\?brand=glen-tarrow~\d+$/);
  });
});

it('says that a value is no longer offered, without a word of the URL', async () => {
  const shop = await open('?filter.brand=Call+0900-123');
  expect(chipsOf(shop)).toEqual(['Brand: no longer offered']);
  expect(shop.root.textContent).not.toContain('0900');
  expect(on.button(shop.root, 'Clear all filters')).toBeDefined();
});

it('tells which filter to leave out when nothing has them all', async () => {
  const shop = await open('?filter.category_uid=MjU%3D&filter.price=1000_2000&sort=name_asc');
  expect(on.count(shop.root)).toBe('0 products');
  const way = on.button(shop.root, /^Without Price \$1,000 – \$2,000: \d+ products$/);
  way!.click();
  await shop.settle();
  expect(decodeURIComponent(shop.history.url.search)).toBe('?category=gin~MjU&sort=name_asc');
  expect(way!.textContent).toContain(on.count(shop.root).match(/\d+ products/)?.[0]);
  shop.history.go(-1);
  await shop.settle();
  on.button(shop.root, 'Clear all filters')!.click();
  await shop.settle();
  expect(shop.history.url.search).toBe('?sort=name_asc');
  expect(listings(shop)).toBeGreaterThan(2);
});
