// Texts of the last look at an order, among those of the checkout.
import { addWords } from '../known';

export const checkoutReview = {
  reviewHint: 'Please check your order. Nothing is ordered until you press the button.',
  reviewFilledIn:
    'This is your usual address, delivery and payment. Please check your order: nothing is ordered until you press the button.',
  placeOrder: 'Place order',
  placeOrderAmount: 'Place order · {amount}',
  payAnotherWay: 'Pay another way',
  declinedNamed:
    '{payment} was declined. Nothing was charged, and nothing was ordered. Please try another card or another way to pay.',
  stockRefused:
    'Your order was not placed and nothing was charged: there is not enough of everything in your cart.',
  stockBlocked: 'Not everything in your cart can be bought as it is.',
  onlyLeft: { one: 'Only {n} left', other: 'Only {n} left' },
  useInstead: 'Use {n} instead',
  useInsteadOf: 'Use {n} instead: {name}',
  editCart: 'Edit the cart',
  placing: 'Placing your order. Please keep this page open.',
  agreementRead: 'Read: {name}',
  agreeThis: 'Please agree to this to place the order.',
} as const;

addWords({ checkout: checkoutReview });
