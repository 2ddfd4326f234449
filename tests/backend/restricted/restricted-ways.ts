// The ways in which one may ask for categories and products by GraphQL.
import { uid } from '../../../demo-host/backend/catalog/rows';
import type { RestrictedShop } from './restricted-shop';

const product = 'sku name url_key';

type Way = [way: string, query: string, variables?: (shop: RestrictedShop) => Record<string, unknown>];

/** Each shows an employee something secret. */
export const ways: Way[] = [
  ['the menu', '{ categoryList { children { name url_path children { name url_path children { name } } } } }'],
  ['all categories', '{ categories(filters: {}, pageSize: 600) { items { name url_path } total_count } }'],
  [
    'a category by uid',
    'query ($uid: String) { categories(filters: { category_uid: { eq: $uid } }) { items { name children { name } } } }',
    (shop) => ({ uid: shop.offers }),
  ],
  [
    'a category by uid, several at once',
    'query ($uid: String) { categoryList(filters: { category_uid: { in: [$uid] } }) { name } }',
    (shop) => ({ uid: shop.offers }),
  ],
  [
    'a category by number',
    'query ($id: Int) { category(id: $id) { name products { items { sku } } } }',
    (shop) => ({ id: shop.categoryId('diplomats/staff-offers') }),
  ],
  [
    'an open category below a restricted one',
    'query ($uid: String) { categories(filters: { category_uid: { eq: $uid } }) { items { name } } }',
    (shop) => ({ uid: shop.cellar }),
  ],
  [
    'a category by its parent',
    'query ($uid: String) { categories(filters: { parent_category_uid: { eq: $uid } }) { items { name } } }',
    (shop) => ({ uid: shop.offers }),
  ],
  ['a category by name', '{ categories(filters: { name: { match: "staff" } }) { items { name } } }'],
  ['a category by key', '{ categories(filters: { url_key: { eq: "staff-offers" } }) { items { name } } }'],
  [
    'a listing by uid',
    `query ($uid: String) { products(filter: { category_uid: { eq: $uid } }) { items { ${product} } total_count } }`,
    (shop) => ({ uid: shop.offers }),
  ],
  [
    'a listing by number',
    `query ($id: String) { products(filter: { category_id: { eq: $id } }) { items { ${product} } } }`,
    (shop) => ({ id: String(shop.categoryId('diplomats/staff-offers')) }),
  ],
  [
    'a listing by path',
    `{ products(filter: { category_url_path: { eq: "diplomats/staff-offers" } }) { items { ${product} } } }`,
  ],
  [
    'the listing of the open category above',
    `query ($uid: String) { products(filter: { category_uid: { eq: $uid } }, pageSize: 300) { items { ${product} } } }`,
    (shop) => ({ uid: uid(shop.categoryId('diplomats')) }),
  ],
  ['the whole catalogue', `{ products(filter: {}, pageSize: 300) { items { ${product} categories { name } } } }`],
  ['a search', `{ products(search: "crew choice", pageSize: 300) { items { ${product} } } }`],
  ['what a search box suggests', `{ products(search: "cre", pageSize: 300) { items { name } } }`],
  ['a filter by name', `{ products(filter: { name: { match: "crew" } }) { items { ${product} } } }`],
  ['a filter by price', `{ products(filter: { price: { from: "0" } }, pageSize: 300) { items { ${product} } } }`],
  ['a product by sku', '{ products(filter: { sku: { in: ["GF-006", "GF-008"] } }) { items { name } total_count } }'],
  ['a product by key', '{ products(filter: { url_key: { eq: "crew-choice-surprise-spirits-box" } }) { items { sku } } }'],
  ['a product by the key of a variant', '{ products(filter: { url_key: { eq: "crew-choice-variant" } }) { items { sku } } }'],
  [
    'aggregations',
    '{ products(filter: {}) { aggregations { attribute_code options { label value count } } } }',
  ],
  [
    'other names and fragments',
    `query ($uid: String) { one: products(filter: { category_uid: { eq: $uid } }) { found: items { ...Hit } }
      two: categories(filters: { category_uid: { eq: $uid } }) { items { ... on CategoryTree { label: name products { items { ...Hit } } } } } }
      fragment Hit on ProductInterface { key: url_key ... on SimpleProduct { sku } }`,
    (shop) => ({ uid: shop.offers }),
  ],
  ['the products of a category above', '{ categoryList { children { name products(pageSize: 200) { items { sku } } } } }'],
  ['related products', '{ products(filter: { sku: { eq: "GN-002" } }) { items { related_products { sku name } } } }'],
  ['up-sells', '{ products(filter: { sku: { eq: "GN-002" } }) { items { upsell_products { sku name } } } }'],
  ['cross-sells', '{ products(filter: { sku: { eq: "GN-002" } }) { items { crosssell_products { sku name } } } }'],
  ...[
    'crew-choice-surprise-spirits-box.html',
    'CREW-CHOICE-SURPRISE-SPIRITS-BOX.html',
    '/crew-choice-surprise-spirits-box.html?a=1',
    'old-crew',
  ].map((url): [string, string] => [
    `route of a product as ${url}`,
    `{ route(url: "${url}") { type ... on ProductInterface { sku name } } }`,
  ]),
  [
    'route of a product by its number',
    'query ($url: String!) { route(url: $url) { ... on ProductInterface { sku } } }',
    (shop) => ({ url: `catalog/product/view/id/${shop.productId('GF-006')}` }),
  ],
  ['route of a category', '{ route(url: "diplomats/staff-offers.html") { ... on CategoryTree { name } } }'],
  [
    'route of a category by its number',
    'query ($url: String!) { route(url: $url) { relative_url ... on CategoryTree { name } } }',
    (shop) => ({ url: `catalog/category/view/id/${shop.categoryId('diplomats/staff-offers')}` }),
  ],
  ['route of an open category below', '{ route(url: "diplomats/staff-offers/crew-cellar.html") { ... on CategoryTree { name } } }'],
  ['the older route', '{ urlResolver(url: "old-crew") { type relative_url } }'],
]; // oxfmt-ignore
