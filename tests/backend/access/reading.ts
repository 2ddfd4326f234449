// Queries: who reads what.
import { cart, customer, order, person, q, query } from './rows';

export const reading = [
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
