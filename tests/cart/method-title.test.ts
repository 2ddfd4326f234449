import { expect, it } from 'vitest';
import { methodTitle } from '../../src/cart/method-title';

it.each([
  ['Standard', '3–5 days', 'Standard · 3–5 days'],
  ['Flat Rate', 'Fixed', 'Flat Rate'],
  ['Free Shipping', 'Free', 'Free Shipping'],
  ['Courier', 'Courier', 'Courier'],
  ['Courier', null, 'Courier'],
  [null, 'By hand', 'By hand'],
  ['', 'Free', 'Free'],
  [undefined, null, ''],
])('carrier %s, method %s: %s', (carrier, method, title) => {
  expect(methodTitle(carrier, method)).toBe(title);
});
