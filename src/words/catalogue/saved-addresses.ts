// Texts of choosing a saved address in the checkout: for customers alone.
import { addWords } from '../known';

export const savedAddresses = {
  savedShipping: 'Where shall we send it?',
  savedBilling: 'Whom shall we bill?',
  newAddress: 'A new address',
  addressesFailed: 'Your saved addresses did not load.',
  regionMissing: 'This address names no state that we know. Choose it for this order.',
} as const;

addWords({ checkout: savedAddresses });
