import { expect, test } from 'vitest';
import { shopperMessage, TransportError, type TransportErrorKind } from '../../src/transport/errors';

const error = (message: string, kind: TransportErrorKind = 'graphql') =>
  new TransportError(kind, message, { entries: [{ message }] });

test.each([
  [error("The coupon code isn't valid."), "The coupon code isn't valid."],
  [
    error('Unable to place order: Some of the products are out of stock.'),
    'Some of the products are out of stock.',
  ],
  [
    error('Could not update the product with SKU WH-1: The requested qty is not available'),
    'The requested qty is not available',
  ],
  [
    error('Could not add the product with SKU WH-1 to the shopping cart: The requested qty is not available'),
    'The requested qty is not available',
  ],
  [error('Internal server error'), 'fallback'],
  [error('Cannot query field "x" on type "Y".'), 'fallback'],
  [error('Could not find a address with ID "9"'), 'fallback'],
  [error('The region_id does not match the selected country or region'), 'fallback'],
  [error('Carrier with such method not found: a, b'), 'fallback'],
  [error('The fewest you may purchase is 2.'), 'The fewest you may purchase is 2.'],
  [error('Failed to fetch', 'network'), 'fallback'],
  [error('', 'graphql'), 'fallback'],
  [new TypeError('x is undefined'), 'fallback'],
])('%s tells the shopper "%s"', (cause, expected) => {
  expect(shopperMessage(cause, 'fallback')).toBe(expected);
});
