// Texts of the form by which a guest's order is looked up.
import { addWords } from '../known';

export const guestOrder = {
  guestTitle: 'Look up an order',
  guestLead: 'For orders placed without an account. The number was shown at the end of checkout.',
  email: 'Email',
  emailHint: 'The one you ordered with.',
  lastname: 'Last name',
  postcode: 'ZIP code',
  thirdHint: 'Of the billing address.',
  postcodeAsked: 'This shop looks orders up by the ZIP code of the billing address. Please enter it.',
  lookUp: 'Show order',
  guestMissing:
    'We found no such order. Please check what you entered. An order placed with an account is in its order history.',
  guestFailed: 'The order could not be looked up. Try again.',
  guestAbsent: 'Orders cannot be looked up here. Please write to us with the number of your order.',
  guestNumber: 'Order number',
} as const;

addWords({ orders: guestOrder });
