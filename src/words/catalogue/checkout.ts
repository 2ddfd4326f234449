// Texts of the checkout.
import { addWords } from '../known';

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
  contactHint: 'Where we can reach you about your order.',
  email: 'Email',
  signedInAs: 'Signed in as {email}',

  hasAccount: 'There is an account for {email}. Sign in to use your addresses, or continue without.',
  customersOnly: 'Orders need an account here. Sign in, and your cart stays as it is.',
  signIn: 'Sign in',
  continueAsGuest: 'Continue as a guest',
  stayGuest: 'Continue as a guest instead',

  address: 'Shipping address',
  savedShipping: 'Where shall we send it?',
  savedBilling: 'Whom shall we bill?',
  newAddress: 'A new address',
  saveAddress: 'Save in my address book',
  regionMissing: 'This address names no state that we know. Choose it for this order.',
  addressesFailed: 'Your saved addresses did not load.',
  addressNotSaved: 'The address could not be saved in your address book. The order is not affected.',
  toMethod: 'Continue to delivery',

  method: 'Delivery',
  methodLegend: 'How shall we send it?',
  methodNone: 'There is no delivery to this address. Please change the address.',
  methodsFailed: 'How it can be sent did not load.',
  chooseMethod: 'Choose how to send it.',
  free: 'Free',
  toPayment: 'Continue to payment',

  payment: 'Payment',
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
  cardUnavailable: 'The card form did not load. Check your connection, or whether something blocks it.',
  cardExpired: 'The card form had expired. Please enter your card again.',
  cardTimeout: 'The payment provider did not answer. Nothing was charged. Try again.',
  cardNetwork: 'The payment provider could not be reached. Nothing was charged. Try again.',
  declined:
    'Your payment was declined, and nothing was ordered. Please try another card or another way to pay.',
  cardRejected: 'The payment provider does not accept this card.',
  cardEnding: '{brand} ending in {last4}',
  cardAgain: 'Please enter your card again.',
  savedCards: 'Your saved cards',
  savedCardExpires: 'Expires {date}',
  savedCardsFailed: 'Your saved cards did not load. You can pay with a new card.',
  newCard: 'A new card',
  keepCard: 'Save this card for next time',
  keepCardHint: 'The payment provider keeps it. You can remove it in your account.',
  billing: 'Billing address',
  billingSame: 'Same as the shipping address',
  toReview: 'Review the order',

  review: 'Review and place order',
  reviewHint: 'Please check your order. Nothing is charged until you press the button.',
  shipTo: 'Ship to',
  billTo: 'Bill to',
  sendBy: 'Delivery',
  payBy: 'Payment',
  placeOrder: 'Place order',
  placeOrderAmount: 'Place order · {amount}',
  changePayment: 'Change payment',
  stockRefused:
    'Your order was not placed and nothing was charged: there is not enough of everything in your cart.',
  stockBlocked: 'Not everything in your cart can be bought as it is.',
  onlyLeft: { one: 'Only {n} left', other: 'Only {n} left' },
  useInstead: 'Use {n} instead',
  useInsteadOf: 'Use {n} instead: {name}',
  editCart: 'Edit the cart',
  placing: 'Placing your order. Please keep this page open.',
  incomplete: 'Please complete the steps above first.',
  agreements: 'Terms of this order',
  agreementRead: 'Read: {name}',
  agreeThis: 'Please agree to this to place the order.',
  agree: 'Please agree to the terms first.',
  totalChanged: 'The total has changed to {total}. Please check the order once more; nothing was charged.',
  itemsLeft:
    'No longer to be had, and so no longer in your cart: {names}. Nothing was ordered or charged; please check the order once more.',

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
  crowded:
    'Too many orders are being placed just now. Yours was not, and you have not been charged; please try again in a minute.',
  orderNotReached:
    'The shop did not answer in time and your order was not placed. You have not been charged; please try again.',
  orderUnclear:
    'We could not find out whether your order was placed. Press the button again and we will check first: you will not pay twice.',
  unclearTitle: 'We are finding out whether your order was placed',
  unclearMessage:
    'The order was sent, but no answer came back. You need not do anything: this page asks the shop until it knows, also when you load it again. Please do not order the same a second time; here you will not pay twice.',
  unclearAsking: 'Asking the shop …',
  unclearAsked: 'Not known yet. Asked last at {time}; we will ask again by ourselves.',
  checkAgain: 'Check again',
  cartReplaced: 'Your cart had expired. Please fill it again.',
  missing: 'Missing required information: {field}',

  receiptTitle: 'Thank you for your order',
  receiptNumber: 'Order number',
  receiptEmail: 'Ordered with {email}.',
  receiptNoNumber:
    'Your order is placed, but the shop did not tell its number. Please keep or print this page.',
  receiptMoreInCart: 'There is something in your cart that is not part of this order.',
  receiptGoOn: 'Check that out too',
  createAccountTitle: 'Keep track of your order',
  createAccountMessage:
    'Create an account and the next checkout takes a minute. Your name and email are filled in already.',
  createAccount: 'Create an account',
  viewOrder: 'View this order',
  viewOrders: 'View your orders',
  print: 'Print',
} as const;

declare module '../messages' {
  interface Messages {
    checkout: typeof checkout;
  }
}

addWords({ checkout });
