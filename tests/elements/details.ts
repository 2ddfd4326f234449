// What the detail of each event must look like, no more and no less: the types of elements/kit/event-details.ts at run time.
import * as z from 'zod/mini';

const item = z.strictObject({
  item_id: z.string().check(z.minLength(1)),
  item_name: z.string().check(z.minLength(1)),
  item_brand: z.optional(z.string()),
  item_category: z.optional(z.string()),
  item_variant: z.optional(z.string()),
  price: z.number(),
  discount: z.optional(z.number()),
  quantity: z.number().check(z.positive()),
});
const items = z.array(item).check(z.minLength(1));
const currency = z.string().check(z.regex(/^[A-Z]{3}$/));

const itemEvent = z.strictObject({
  sku: z.string(),
  name: z.string(),
  quantity: z.number(),
  price: z.number(),
  currency,
  value: z.number(),
  items,
});
const listEvent = z.strictObject({
  item_list_id: z.string().check(z.minLength(1)),
  item_list_name: z.string().check(z.minLength(1)),
  currency,
  items: z
    .array(z.extend(item, { index: z.number(), item_list_id: z.string(), item_list_name: z.string() }))
    .check(z.minLength(1)),
});
const cart = { currency, value: z.number(), coupon: z.optional(z.string()), items };
const nothing = z.null();

export const details: Record<string, z.ZodMiniType> = {
  'airside-list-viewed': listEvent,
  'airside-item-selected': listEvent,
  'airside-product-viewed': itemEvent,
  'airside-item-added': itemEvent,
  'airside-item-removed': itemEvent,
  'airside-wishlist-item-added': itemEvent,
  'airside-wishlist-item-removed': itemEvent,
  'airside-cart-viewed': z.strictObject(cart),
  'airside-cart-changed': z.strictObject({ ...cart, items: z.array(item), count: z.number() }),
  'airside-session-changed': z.strictObject({ isSignedIn: z.boolean() }),
  'airside-signed-in': z.strictObject({ method: z.literal('password') }),
  'airside-account-created': z.strictObject({ method: z.literal('password'), isSignedIn: z.boolean() }),
  'airside-sign-in-requested': z.strictObject({ origin: z.string(), sku: z.optional(z.string()) }),
  'airside-searched': z.strictObject({ query: z.string() }),
  'airside-search-viewed': z.strictObject({ query: z.string(), total: z.number() }),
  'airside-category-viewed': z.strictObject({ uid: z.string(), name: z.string(), path: z.string() }),
  'airside-brand-viewed': z.strictObject({ id: z.string(), name: z.string() }),
  'airside-newsletter-subscribed': z.strictObject({
    audience: z.enum(['store', 'catalog']),
    needs_confirmation: z.boolean(),
  }),
  'airside-opened': z.strictObject({ count: z.number() }),
  'airside-closed': nothing,
  'airside-contact-sent': nothing,
  'airside-not-found': z.strictObject({
    uid: z.optional(z.string()),
    sku: z.optional(z.string()),
    urlKey: z.optional(z.string()),
    identifier: z.optional(z.string()),
    brand: z.optional(z.string()),
    id: z.optional(z.string()),
  }),
};
