// A value by which nothing is bought and that cannot be read costs itself alone; what decides a sale costs the row.
import { describe, expect, it } from 'vitest';
import { attributesOf, csv, emptyShop, importText, product, type Cells } from './csv';

const long = 'x'.repeat(256);
const reasons = (notes: readonly { reason: string }[]) => notes.map(({ reason }) => reason);

/** Of a product that is new, and of one that was there. */
async function both(cells: Cells) {
  const db = emptyShop();
  await importText(db, csv([{ sku: 'OLD', name: 'Old', visibility: 'Search' }]));
  const rows = [
    { sku: 'OLD', name: 'Old', ...cells },
    { sku: 'NEW', name: 'New', url_key: 'new', ...cells },
  ];
  const report = await importText(db, csv(rows), { append: true });
  return { db, report, is: (sku: string) => product(db, sku) };
}

describe.each<[string, Cells, string]>([
  ['weight', { weight: 'heavy' }, 'weight "heavy" cannot be read: it was left out; wanted is a number'],
  ['weight', { weight: '9e99' }, 'weight "9e99" cannot be read: it was left out; wanted is a number'],
  ['visibility', { visibility: 'Hidden' }, 'visibility "Hidden" cannot be read: it was left out; wanted is'],
  [
    'the days of "new"',
    { new_from_date: '2026-12-01', new_to_date: '2026-11-01' },
    'new_from_date "2026-12-01" is after new_to_date "2026-11-01": both were left out',
  ],
  [
    'yes or no',
    { additional_attributes: 'brand=Harbour,is_new=Maybe,bottle_size=750 ml' },
    'Attribute is_new was left out: "Maybe" is neither yes nor no; wanted is Yes or No',
  ],
  [
    'a choice',
    { additional_attributes: `bottle_size=${long},brand=Harbour` },
    'Attribute bottle_size was left out: it is longer than 255 characters',
  ],
])('%s', (_, cells, warning) => {
  it('costs itself, and is named', async () => {
    const { db, report, is } = await both(cells);
    expect(report.skipped).toEqual([]);
    expect(reasons(report.warnings)).toEqual([
      expect.stringContaining(warning),
      expect.stringContaining(warning),
    ]);
    for (const sku of ['OLD', 'NEW']) {
      expect(is(sku)).toMatchObject({ status: 1, price_cents: 2000 });
      expect(attributesOf(db, sku)).toMatchObject({ brand: 'Harbour' });
    }
  });
});

it('leaves a product visible as it was', async () => {
  const { is } = await both({ visibility: 'Hidden' });
  expect([is('OLD')?.visibility, is('NEW')?.visibility]).toEqual([3, 4]);
});

it('leaves a product for sale or not, and a new one off sale', async () => {
  const { is, report } = await both({ product_online: 'perhaps' });
  expect([is('OLD')?.status, is('NEW')?.status]).toEqual([1, 2]);
  expect(reasons(report.warnings)).toEqual([
    'product_online "perhaps" cannot be read: it was left out; wanted is 1 or 2',
    'product_online "perhaps" cannot be read: it was read as 2; wanted is 1 or 2',
  ]);
});

it.each<Cells>([
  { price: 'dear' },
  { special_price: 'cheap' },
  { qty: 'many' },
  { is_in_stock: 'perhaps' },
  { manage_stock: 'perhaps' },
  { min_cart_qty: 'some' },
  { max_cart_qty: 'some' },
  { out_of_stock_qty: 'some' },
  { qty_increments: 'some' },
  { allow_backorders: 'perhaps' },
])('%o costs the row, and the shop keeps what it has', async (cells) => {
  const { is, report } = await both(cells);
  expect(report.skipped.map(({ sku }) => sku)).toEqual(['OLD', 'NEW']);
  expect([is('OLD')?.name, is('NEW')]).toEqual(['Old', undefined]);
});
