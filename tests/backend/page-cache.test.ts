// What may be cached, under which tags, and whom the two page caches let keep it.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { run } from '../../demo-host/backend/database';
import { saveSetting } from '../../demo-host/backend/settings';
import { graphqlRequest } from '../support/backend';
import { createSmallShop, type SmallShop } from './small-shop';

const forbidden = 'max-age=0, must-revalidate, no-cache, no-store';
const allowed = 'max-age=86400, public, s-maxage=86400';

let shop: SmallShop;
beforeAll(async () => {
  shop = await createSmallShop({ profile: 'stock-2.4.6' });
  const category = (id: number, parent: number | null, path: string) =>
    run(
      shop.db,
      `INSERT INTO category (id, parent_id, name, url_key, url_path, level, path, position, is_active, include_in_menu, is_anchor)
       VALUES (?, ?, ?, ?, ?, ?, ?, 1, 1, 1, 1)`,
      id,
      parent,
      `No ${id}`,
      `no-${id}`,
      `no-${id}`,
      path.split('/').length - 1,
      path,
    );
  category(1, null, '1');
  category(2, 1, '1/2');
  category(6, 2, '1/2/6');
  run(shop.db, 'INSERT INTO category_product (category_id, product_id, position) VALUES (6, 2, 1)');
  run(
    shop.db,
    "INSERT INTO cms_page (id, identifier, title, content, page_layout, is_active, store_code) VALUES (5, 'about', 'About', '', '1column', 1, '')",
  );
  run(
    shop.db,
    "INSERT INTO cms_block (id, identifier, title, content, is_active) VALUES (3, 'hint', 'Hint', '', 1)",
  );
});
afterAll(() => shop.backend.close());

async function headers(query: string, method: 'GET' | 'POST' = 'GET', token?: string) {
  const response = await shop.backend.handle(
    graphqlRequest(query, {}, { method, ...(token !== undefined && { token }) }),
  );
  return {
    control: response.headers.get('cache-control'),
    pragma: response.headers.get('pragma'),
    tags: response.headers.get('x-magento-tags')?.split(',').sort(),
  };
}

const gin = '{ products(filter: { sku: { eq: "GIN" } }) { items { sku } } }';

describe('with Varnish', () => {
  beforeAll(() => saveSetting(shop.db, 'system/full_page_cache/caching_application', 2));

  it.each([
    ['products', gin, ['cat_p', 'cat_p_2']],
    ['a count of products', '{ products(filter: {}, pageSize: 1) { total_count } }', ['cat_p', 'cat_p_12']],
    [
      'products of a category by its number',
      '{ products(filter: { category_id: { eq: "6" } }) { total_count } }',
      ['cat_c', 'cat_c_6', 'cat_p', 'cat_p_2'],
    ],
    [
      'products with their categories',
      '{ products(filter: { sku: { eq: "GIN" } }) { items { categories { id } } } }',
      ['cat_c', 'cat_c_6', 'cat_p', 'cat_p_2'],
    ],
    ['a list of categories', '{ categoryList { uid } }', ['cat_c', 'cat_c_2']],
    ['categories', '{ categories(filters: { ids: { eq: "6" } }) { total_count } }', ['cat_c', 'cat_c_6']],
    ['a page', '{ cmsPage(identifier: "about") { title } }', ['cms_p', 'cms_p_5']],
    [
      'blocks',
      '{ cmsBlocks(identifiers: ["hint"]) { items { title } } }',
      ['cms_b', 'cms_b_3', 'cms_b_hint'],
    ],
    ['an address of a product', '{ route(url: "gin.html") { type } }', ['cat_p', 'cat_p_2']],
    ['an address of a category', '{ route(url: "no-6.html") { type } }', ['cat_c', 'cat_c_6']],
    ['an address of a page', '{ urlResolver(url: "about") { id } }', ['cms_p', 'cms_p_5']],
    [
      'several roots, one of which fails',
      `{ categoryList { uid } products(filter: {}, currentPage: 99) { total_count } }`,
      ['cat_c', 'cat_c_2'],
    ],
    [
      'fields that nobody ruled on beside them',
      `{ products(filter: { sku: { eq: "GIN" } }) { items { sku } } checkoutAgreements { name } __typename }`,
      ['cat_p', 'cat_p_2'],
    ],
  ])('keeps %s', async (_, query, tags) => {
    expect(await headers(query)).toEqual({ control: allowed, pragma: 'cache', tags });
  });

  it('keeps what a customer asked for: its key is the cache id', async () => {
    expect((await headers(gin, 'GET', await shop.signIn())).control).toBe(allowed);
  });

  it.each([
    ['the store’s configuration', '{ storeConfig { locale } }'],
    ['countries', '{ countries { id } }'],
    ['the currency', '{ currency { base_currency_code } }'],
    ['products beside a private root', `{ products(filter: {}) { total_count } customer { email } }`],
    ['nothing found', '{ products(filter: { sku: { eq: "NOPE" } }) { total_count } }'],
    ['the schema', '{ __type(name: "Cart") { name } }'],
    ['an error', '{ nope }'],
  ])('does not keep %s', async (_, query) => {
    expect(await headers(query)).toEqual({ control: forbidden, pragma: 'no-cache', tags: undefined });
  });

  it('keeps nothing that was asked for by POST', async () => {
    expect(await headers(gin, 'POST')).toEqual({ control: forbidden, pragma: 'no-cache', tags: undefined });
  });
});

describe('with the built-in cache', () => {
  beforeAll(() => saveSetting(shop.db, 'system/full_page_cache/caching_application', 1));

  it('takes the tags for itself, and lets no browser keep anything', async () => {
    expect(await headers(gin)).toEqual({ control: forbidden, pragma: 'no-cache', tags: undefined });
  });

  it.each([
    ['{ storeConfig { locale } }', 'GET'],
    [gin, 'POST'],
  ] as const)('marks what it does not take: %s by %s', async (query, method) => {
    expect(await headers(query, method)).toEqual({ control: forbidden, pragma: 'no-cache', tags: ['FPC'] });
  });
});

it('keeps more in later releases', async () => {
  const newer = await createSmallShop({ profile: '2.4.8' });
  saveSetting(newer.db, 'system/full_page_cache/caching_application', 2);
  const tagsOf = async (query: string) =>
    (await newer.backend.handle(graphqlRequest(query, {}, { method: 'GET' }))).headers.get('x-magento-tags');
  expect(await tagsOf('{ storeConfig { locale } }')).toBe('gql_store_config,gql_store_config_1');
  expect(await tagsOf('{ country(id: "SG") { id } }')).toBe('gql_country,gql_country_SG');
  expect(await tagsOf('{ currency { base_currency_code } }')).toBe('gql_currency');
  newer.backend.close();
});
