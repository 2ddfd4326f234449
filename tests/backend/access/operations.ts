// One row per operation of the schema that touches what somebody owns: who can read or change it.
import { password } from '../small-shop';
import type { Asker, World } from './world';

/**
 * `who` has a column per asker: guest, Diana (whose things it is about, where they are not Gita's), Lena, the employee
 * Erik. `r` reads, `w` changes, `-` neither. The document is a template of the world's ids.
 */
export interface Row {
  /** Type.field of the schema; what follows a blank tells rows of one field apart. */
  name: string;
  who: string;
  document: (world: World, asker: Asker) => string;
}

const q = (text: string) => JSON.stringify(text);
const address = `{ firstname: "X", lastname: "Y", street: ["1 Z"], city: "Austin", region: "TX", postcode: "73301", country_code: "US", telephone: "1" }`;
const bookAddress = `{ firstname: "X", lastname: "Y", street: ["1 Z"], city: "Austin", region: { region_id: 57 }, postcode: "73301", country_code: US, telephone: "1" }`;
const cart = '{ email shipping_addresses { lastname street } billing_address { lastname } items { uid } }';
const person = '{ email firstname lastname addresses { lastname street } }';
const order = '{ number email shipping_address { lastname street } }';
const placed = '{ order { order_number } orderV2 { shipping_address { lastname } } }';

type Template = (world: World, asker: Asker) => string;
const row = (name: string, who: string, template: Template): Row => ({
  name,
  who,
  document: (world, asker) =>
    `${name.startsWith('Mutation') ? 'mutation ' : ''}{ ${template(world, asker)} }`,
});
const query = (field: string, who: string, template: Template) => row(`Query.${field}`, who, template);
const mutation = (field: string, who: string, template: Template) => row(`Mutation.${field}`, who, template);
const customer = (field: string, who: string, template: Template) =>
  row(`Customer.${field}`, who, (world, asker) => `customer { ${template(world, asker)} }`);

/** A cart operation, once with Diana's cart and once with a guest's: the id is the guest's only key. */
function ofCart(
  field: string,
  own: string,
  guests: string,
  template: (id: string, world: World) => string,
): Row[] {
  return [
    mutation(field, own, (w) => template(q(w.carts.diana), w)),
    mutation(`${field} of a guest`, guests, (w) => template(q(w.gita.cart), w)),
  ];
}

const reading = [
  query('customer', '- r - -', () => `customer ${person}`),
  query('cart', '- r - -', (w) => `cart(cart_id: ${q(w.carts.diana)}) ${cart}`),
  query('cart of a guest', 'r - - -', (w) => `cart(cart_id: ${q(w.gita.cart)}) ${cart}`),
  query('cart that was ordered', '- - - -', (w) => `cart(cart_id: ${q(w.closedCart)}) ${cart}`),
  query('customerCart', '- r - -', () => `customerCart ${cart}`),
  query('customerOrders', '- r - -', () => `customerOrders { items ${order} }`),
  query('customerPaymentTokens', '- r - -', () => 'customerPaymentTokens { items { details } }'),
  query(
    'customerDownloadableProducts',
    '- - - -',
    () => 'customerDownloadableProducts { items { order_increment_id } }',
  ),
  query('wishlist', '- r - -', () => 'wishlist { items { description } }'),
  query(
    'guestOrder of a guest',
    'r r r r',
    (w) =>
      `guestOrder(input: { number: ${q(w.gita.order.number)}, email: "gita@example.com", lastname: "Gitadottir" }) ${order}`,
  ),
  query(
    'guestOrder of a customer',
    '- - - -',
    (w) =>
      `guestOrder(input: { number: ${q(w.order.number)}, email: "diana@example.com", lastname: "Lindqvist" }) ${order}`,
  ),
  query(
    'guestOrder with another name',
    '- - - -',
    (w) =>
      `guestOrder(input: { number: ${q(w.gita.order.number)}, email: "gita@example.com", lastname: "X" }) ${order}`,
  ),
  query(
    'guestOrderByToken of a guest',
    'r r r r',
    (w) => `guestOrderByToken(input: { token: ${q(w.gita.order.token)} }) ${order}`,
  ),
  query(
    'guestOrderByToken of a customer',
    '- - - -',
    (w) => `guestOrderByToken(input: { token: ${q(w.order.token)} }) ${order}`,
  ),
  query(
    'isEmailAvailable',
    '- - - -',
    () => 'isEmailAvailable(email: "diana@example.com") { is_email_available }',
  ),
  customer(
    'orders',
    '- r - -',
    (w) =>
      `orders(filter: { number: { in: [${q(w.order.number)}, ${q(w.gita.order.number)}] } }) { items ${order} }`,
  ),
  customer('wishlist', '- r - -', () => 'wishlist { items_v2 { items { description } } }'),
  customer('wishlists', '- r - -', () => 'wishlists { items_v2 { items { description } } }'),
  customer(
    'wishlist_v2',
    '- r - -',
    (w) => `wishlist_v2(id: "${w.list}") { items_v2 { items { description } } }`,
  ),
  customer('reviews', '- - - -', () => 'reviews { items { nickname } }'),
];

const account = [
  mutation(
    'updateCustomer',
    '- rw - -',
    () => `updateCustomer(input: { firstname: "X" }) { customer ${person} }`,
  ),
  mutation(
    'updateCustomerV2',
    '- rw - -',
    () => `updateCustomerV2(input: { firstname: "X" }) { customer ${person} }`,
  ),
  mutation(
    'updateCustomerEmail',
    '- rw - -',
    () => `updateCustomerEmail(email: "x@example.com", password: ${q(password)}) { customer ${person} }`,
  ),
  mutation(
    'changeCustomerPassword',
    '- rw - -',
    () => `changeCustomerPassword(currentPassword: ${q(password)}, newPassword: "Another1!") ${person}`,
  ),
  mutation('deleteCustomer', '- w - -', () => 'deleteCustomer'),
  mutation('revokeCustomerToken', '- w - -', () => 'revokeCustomerToken { result }'),
  mutation(
    'generateCustomerToken',
    '- - - -',
    () => 'generateCustomerToken(email: "diana@example.com", password: "wrong") { token }',
  ),
  mutation(
    'createCustomer',
    '- - - -',
    () =>
      `createCustomer(input: { email: "diana@example.com", firstname: "X", lastname: "Y", password: ${q(password)} }) { customer ${person} }`,
  ),
  mutation(
    'createCustomerV2',
    '- - - -',
    () =>
      `createCustomerV2(input: { email: "diana@example.com", firstname: "X", lastname: "Y", password: ${q(password)} }) { customer ${person} }`,
  ),
  mutation(
    'confirmEmail',
    '- - - -',
    () => `confirmEmail(input: { email: "diana@example.com", confirmation_key: "x" }) { customer ${person} }`,
  ),
  mutation('resendConfirmationEmail', '- - - -', () => 'resendConfirmationEmail(email: "diana@example.com")'),
  // A mail to its owner is all that comes of it.
  mutation(
    'requestPasswordResetEmail',
    'w w w w',
    () => 'requestPasswordResetEmail(email: "diana@example.com")',
  ),
  mutation(
    'resetPassword',
    '- - - -',
    () => 'resetPassword(email: "diana@example.com", resetPasswordToken: "wrong", newPassword: "Another1!")',
  ),
  mutation(
    'resetPassword with the token',
    'w w w w',
    (w) =>
      `resetPassword(email: "diana@example.com", resetPasswordToken: ${q(w.resetToken)}, newPassword: "Another1!")`,
  ),
  mutation(
    'resetPassword with the token and another address',
    '- - - -',
    (w) =>
      `resetPassword(email: "lena@example.com", resetPasswordToken: ${q(w.resetToken)}, newPassword: "Another1!")`,
  ),
  mutation('createCustomerAddress', '- w - -', () => `createCustomerAddress(input: ${bookAddress}) { id }`),
  mutation(
    'updateCustomerAddress',
    '- rw - -',
    () => 'updateCustomerAddress(id: 2, input: { city: "X" }) { lastname street }',
  ),
  mutation('deleteCustomerAddress', '- w - -', () => 'deleteCustomerAddress(id: 2)'),
  mutation(
    'deletePaymentToken',
    '- w - -',
    (w) => `deletePaymentToken(public_hash: ${q(w.card)}) { customerPaymentTokens { items { details } } }`,
  ),
  mutation(
    'createProductReview',
    '- w - -',
    () =>
      'createProductReview(input: { sku: "MALT", nickname: "N", summary: "S", text: "T", ratings: [] }) { review { nickname } }',
  ),
  // Anybody may bring the newsletter to any address, as recorded (newsletter/subscribe-other-customers-email-signed-in).
  mutation(
    'subscribeEmailToNewsletter',
    'w w w w',
    () => 'subscribeEmailToNewsletter(email: "diana@example.com") { status }',
  ),
  mutation(
    'contactUs',
    '- - - -',
    () => 'contactUs(input: { name: "N", email: "n@example.com", comment: "C" }) { status }',
  ),
];

const list = '{ wishlist { items_v2 { items { description } } } }';
const wishlist = [
  mutation(
    'addProductsToWishlist',
    '- rw - -',
    (w) =>
      `addProductsToWishlist(wishlistId: "${w.list}", wishlistItems: [{ sku: "MALT", quantity: 1 }]) ${list}`,
  ),
  mutation(
    'updateProductsInWishlist',
    '- w - -',
    (w) =>
      `updateProductsInWishlist(wishlistId: "${w.list}", wishlistItems: [{ wishlist_item_id: "${w.listItem}", description: "X", quantity: 2 }]) ${list}`,
  ),
  mutation(
    'updateProductsInWishlist in one’s own list',
    '- w - -',
    (w) =>
      `updateProductsInWishlist(wishlistId: "0", wishlistItems: [{ wishlist_item_id: "${w.listItem}", description: "X", quantity: 2 }]) ${list}`,
  ),
  mutation(
    'removeProductsFromWishlist',
    '- w - -',
    (w) => `removeProductsFromWishlist(wishlistId: "${w.list}", wishlistItemsIds: ["${w.listItem}"]) ${list}`,
  ),
  mutation(
    'removeProductsFromWishlist in one’s own list',
    '- w - -',
    (w) => `removeProductsFromWishlist(wishlistId: "0", wishlistItemsIds: ["${w.listItem}"]) ${list}`,
  ),
  mutation(
    'addWishlistItemsToCart',
    '- w - -',
    (w) => `addWishlistItemsToCart(wishlistId: "${w.list}", wishlistItemIds: ["${w.listItem}"]) ${list}`,
  ),
  mutation(
    'addWishlistItemsToCart from one’s own list',
    '- - - -',
    (w) => `addWishlistItemsToCart(wishlistId: "0", wishlistItemIds: ["${w.listItem}"]) ${list}`,
  ),
];

const items = '[{ data: { sku: "CHOC", quantity: 1 } }]';
const carts = [
  mutation('createEmptyCart', '- - - -', () => 'createEmptyCart'),
  mutation(
    'createEmptyCart with an id that is taken',
    '- - - -',
    (w) => `createEmptyCart(input: { cart_id: ${q(w.gita.cart)} })`,
  ),
  mutation(
    'createGuestCart',
    '- - - -',
    (w) => `createGuestCart(input: { cart_uid: ${q(w.gita.cart)} }) { cart ${cart} }`,
  ),
  ...ofCart(
    'addProductsToCart',
    '- rw - -',
    'rw - - -',
    (id) => `addProductsToCart(cartId: ${id}, cartItems: [{ sku: "CHOC", quantity: 1 }]) { cart ${cart} }`,
  ),
  ...ofCart(
    'addSimpleProductsToCart',
    '- rw - -',
    'rw - - -',
    (id) => `addSimpleProductsToCart(input: { cart_id: ${id}, cart_items: ${items} }) { cart ${cart} }`,
  ),
  ...ofCart(
    'addVirtualProductsToCart',
    '- rw - -',
    'rw - - -',
    (id) => `addVirtualProductsToCart(input: { cart_id: ${id}, cart_items: ${items} }) { cart ${cart} }`,
  ),
  ...ofCart(
    'addConfigurableProductsToCart',
    '- rw - -',
    'rw - - -',
    (id) =>
      `addConfigurableProductsToCart(input: { cart_id: ${id}, cart_items: [{ parent_sku: "RUM", data: { sku: "RUM-70", quantity: 1 } }] }) { cart ${cart} }`,
  ),
  ...ofCart(
    'updateCartItems',
    '- rw - -',
    '- - - -',
    (id, w) =>
      `updateCartItems(input: { cart_id: ${id}, cart_items: [{ cart_item_id: ${w.line}, quantity: 1 }] }) { cart ${cart} }`,
  ),
  ...ofCart(
    'removeItemFromCart',
    '- rw - -',
    '- - - -',
    (id, w) => `removeItemFromCart(input: { cart_id: ${id}, cart_item_id: ${w.line} }) { cart ${cart} }`,
  ),
  mutation(
    'updateCartItems her line in one’s own cart',
    '- rw - -',
    (w, asker) =>
      `updateCartItems(input: { cart_id: ${q(w.carts[asker])}, cart_items: [{ cart_item_id: ${w.line}, quantity: 1 }] }) { cart ${cart} }`,
  ),
  mutation(
    'removeItemFromCart her line in one’s own cart',
    '- rw - -',
    (w, asker) =>
      `removeItemFromCart(input: { cart_id: ${q(w.carts[asker])}, cart_item_id: ${w.line} }) { cart ${cart} }`,
  ),
  ...ofCart(
    'applyCouponToCart',
    '- rw - -',
    'rw - - -',
    (id) => `applyCouponToCart(input: { cart_id: ${id}, coupon_code: "SAVE10" }) { cart ${cart} }`,
  ),
  ...ofCart(
    'removeCouponFromCart',
    '- r - -',
    'r - - -',
    (id) => `removeCouponFromCart(input: { cart_id: ${id} }) { cart ${cart} }`,
  ),
  // Whoever signs in brings along the guest's cart whose id they hold.
  mutation(
    'mergeCarts',
    '- - - -',
    (w, asker) =>
      `mergeCarts(source_cart_id: ${q(w.carts.diana)}, destination_cart_id: ${q(w.carts[asker])}) ${cart}`,
  ),
  mutation(
    'mergeCarts a guest’s into hers',
    '- rw - -',
    (w) => `mergeCarts(source_cart_id: ${q(w.gita.cart)}, destination_cart_id: ${q(w.carts.diana)}) ${cart}`,
  ),
  mutation(
    'mergeCarts a guest’s into one’s own',
    '- rw w w',
    (w) => `mergeCarts(source_cart_id: ${q(w.gita.cart)}) ${cart}`,
  ),
  mutation(
    'assignCustomerToGuestCart',
    '- - - -',
    (w) => `assignCustomerToGuestCart(cart_id: ${q(w.carts.diana)}) ${cart}`,
  ),
  mutation(
    'assignCustomerToGuestCart of a guest',
    '- rw rw rw',
    (w) => `assignCustomerToGuestCart(cart_id: ${q(w.gita.cart)}) ${cart}`,
  ),
];

const checkout = [
  ...ofCart(
    'setGuestEmailOnCart',
    '- - - -',
    'rw - - -',
    (id) => `setGuestEmailOnCart(input: { cart_id: ${id}, email: "x@example.com" }) { cart ${cart} }`,
  ),
  ...ofCart(
    'setShippingAddressesOnCart',
    '- rw - -',
    'rw - - -',
    (id) =>
      `setShippingAddressesOnCart(input: { cart_id: ${id}, shipping_addresses: [{ address: ${address} }] }) { cart ${cart} }`,
  ),
  mutation(
    'setShippingAddressesOnCart her address on one’s own cart',
    '- rw - -',
    (w, asker) =>
      `setShippingAddressesOnCart(input: { cart_id: ${q(w.carts[asker])}, shipping_addresses: [{ customer_address_id: 2 }] }) { cart ${cart} }`,
  ),
  ...ofCart(
    'setBillingAddressOnCart',
    '- rw - -',
    'rw - - -',
    (id) =>
      `setBillingAddressOnCart(input: { cart_id: ${id}, billing_address: { address: ${address} } }) { cart ${cart} }`,
  ),
  mutation(
    'setBillingAddressOnCart her address on one’s own cart',
    '- rw - -',
    (w, asker) =>
      `setBillingAddressOnCart(input: { cart_id: ${q(w.carts[asker])}, billing_address: { customer_address_id: 2 } }) { cart ${cart} }`,
  ),
  ...ofCart(
    'setShippingMethodsOnCart',
    '- r - -',
    'r - - -',
    (id) =>
      `setShippingMethodsOnCart(input: { cart_id: ${id}, shipping_methods: [{ carrier_code: "flatrate", method_code: "flatrate" }] }) { cart ${cart} }`,
  ),
  ...ofCart(
    'setPaymentMethodOnCart',
    '- rw - -',
    'rw - - -',
    (id) =>
      `setPaymentMethodOnCart(input: { cart_id: ${id}, payment_method: { code: "cashondelivery" } }) { cart ${cart} }`,
  ),
  ...ofCart(
    'estimateShippingMethods',
    '- - - -',
    '- - - -',
    (id) =>
      `estimateShippingMethods(input: { cart_id: ${id}, address: { country_code: US } }) { carrier_code }`,
  ),
  ...ofCart(
    'estimateTotals',
    '- r - -',
    'r - - -',
    (id) => `estimateTotals(input: { cart_id: ${id}, address: { country_code: US } }) { cart ${cart} }`,
  ),
  ...ofCart('placeOrder', '- rw - -', 'rw - - -', (id) => `placeOrder(input: { cart_id: ${id} }) ${placed}`),
  ...ofCart(
    'setPaymentMethodAndPlaceOrder',
    '- rw - -',
    'rw - - -',
    (id) =>
      `setPaymentMethodAndPlaceOrder(input: { cart_id: ${id}, payment_method: { code: "checkmo" } }) ${placed}`,
  ),
  mutation('createBraintreeClientToken', '- - - -', () => 'createBraintreeClientToken'),
  mutation('createBraintreePayPalClientToken', '- - - -', () => 'createBraintreePayPalClientToken'),
  mutation(
    'createBraintreePayPalVaultClientToken',
    '- - - -',
    (w) => `createBraintreePayPalVaultClientToken(input: { public_hash: ${q(w.card)} })`,
  ),
];

const cancelled = '{ error order { shipping_address { lastname } } }';
const orders = [
  mutation(
    'reorderItems',
    '- rw - -',
    (w) => `reorderItems(orderNumber: ${q(w.order.number)}) { cart ${cart} }`,
  ),
  mutation(
    'reorderItems of a guest',
    '- - - -',
    (w) => `reorderItems(orderNumber: ${q(w.gita.order.number)}) { cart { id } }`,
  ),
  mutation(
    'cancelOrder',
    '- rw - -',
    (w) => `cancelOrder(input: { order_id: "${w.order.id}", reason: "Other" }) ${cancelled}`,
  ),
  mutation(
    'cancelOrder of a guest',
    '- - - -',
    (w) => `cancelOrder(input: { order_id: "${w.gita.order.id}", reason: "Other" }) ${cancelled}`,
  ),
  mutation(
    'requestGuestOrderCancel',
    '- - - -',
    (w) => `requestGuestOrderCancel(input: { token: ${q(w.order.token)}, reason: "Other" }) ${cancelled}`,
  ),
  mutation(
    'requestGuestOrderCancel of a guest',
    'rw rw rw rw',
    (w) =>
      `requestGuestOrderCancel(input: { token: ${q(w.gita.order.token)}, reason: "Other" }) ${cancelled}`,
  ),
  mutation(
    'confirmCancelOrder',
    '- - - -',
    (w) =>
      `confirmCancelOrder(input: { order_id: "${w.order.id}", confirmation_key: ${q(w.gita.cancellationKey)} }) ${cancelled}`,
  ),
  mutation(
    'confirmCancelOrder of a guest',
    'rw rw rw rw',
    (w) =>
      `confirmCancelOrder(input: { order_id: "${w.gita.order.id}", confirmation_key: ${q(w.gita.cancellationKey)} }) ${cancelled}`,
  ),
  mutation(
    'confirmCancelOrder of a guest, with a wrong key',
    '- - - -',
    (w) =>
      `confirmCancelOrder(input: { order_id: "${w.gita.order.id}", confirmation_key: "x" }) ${cancelled}`,
  ),
];

export const rows: Row[] = [...reading, ...account, ...wishlist, ...carts, ...checkout, ...orders];

/** What belongs to nobody: the catalogue, pages and settings. */
export const unowned = new Set(
  `availableStores categories category categoryList checkoutAgreements cmsBlocks cmsPage countries country currency
  customAttributeMetadata pickupLocations productReviewRatingsMetadata products recaptchaFormConfig recaptchaV3Config
  route storeConfig storeEvent storeEvents urlResolver`
    .split(/\s+/)
    .map((field) => `Query.${field}`),
);
