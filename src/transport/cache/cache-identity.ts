// Says when two objects of two answers are the same thing (behaviour 3, cache identity rules), and how pages of a list join.
import type { CacheExchangeOpts, KeyGenerator, Resolver, UpdateResolver } from '@urql/exchange-graphcache';

const embedded: KeyGenerator = () => null;
const singleton: KeyGenerator = () => 'only';
const by =
  (...fields: string[]): KeyGenerator =>
  (data) =>
    fields.every((field) => data[field] !== undefined && data[field] !== null)
      ? fields.map((field) => String(data[field])).join('|')
      : null;

/** In order; the first that fits. Whatever fits none is part of its parent. */
const rules: readonly [RegExp, KeyGenerator][] = [
  [/^(Cart|Customer|CustomerCart|CustomerPaymentTokens)$/, singleton],
  [/^(AppliedGiftCard|AvailablePaymentMethod|SelectedPaymentMethod)$/, by('code')],
  [/^(Available|Selected)ShippingMethod$/, by('carrier_code', 'method_code')],
  [/^Breadcrumb$/, by('category_uid')],
  [/(Product|CartItem)$|^(CategoryTree|ConfigurableProductOptions)$/, by('uid')],
  [/^ProductImage$/, by('url')],
  [/^StoreConfig$/, by('store_code')],
  [/WishlistItem$|^Wishlist$/, by('id')],
  [/^ShippingCartAddress$/, ({ street }) => (Array.isArray(street) ? street.join('|') : null)],
];

const known = new Map<string, KeyGenerator>();

/** Every type has a rule, so that the cache never has to guess or warn. */
export const keys: NonNullable<CacheExchangeOpts['keys']> = new Proxy(
  {},
  {
    get(_, type: string) {
      const rule = known.get(type) ?? rules.find(([pattern]) => pattern.test(type))?.[1] ?? embedded;
      known.set(type, rule);
      return rule;
    },
  },
);

const of = (suffix: string, kinds: string) => kinds.split(' ').map((kind) => kind + suffix);

/** Stands in for the schema wherever a fragment is on an interface. */
export const possibleTypes: Record<string, string[]> = {
  ProductInterface: of('Product', 'Simple Virtual Configurable Downloadable Bundle Grouped GiftCard'),
  CategoryInterface: ['CategoryTree'],
  CartItemInterface: of('CartItem', 'Simple Virtual Configurable Downloadable Bundle GiftCard'),
  WishlistItemInterface: of(
    'WishlistItem',
    'Simple Virtual Configurable Downloadable Bundle GroupedProduct GiftCard',
  ),
  OrderItemInterface: ['OrderItem', ...of('OrderItem', 'Configurable Downloadable Bundle GiftCard')],
  MediaGalleryInterface: ['ProductImage', 'ProductVideo'],
  SwatchDataInterface: of('SwatchData', 'Color Image Text'),
  RoutableInterface: [
    'CmsPage',
    'CategoryTree',
    'RoutableUrl',
    ...of('Product', 'Simple Virtual Configurable Downloadable Bundle Grouped GiftCard'),
  ],
  Error: ['CartUserInputError', 'InsufficientStockError', 'PlaceOrderError', 'CancelOrderError'],
};

/**
 * Writing an answer without a whole schema, graphcache tries each fragment on each type, whatever possibleTypes says, and
 * in development misses the fields of those that do not fit. What a fragment misses is therefore not worth a word.
 */
export const logger: CacheExchangeOpts['logger'] = (severity, message) => {
  const isOfFragment = /^Invalid undefined[^]*\(Caused At: .*Fragment( on "\w+")?\)/.test(message);
  if (severity !== 'debug' && !isOfFragment) console[severity](message);
};

/** A wishlist's page holds everything up to it: items are appended where currentPage is above 1. */
const wishlistPages: Resolver = (parent, args, cache) => {
  const wishlist = cache.keyOfEntity(parent as { __typename: string; id: string });
  const upTo = Number(args.currentPage ?? 1);
  const pages = cache
    .inspectFields(wishlist)
    .filter(
      ({ fieldName, arguments: asked }) =>
        fieldName === 'items_v2' && (asked?.pageSize ?? null) === (args.pageSize ?? null),
    )
    .map(({ fieldKey, arguments: asked }) => ({
      page: Number(asked?.currentPage ?? 1),
      link: cache.resolve(wishlist, fieldKey) as string | null | undefined,
    }))
    .filter(({ page }) => page <= upTo)
    .sort((a, b) => a.page - b.page);
  const last = pages[pages.length - 1];
  if (last?.page !== upTo) return undefined;
  // Answered, and not there.
  if (!last.link) return last.link;
  const items = pages.flatMap(({ link }) =>
    link ? ((cache.resolve(link, 'items') as string[] | undefined) ?? []) : [],
  );
  return {
    __typename: 'WishlistItems',
    items: [...new Set(items)],
    page_info: cache.resolve(last.link, 'page_info'),
  };
};

export const resolvers: CacheExchangeOpts['resolvers'] = { Wishlist: { items_v2: wishlistPages } };

/** Which lines the cart has is told anew by reading it, where a change answers some of them or none. */
const cartChanges =
  'addProductsToCart addConfigurableProductsToCart updateCartItems removeItemFromCart applyCouponToCart removeCouponFromCart';

type ChangedCart = Record<string, { cart?: { items?: unknown } | null } | null>;

const forgetLines: UpdateResolver<ChangedCart> = (changed, _args, cache, { fieldName }) => {
  if (!changed[fieldName]?.cart?.items) cache.invalidate('Cart:only', 'items');
};

/** What evictPrivate forgets (behaviour 4.4). */
const privateFields = ['cart', 'customerCart', 'customer', 'customerWishlistProducts', 'dynamicBlocks'];

export const updates: CacheExchangeOpts['updates'] = {
  Mutation: {
    ...Object.fromEntries(cartChanges.split(' ').map((name) => [name, forgetLines])),
    evictPrivate(_result, _args, cache) {
      for (const { fieldName, fieldKey } of cache.inspectFields('Query')) {
        if (privateFields.includes(fieldName)) cache.invalidate('Query', fieldKey);
      }
    },
  },
};
