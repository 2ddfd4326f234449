// Texts of the address book, among those of the account.
import { addWords } from '../known';

export const addressBook = {
  addressesTitle: 'Address book',
  addressesLead: 'Where your orders go. The checkout offers these addresses.',
  addressesFailed: 'Your addresses could not be loaded.',
  addressesRetry: 'Try again',
  addressesNone: 'No address yet',
  addressesNoneLead: 'Keep one here, and your next checkout takes a minute.',
  addressAdd: 'Add an address',
  addressEdit: 'Change this address',
  addressEditOf: 'Change: {address}',
  addressChange: 'Change',
  addressDelete: 'Delete',
  addressDeleteOf: 'Delete: {address}',
  addressDeleteTitle: 'Delete this address?',
  addressKeep: 'Keep it',
  addressNotSaved: 'This could not be saved. Please try again.',
  addressSaved: 'The address is saved.',
  addressDeleted: 'The address is deleted.',
  addressDefaultShipping: 'Default shipping address',
  addressDefaultBilling: 'Default billing address',
  addressUseShipping: 'Use as default for shipping',
  addressUseBilling: 'Use as default for billing',
  addressUseShippingOf: 'Use as default for shipping: {address}',
  addressUseBillingOf: 'Use as default for billing: {address}',
  addressDefaultSaved: 'This is your default address now.',
  addressKeepDefault: 'To delete it, make another address the default first.',
  addressForeign: 'We deliver in the United States only, so this address cannot be used or changed here.',
  addressGone: 'This address is no longer in your address book.',
} as const;

addWords({ account: addressBook });
