// What an address must be, in the order of its fields; the backend itself checks little of it.
import '../../words/catalogue/addresses';
import type { Text } from '../../words/text';
import type { AddressField } from './address';
import type { Rule, Rules } from '../../ui/form/validation';

/** Of the US, with or without its last four digits. */
export const zipCode: Rule = ['regex', /^\d{5}([- ]?\d{4})?$/];

export const addressRules: Rules<AddressField> = {
  firstname: ['required', ['max', 255]],
  lastname: ['required', ['max', 255]],
  street: ['required', ['max', 255]],
  street2: [['max', 255]],
  city: ['required', ['max', 255]],
  region_code: ['required'],
  postcode: ['required', zipCode],
  telephone: ['required', 'phone'],
};

export function addressLabels(text: Text): Record<AddressField, string> {
  return {
    firstname: text('addresses.firstname'),
    lastname: text('addresses.lastname'),
    street: text('addresses.street'),
    street2: text('addresses.streetMore'),
    city: text('addresses.city'),
    region_code: text('addresses.region'),
    postcode: text('addresses.postcode'),
    telephone: text('addresses.telephone'),
  };
}
