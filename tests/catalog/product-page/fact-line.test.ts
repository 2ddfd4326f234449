// The line below a product's name: kind, strength, size, price of a litre.
import { describe, expect, it } from 'vitest';
import { parseProductPage } from '../../../src/catalog/product-page/api';
import { factLine, measureOf } from '../../../src/catalog/product-page/fact-line';
import { createText } from '../../../src/words/text';

const range = (value: number) => ({
  minimum_price: { final_price: { value, currency: 'USD' }, regular_price: { value, currency: 'USD' } },
});
const bottle = (more: object = {}, size?: string) =>
  parseProductPage({
    products: {
      items: [
        {
          __typename: 'SimpleProduct',
          uid: 'u',
          sku: 'WH-1',
          name: 'Glen',
          abv: '43%',
          price_range: range(50.9),
          categories: [{ uid: 'c', name: 'Single Malt', url_path: 'spirits/single-malt', breadcrumbs: [] }],
          ...more,
        },
      ],
      aggregations: [
        { attribute_code: 'country', label: 'Country', options: [{ label: 'Scotland', value: '7' }] },
        { attribute_code: 'size', label: 'Size', options: size ? [{ label: size, value: '8' }] : [] },
      ],
    },
  } as never)!;
const lineOf = (product: ReturnType<typeof bottle>, choice = {}) =>
  factLine(product, choice, createText('en-US')).map(({ words }) => words);

it.each([
  ['700 ml', 0.7, 'catalog.perLitre'],
  ['70cl', 0.7, 'catalog.perLitre'],
  ['1,75 L', 1.75, 'catalog.perLitre'],
  ['3 x 20 cl', 0.6, 'catalog.perLitre'],
  ['500 g', 0.5, 'catalog.perKilo'],
])('%j is %s', (label, amount, words) => {
  const [measured, said] = measureOf(label)!;
  expect([measured.toFixed(3), said]).toEqual([amount.toFixed(3), words]);
});

it.each(['Scotland', '12 years', '0 ml', '2018', ''])('%j is no quantity', (label) => {
  expect(measureOf(label)).toBeUndefined();
});

describe('the line', () => {
  it('says kind, strength, size and what a litre costs', () => {
    expect(lineOf(bottle({}, '700 ml'))).toEqual(['Single Malt', '43% vol', '700 ml', '$72.71 / L']);
  });
  it('says of food what a kilogram costs, and nothing that is not known', () => {
    expect(lineOf(bottle({ abv: null, categories: [] }, '200 g'))).toEqual(['200 g', '$254.50 / kg']);
    expect(lineOf(bottle({ abv: null, categories: [] }))).toEqual([]);
  });
  it('keeps the shop’s own words of a strength', () => {
    expect(lineOf(bottle({ abv: '86 proof' }))).toEqual(['Single Malt', '86 proof']);
  });
  it('says no price of a litre where the price is hidden', () => {
    expect(lineOf(bottle({ hide_price: 1 }, '700 ml'))).toEqual(['Single Malt', '43% vol', '700 ml']);
  });
  it('waits for a size to be chosen, and says the one that is', () => {
    const sizes = [
      ['50', '50 ml', 6.5],
      ['1', '1 L', 59.1],
    ] as const;
    const product = bottle({
      __typename: 'ConfigurableProduct',
      configurable_options: [
        {
          uid: 'o',
          attribute_code: 'bottle_size',
          label: 'Bottle size',
          position: 0,
          values: sizes.map(([uid, label]) => ({ uid, label })),
        },
      ],
      variants: sizes.map(([uid, , price]) => ({
        attributes: [{ code: 'bottle_size', uid }],
        product: { uid: `v${uid}`, sku: uid, stock_status: 'IN_STOCK', price_range: range(price) },
      })),
    });
    expect(lineOf(product)).toEqual(['Single Malt', '43% vol']);
    expect(lineOf(product, { bottle_size: '50' })).toEqual([
      'Single Malt',
      '43% vol',
      '50 ml',
      '$130.00 / L',
    ]);
    expect(lineOf(product, { bottle_size: '1' })).toEqual(['Single Malt', '43% vol', '1 L', '$59.10 / L']);
  });
});
