// Which fields may be cached, and what an answer of theirs has to be forgotten with: the cache tags of entities.
import type { CategoryNode } from '../catalog/category-node';
import type { ProductNode } from '../catalog/product-set';
import { findBlock, findPageByIdentifier } from '../content/pages';
import type { Context } from '../context';

/** Tags of a field's value. */
export type Identity = (value: unknown, context: Context, args: Record<string, unknown>) => string[];

/** ['cat_p', 'cat_p_8'] for products of id 8; nothing for none. */
function tags(kind: string, ids: readonly (number | string)[]): string[] {
  return ids.length > 0 ? [kind, ...ids.map((id) => `${kind}_${id}`)] : [];
}

const listOf = <T>(value: unknown) => (Array.isArray(value) ? value : [value]).filter(Boolean) as T[];

const categories: Identity = (value) =>
  tags(
    'cat_c',
    listOf<CategoryNode>(value).map(({ category }) => category.id),
  );

const products: Identity = (value, _, { filter }) => {
  const { items } = value as { items: () => ProductNode[] };
  const { category_id: category } = (filter ?? {}) as { category_id?: { eq?: string; in?: string[] } };
  return [
    ...tags('cat_c', listOf<string>(category?.eq ?? category?.in)),
    ...tags(
      'cat_p',
      items().map(({ row }) => row.id),
    ),
  ];
};

const page: Identity = (value, { db, store }) => {
  const found = findPageByIdentifier(db, (value as { identifier: string }).identifier, store.code);
  return tags('cms_p', found ? [found.id] : []);
};

const blocks: Identity = (value, { db }) =>
  tags(
    'cms_b',
    (value as { items: { identifier?: string }[] }).items.flatMap(({ identifier }) => {
      const block = identifier === undefined ? undefined : findBlock(db, identifier);
      return block ? [block.id, block.identifier] : [];
    }),
  );

const target: Identity = (value, context, args) => {
  const { __typename: type } = value as { __typename: string };
  if (type === 'CmsPage') return page(value, context, args);
  return type === 'CategoryTree'
    ? categories(value, context, args)
    : tags('cat_p', [(value as ProductNode).row.id]);
};

const olderTarget: Identity = (value) => {
  const { type, id } = value as { type: 'PRODUCT' | 'CATEGORY' | 'CMS_PAGE'; id: number };
  return tags({ PRODUCT: 'cat_p', CATEGORY: 'cat_c', CMS_PAGE: 'cms_p' }[type], [id]);
};

/** By type and field; an interface stands for its types. */
const identities: Record<string, Identity> = {
  'Query.products': products,
  'Query.categories': (value, context, args) =>
    categories((value as { items: CategoryNode[] }).items, context, args),
  'Query.categoryList': categories,
  'Query.category': categories,
  'Query.cmsPage': page,
  'Query.cmsBlocks': blocks,
  'Query.route': target,
  'Query.urlResolver': olderTarget,
  'ProductInterface.categories': categories,
};

const configOf = (value: unknown) =>
  tags(
    'gql_store_config',
    listOf<{ id: number }>(value).map(({ id }) => id),
  );
const countriesOf: Identity = (value) =>
  tags(
    'gql_country',
    listOf<{ id: string }>(value).map(({ id }) => id),
  );

/** Releases after 2.4.6 cache these as well, which 2.4.6 rules out. */
const newerIdentities: Record<string, Identity> = {
  'Query.storeConfig': configOf,
  'Query.availableStores': configOf,
  'Query.currency': () => ['gql_currency'],
  'Query.country': countriesOf,
  'Query.countries': countriesOf,
};

/** One of these makes the whole answer private. Fields that are named nowhere neither allow nor forbid. */
const uncacheable = [
  'Query.cart',
  'Query.customAttributeMetadata',
  'Query.customer',
  'Query.customerCart',
  'Query.customerDownloadableProducts',
  'Query.customerOrders',
  'Query.customerPaymentTokens',
  'Query.guestOrder',
  'Query.guestOrderByToken',
  'Query.isEmailAvailable',
  'Query.pickupLocations',
  'Query.wishlist',
  'ProductInterface.wishlist_status',
];

/** What to collect from each field, `false` where it may not be cached; `cachesMore`: as releases after 2.4.6 do. */
export function cachingRules(cachesMore: boolean): Map<string, Identity | false> {
  return new Map<string, Identity | false>([
    ...uncacheable.map((field) => [field, false] as const),
    ...Object.keys(newerIdentities).map((field) => [field, false] as const),
    ...Object.entries(identities),
    ...(cachesMore ? Object.entries(newerIdentities) : []),
  ]);
}
