import { expect, it } from 'vitest';
import { englishNumber } from '../../src/locale/english-number';

const byIntl = (value: number, digits: number) =>
  new Intl.NumberFormat('en-US', { minimumFractionDigits: digits, maximumFractionDigits: digits }).format(
    value,
  );

it.each([0, 2, 3])('says what Intl says, with %d digits', (digits) => {
  for (let power = 0; power < 9; power += 1)
    for (let step = 0; step < 100; step += 1) {
      const value = Math.round(step * 7919 * 10 ** power) / 10 ** digits;
      expect(englishNumber(value, digits)).toBe(byIntl(value, digits));
    }
});

it.each([0, 0.5, 9.9, 12.34, 999.99, 1000, 1234.5, 1e6, 123456789.01, 2 ** 53])(
  'writes %d as a price',
  (value) => {
    expect(englishNumber(value, 2)).toBe(byIntl(value, 2));
  },
);

it.each([1.005, 0.1 + 0.2, 1e21, 1e-7, -1, NaN, Infinity])('leaves %d to Intl', (value) => {
  expect(englishNumber(value, 2)).toBeUndefined();
});
