// The arithmetic of taxes by itself; what is due where: cart-price.test.ts.
import { expect, it } from 'vitest';
import { taxesDue } from '../../demo-host/backend/tax/due';
import { roundRows } from '../../demo-host/backend/tax/rounding';

it.each([
  ['what one row loses the next one gains', [0.4, 0.4, 0.4], [0, 1, 0]],
  ['what one row gains the next one loses', [1.6, 1.6, 1.6], [2, 1, 2]],
  ['half a cent is a cent', [0.5, 0, 0.5], [1, 0, 0]],
  ['no row goes below nothing', [0.6, 0, 0], [1, 0, 0]],
  ['what a computer adds to half a cent does not count', [1.4999999999, 0.5], [2, 0]],
  ['whole cents stay', [3, 0, 7], [3, 0, 7]],
  ['nothing is nothing', [], []],
])('%s', (_, exact, rounded) => {
  expect(roundRows(exact)).toEqual(rounded);
});

const city = { title: 'City', percent: 2 };
const state = { title: 'State', percent: 8.25 };

it('each tax is due on what discount leaves, and told in full as well', () => {
  expect(
    taxesDue(
      [
        { total: 10_000, discount: 1_000 },
        { total: 4_000, discount: 0 },
      ],
      [state, city],
    ),
  ).toEqual({
    rows: [
      { tax: 743 + 180, fullTax: 825 + 200 },
      { tax: 330 + 80, fullTax: 330 + 80 },
    ],
    applied: [
      { ...state, cents: 743 + 330 },
      { ...city, cents: 260 },
    ],
  });
});

it('where no tax is due the rows have none', () => {
  expect(taxesDue([{ total: 100, discount: 0 }], [])).toEqual({
    rows: [{ tax: 0, fullTax: 0 }],
    applied: [],
  });
});
