// What each record in browser storage looks like: another script, or an older version, may have written anything under our names.
import { hasShape, type Shape } from './storage/shape';

const address: Shape = {
  firstname: 'string',
  lastname: 'string',
  street: ['string'],
  city: 'string',
  region_code: 'string',
  postcode: 'string',
  telephone: 'string',
  country_id: 'string',
  email: 'string?',
};
const shippingMethod: Shape = {
  code: 'string',
  title: 'string',
  carrier_code: 'string',
  method_code: 'string',
};
const receipt: Shape = {
  order: { id: 'string?', number: 'string?' },
  shipping_address: 'object?',
  email: 'string',
  cart: { id: 'string', items: [{ uid: 'string' }] },
};
const newItem: Shape = { sku: 'string', quantity: 'number' };
const typed: Shape = { owner: 'string', typed: 'object' };

const shapes: Readonly<Record<string, Shape>> = {
  signin_token: 'string',
  email: 'string',
  cartId: 'string',
  cartCount: 'number',
  cartRescue: { cartId: 'string', item: newItem },
  cartToMerge: { cartId: 'string', items: [newItem] },
  imagesBySku: { '*': { file: 'string' } },
  store_view_code: 'string',
  store_view_currency: 'string',
  store_view_secure_base_media_url: 'string',
  store_view_page_sizes: { '*': 'number' },
  magento_cache_id: 'string',
  wishlistWish: { sku: 'string', name: 'string' },
  shipping_address: address,
  billing_address: { sameAsShippingAddress: 'boolean' },
  shippingMethod,
  availableShippingMethods: [shippingMethod],
  paymentMethod: { code: 'string', description: 'string' },
  guestEmail: 'string',
  checkoutDraft: { owner: 'string?', email: 'string?', shipping: 'object?', billing: 'object?' },
  checkoutAttempt: { cartId: 'string', sentAt: 'number', receipt },
  checkoutReceipt: receipt,
  addressDraft: typed,
  detailsDraft: typed,
  toldEvents: { cartId: 'string', events: ['string'] },
};

/** True for a key that is not listed: whoever reads it looks for himself. */
export const isSound = (key: string, value: unknown): boolean =>
  !Object.hasOwn(shapes, key) || hasShape(value, shapes[key]!);
