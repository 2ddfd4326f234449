import { expect, it } from 'vitest';
import { badgeText } from '../../src/cart/mini-cart/badge';

it.each([
  [undefined, ''],
  [0, ''],
  [-1, ''],
  [1, '1'],
  [1.5, '1'],
  [0.5, '1'],
  [99, '99'],
  [100, '99+'],
  [12_000, '99+'],
])('behaviour 2.4: %s items read "%s"', (count, text) => {
  expect(badgeText(count)).toBe(text);
});
