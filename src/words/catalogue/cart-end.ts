// Texts of what became of a cart.
import { addWords } from '../known';

export const cartEnd = {
  expiredTitle: 'Your session has ended',
  expiredMessage: 'What you put into your cart is kept in your account. Sign in to go on where you were.',
  signedOutTitle: 'You are signed out',
  signedOutMessage:
    'You signed out, here or in another window. What you put into your cart is kept in your account: sign in to go on.',
  overTitle: 'Your cart is no longer there',
  overMessage:
    'A cart ends when it is ordered, on any device, and when it has waited for too long. If yours was ordered, the order stands: you need not order again.',
  closedTitle: 'Your cart was closed without an order',
  closedMessage: 'The shop has closed it, and no order came of it.',
  orderedTitle: 'This cart was ordered already',
  orderedMessage:
    'It was ordered on another device or in another window. The order stands: you need not order again.',
  orderedNumber: 'Order number {number}',
  emptiedTitle: 'Your cart has become empty',
  emptiedMessage:
    'What was in it is no longer sold, or was taken out on another device or in another window.',
  endedNames: 'There was in it: {names}',
  endedNotOrdered: 'Nothing was ordered from here, and you have not been charged.',
  endedSignIn: 'Sign in',
  endedOrders: 'View your orders',
  endedCart: 'See the cart',
  endedShop: 'Back to the shop',
} as const;

addWords({ cart: cartEnd });
