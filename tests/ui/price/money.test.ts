import { describe, expect, it } from 'vitest';
import { formatMoney } from '../../../src/ui/price/money';

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
    [5, '', '$5.00'],
    [5, 'not a code', 'not a code\u00a05.00'],
  ])('shows %d %s as %s', (value, currency, shown) => {
    expect(formatMoney({ value, currency })).toBe(shown);
  });

  it('keeps dot and comma whatever the locale', () => {
    expect(formatMoney({ value: 1234.5, currency: 'EUR' }, 'de-DE')).toBe('€1,234.50');
  });
});
