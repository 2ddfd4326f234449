// Texts of the checkout.
import { addWords } from '../known';

export const checkout = {
  title: 'Checkout',
  safe: 'Secure checkout',
  help: 'Help',
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
  haveAccount: 'Have an account?',
  customersOnly: 'Orders need an account here. Sign in, and your cart stays as it is.',
  signIn: 'Sign in',
  continueAsGuest: 'Continue as a guest',
  stayGuest: 'Continue as a guest instead',

  address: 'Shipping address',
  saveAddress: 'Save in my address book',
  addressNotSaved: 'The address could not be saved in your address book. The order is not affected.',
  toMethod: 'Continue to delivery',

  method: 'Delivery',
  methodLegend: 'How shall we send it?',
  methodNone: 'There is no delivery to this address. Please change the address.',
  methodsFailed: 'How it can be sent did not load.',
  methodGone: 'It cannot be sent this way any more. Please choose another.',
  chooseMethod: 'Choose how to send it.',
  free: 'Free',
  shippingLater: 'Not chosen yet',
  toPayment: 'Continue to payment',

  payment: 'Payment',
  cardUnavailable: 'The card form did not load. Check your connection, or whether something blocks it.',
  cardExpired: 'The card form had expired. Please enter your card again.',
  cardTimeout: 'The payment provider did not answer. Nothing was charged. Try again.',
  cardNetwork: 'The payment provider could not be reached. Nothing was charged. Try again.',
  declined:
    'Your payment was declined, and nothing was ordered. Please try another card or another way to pay.',
  cardRejected: 'The payment provider does not accept this card.',
  cardAgain: 'Please enter your card again.',

  review: 'Review and place order',
  billTo: 'Bill to',
  incomplete: 'Please complete the steps above first.',
  agreements: 'Terms of this order',
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
  cartReplaced: 'Your cart had expired. Please fill it again.',
  missing: 'Missing required information: {field}',

  createAccount: 'Create an account',
} as const;

addWords({ checkout });
