// Carts: who changes what.
import { ofCart, cart, mutation, q } from './rows';

const items = '[{ data: { sku: "CHOC", quantity: 1 } }]';
export const carts = [
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
