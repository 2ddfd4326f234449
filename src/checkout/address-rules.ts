// What an address must be, in the order of its fields; the backend itself checks little of it.
import '../locale/en_US/checkout';
import type { Text } from '../locale/text';
import type { AddressField } from './address';
import type { Rules } from '../ui/validation';

export const addressRules: Rules<AddressField> = {
  firstname: ['required', ['max', 255]],
  lastname: ['required', ['max', 255]],
  street: ['required', ['max', 255]],
  street2: [['max', 255]],
  city: ['required', ['max', 255]],
  region_code: ['required'],
  postcode: ['required', ['regex', /^\d{5}([- ]?\d{4})?$/]],
  telephone: ['required', 'phone'],
};

export function addressLabels(text: Text): Record<AddressField, string> {
  return {
    firstname: text('checkout.firstname'),
    lastname: text('checkout.lastname'),
    street: text('checkout.street'),
    street2: text('checkout.streetMore'),
    city: text('checkout.city'),
    region_code: text('checkout.region'),
    postcode: text('checkout.postcode'),
    telephone: text('checkout.telephone'),
  };
}
