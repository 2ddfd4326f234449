// Texts of the step to pay in, among those of the checkout.
import { addWords } from '../known';

export const checkoutPayment = {
  paymentLegend: 'How would you like to pay?',
  paymentNone: 'There is no way to pay for this order. Please contact us.',
  paymentMethodsFailed: 'The ways to pay did not load.',
  secure: 'Card details go straight to the payment provider. This shop never sees them.',
  checkmoHint: 'Send a check or money order after you have placed the order.',
  freeHint: 'Nothing is left to pay.',
  cashHint: 'Pay when the order is handed to you.',
  cardNumber: 'Card number',
  cardExpiry: 'Expiry date',
  cardCvv: 'Security code',
  cardExpiryPlaceholder: 'MM / YY',
  cardCvvPlaceholder: '3 or 4 digits',
  cardFieldRequired: 'The {field} field is required.',
  cardFieldInvalid: 'Please check the {field}.',
  cardEnding: '{brand} ending in {last4}',
  savedCards: 'Your saved cards',
  savedCardExpires: 'Expires {date}',
  savedCardsFailed: 'Your saved cards did not load. You can pay with a new card.',
  newCard: 'A new card',
  keepCard: 'Save this card for next time',
  keepCardHint: 'The payment provider keeps it. You can remove it in your account.',
  billing: 'Billing address',
  billingSame: 'Same as the shipping address',
  toReview: 'Review the order',
} as const;

addWords({ checkout: checkoutPayment });
