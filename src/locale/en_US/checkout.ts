// Texts of the checkout.
import { addMessages } from './index';

export const checkout = {
  title: 'Checkout',
  loading: 'Loading the checkout',
  back: 'Back to cart',
  step: 'Step {n} of {of}',
  edit: 'Edit',
  editNamed: 'Edit {step}',
  continue: 'Continue',
  retry: 'Try again',

  contact: 'Contact',
  contactHint: 'Your order confirmation goes here.',
  email: 'Email',
  signedInAs: 'Signed in as {email}',

  address: 'Shipping address',
  toMethod: 'Continue to delivery',

  method: 'Delivery',
  methodLegend: 'How shall we send it?',
  methodNone: 'There is no delivery to this address. Please change the address.',
  chooseMethod: 'Choose how to send it.',
  free: 'Free',
  toPayment: 'Continue to payment',

  payment: 'Payment',
  paymentLegend: 'How would you like to pay?',
  choosePayment: 'Choose how to pay.',
  paymentNone: 'There is no way to pay for this order. Please contact us.',
  paymentMethodsFailed: 'The ways to pay did not load.',
  secure: 'Card details go straight to the payment provider. This shop never sees them.',
  checkmoHint: 'Send a check or money order after you have placed the order.',
  cashHint: 'Pay when the order is handed to you.',
  cardNumber: 'Card number',
  cardExpiry: 'Expiry date',
  cardCvv: 'Security code',
  cardExpiryPlaceholder: 'MM / YY',
  cardCvvPlaceholder: '3 or 4 digits',
  cardFieldRequired: 'The {field} field is required.',
  cardFieldInvalid: 'Please check the {field}.',
  cardLoading: 'Loading the card form',
  cardUnavailable: 'The card form did not load. Check your connection, or whether something blocks it.',
  cardExpired: 'The card form had expired. Please enter your card again.',
  cardTimeout: 'The payment provider did not answer. Nothing was charged. Try again.',
  cardNetwork: 'The payment provider could not be reached. Nothing was charged. Try again.',
  cardRejected: 'The payment provider does not accept this card.',
  cardEnding: '{brand} ending in {last4}',
  cardAgain: 'Please enter your card again.',
  card: 'Card',
  billing: 'Billing address',
  billingSame: 'Same as the shipping address',
  toReview: 'Review the order',

  review: 'Review and place order',
  reviewHint: 'Please check your order. Nothing is charged until you press the button.',
  shipTo: 'Ship to',
  sendBy: 'Delivery',
  payBy: 'Payment',
  placeOrder: 'Place order',
  placeOrderAmount: 'Place order · {amount}',
  changePayment: 'Change payment',
  placing: 'Placing your order. Please keep this page open.',
  incomplete: 'Please complete the steps above first.',

  summary: 'Order summary',
  summaryShow: 'Show order summary',
  summaryHide: 'Hide order summary',
  quantity: 'Quantity: {n}',

  emptyTitle: 'There is nothing to check out',
  emptyMessage: 'Your cart is empty. Put something in and come back.',
  continueShopping: 'Continue shopping',
  errorTitle: 'The checkout did not load',
  errorMessage: 'We could not reach the shop. What you typed is kept; try again in a moment.',

  failed: 'Something went wrong. Nothing you typed is lost; please try again.',
  notReached: 'The shop could not be reached. Nothing you typed is lost; please try again.',
  orderFailed: 'The order could not be placed. You have not been charged; please try again.',
  orderNotReached:
    'The shop did not answer in time and your order was not placed. You have not been charged; please try again.',
  orderUnclear:
    'We could not find out whether your order was placed. Press the button again and we will check first: you will not pay twice.',
  cartReplaced: 'Your cart had expired. Please fill it again.',
  missing: 'Missing required information: {field}',

  receiptTitle: 'Thank you for your order',
  receiptNumber: 'Order number',
  receiptMail: 'A confirmation is on its way to {email}.',
  receiptNoNumber: 'Your order is placed. You will find its number in the confirmation email.',
  createAccountTitle: 'Keep track of your order',
  createAccountMessage:
    'Create an account and the next checkout takes a minute. Your name and email are filled in already.',
  createAccount: 'Create an account',
} as const;

addMessages({ checkout });
