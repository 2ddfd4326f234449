import { describe, expect, it, vi } from 'vitest';
import { currencySymbol, formatMoney } from '../../../src/ui/price/money';

describe('formatMoney', () => {
  it.each([
    [12.5, 'USD', '$12.50'],
    [1234567.891, 'USD', '$1,234,567.89'],
    [9, 'EUR', '€9.00'],
    [1000, 'GBP', '£1,000.00'],
    [20, 'CHF', 'CHF\u00a020.00'],
    [1500, 'JPY', 'JPY\u00a01,500'],
    [-3, 'USD', '-$3.00'],
    [-0.001, 'USD', '$0.00'],
    [-0.001, 'CHF', 'CHF\u00a00.00'],
    [-1234.5, 'CHF', '-CHF\u00a01,234.50'],
    [2.5, 'KWD', 'KWD\u00a02.500'],
    [5, '', '$5.00'],
    [5, 'not a code', 'not a code\u00a05.00'],
  ])('shows %d %s as %s', (value, currency, shown) => {
    expect(formatMoney({ value, currency })).toBe(shown);
  });

  it('keeps dot and comma whatever the locale', () => {
    expect(formatMoney({ value: 1234.5, currency: 'EUR' }, 'de-DE')).toBe('€1,234.50');
  });

  const byIntl = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

  it.each([0, 0.5, 9.9, 999.99, 1e3, 123456789.01, 2 ** 53, 1e20, 1e21, 1.005, 0.1 + 0.2, 2.675, 1e-7])(
    'says %d as Intl does',
    (value) => expect(formatMoney({ value, currency: 'USD' })).toBe(byIntl.format(value)),
  );

  // null: what was not a number when it was stored.
  it.each([NaN, Infinity, null as unknown as number])('says – of what is no amount: %s', (value) =>
    expect([formatMoney({ value, currency: 'USD' }), formatMoney({ value, currency: 'CHF' })]).toEqual([
      '–',
      '–',
    ]),
  );

  it('says every price as Intl does', () => {
    for (let cents = 1; cents < 1e9; cents = Math.ceil(cents * 1.07) + 1)
      expect(formatMoney({ value: cents / 100, currency: 'USD' })).toBe(byIntl.format(cents / 100));
  });
});

it('makes no number format for what most prices are', () => {
  const format = vi.spyOn(Number.prototype, 'toLocaleString');
  for (const value of [5, 40, 12.5, 0.99, 1234.56]) formatMoney({ value, currency: 'USD' });
  expect(format).not.toHaveBeenCalled();
  format.mockRestore();
});

it('names a currency by its symbol, or by itself', () => {
  expect(['USD', 'GBP', 'EUR', 'CHF'].map(currencySymbol)).toEqual(['$', '£', '€', 'CHF']);
});
