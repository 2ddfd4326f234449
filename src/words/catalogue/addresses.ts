// Texts of the fields of an address.
import { addWords } from '../known';

export const addresses = {
  firstname: 'First name',
  lastname: 'Last name',
  street: 'Street address',
  streetMore: 'Apartment, suite, etc.',
  city: 'City',
  region: 'State',
  chooseRegion: 'Choose a state',
  regionsFailed: 'The list of states did not load.',
  retryRegions: 'Try again',
  postcode: 'ZIP code',
  telephone: 'Phone',
  telephoneHint: 'Only for questions about the delivery.',
  deliveredTo: 'Delivering to {country}',
  inCountry: 'Country: {country}',
  country: 'United States',
} as const;

declare module '../messages' {
  interface Messages {
    addresses: typeof addresses;
  }
}

addWords({ addresses });
