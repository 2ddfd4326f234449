// The records of a checkout that is under way.
import type { Shape } from '../storage/shape';
import { declareShapes } from '../storage/shapes';

const address: Shape = {
  firstname: 'string',
  lastname: 'string',
  street: ['string'],
  city: 'string',
  region_code: 'string',
  postcode: 'string',
  telephone: 'string',
  country_id: 'string',
  id: 'number?',
  email: 'string?',
  prefix: 'string?',
  middlename: 'string?',
  suffix: 'string?',
  company: 'string?',
  fax: 'string?',
  vat_id: 'string?',
};
const shippingMethod: Shape = {
  code: 'string',
  title: 'string',
  carrier_code: 'string',
  method_code: 'string',
};
const receipt: Shape = {
  order: { id: 'string?', number: 'string?' },
  shipping_address: 'object?',
  email: 'string',
  cart: { id: 'string', items: [{ uid: 'string' }] },
};

declareShapes({
  shipping_address: address,
  billing_address: { sameAsShippingAddress: 'boolean' },
  shippingMethod,
  availableShippingMethods: [shippingMethod],
  lastShippingMethod: 'string',
  paymentMethod: { code: 'string', description: 'string' },
  guestEmail: 'string',
  checkoutDraft: { owner: 'string?', email: 'string?', shipping: 'object?', billing: 'object?' },
  checkoutAttempt: { cartId: 'string', sentAt: 'number', receipt },
  checkoutReceipt: receipt,
  toldEvents: { cartId: 'string', events: ['string'] },
});
