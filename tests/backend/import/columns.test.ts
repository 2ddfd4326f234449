// Every column of a file is used, or the report says that it is not.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { all } from '../../../demo-host/backend/database';
import { reportText } from '../../../demo-host/backend/import/report';
import { csv, emptyShop, importText, skus } from './csv';
import { columns } from './every-column';

const root = join(import.meta.dirname, '../../..');
const exported = readFileSync(join(import.meta.dirname, 'fixtures/export.csv'), 'utf8');

it("says of each column of Magento's export that is not used how many rows fill it", async () => {
  const text = reportText(await importText(emptyShop(), exported));
  expect(text).toContain('not used: msrp_price (1 row)\n');
  expect(text).toContain('not used: additional_images (20 rows)\n');
  expect(text).not.toContain('not used: price');
  expect(text).not.toContain('not used: swatch_image ');
});

it('stands in the table of the handbook for each column, as the import has it', async () => {
  const page = readFileSync(join(root, 'docs/operate.md'), 'utf8');
  const filled = Object.fromEntries(columns.map((column) => [column, 'x']));
  const report = await importText(emptyShop(), csv([{ sku: 'A' }, { ...filled, sku: 'B' }]));
  const unused = new Set(report.unusedColumns.map(([column]) => column));
  const table = page.slice(page.indexOf('| column')).split('\n\n')[0]?.split('\n') ?? [];
  for (const column of columns) {
    const [line, ...others] = table.filter((text) => text.split('|')[1]?.includes(`\`${column}\``));
    expect(others, column).toEqual([]);
    expect(line?.includes('| not used'), column).toBe(unused.has(column));
  }
});

it('names columns that nobody knows, have no name, or come twice', async () => {
  const text = 'sku,qty,product_type,name,price,colour,,qty\nA,1,simple,Gin,1,red,x,2\nB,,simple,Rum,1,,,2\n';
  expect((await importText(emptyShop(), text)).unusedColumns).toEqual([
    ['qty, which comes again', 1],
    ['colour', 1],
    ['a column without a name', 1],
  ]);
});

it('sells nothing without a choice that must be made, and says where one may be made', async () => {
  const db = emptyShop();
  const option = (required: number) =>
    `name=Box,type=drop_down,required=${required},price=3.5,option_title=Gift box|name=Card,type=field,required=0,price=1`;
  const report = await importText(
    db,
    csv([
      { sku: 'A', custom_options: option(1) },
      { sku: 'B', name: 'B', custom_options: option(0) },
    ]),
  );
  expect(skus(db)).toEqual(['B']);
  expect(report.skipped).toEqual([
    { record: 2, sku: 'A', reason: expect.stringContaining('(custom_options: Box)') },
  ]);
  expect(report.warnings).toEqual([
    { record: 3, sku: 'B', reason: expect.stringContaining('custom_options') },
  ]);
});

it('sells as many as a row allows, and what comes later', async () => {
  const db = emptyShop();
  const steps = { qty_increments: '6', enable_qty_increments: '1' };
  const { skipped } = await importText(
    db,
    csv([
      { sku: 'A', ...steps },
      { sku: 'B', name: 'B', ...steps, enable_qty_increments: '0' },
      { sku: 'C', name: 'C', ...steps, use_config_enable_qty_inc: '1' },
      { sku: 'D', name: 'D', out_of_stock_qty: '3' },
      { sku: 'E', name: 'E', out_of_stock_qty: '3', use_config_min_qty: '1' },
      { sku: 'F', name: 'F', allow_backorders: '2', qty: '0', is_in_stock: '' },
      { sku: 'G', name: 'G', allow_backorders: '2', use_config_backorders: '1', qty: '0', is_in_stock: '' },
      { sku: 'H', name: 'H', allow_backorders: 'maybe' },
      { sku: 'I', name: 'I', qty_increments: '-6' },
    ]),
  );
  const sql = `SELECT sku, quantity_increments AS step, min_quantity AS kept, backorders AS later, is_in_stock AS has
    FROM stock JOIN product ON product.id = product_id ORDER BY sku`;
  expect(all(db, sql)).toEqual([
    { sku: 'A', step: 6, kept: 0, later: 0, has: 1 },
    { sku: 'B', step: 0, kept: 0, later: 0, has: 1 },
    { sku: 'C', step: 0, kept: 0, later: 0, has: 1 },
    { sku: 'D', step: 0, kept: 3, later: 0, has: 1 },
    { sku: 'E', step: 0, kept: 0, later: 0, has: 1 },
    { sku: 'F', step: 0, kept: 0, later: 2, has: 1 },
    { sku: 'G', step: 0, kept: 0, later: 0, has: 0 },
  ]);
  expect(skipped.map(({ sku, reason }) => [sku, reason])).toEqual([
    ['H', "Value for 'allow_backorders' attribute contains incorrect value"],
    ['I', "Value for 'qty_increments' attribute contains incorrect value"],
  ]);
  // A list that says no more than that changes no more than that.
  await importText(db, 'sku,allow_backorders\nG,1\n', { append: true });
  expect(all(db, sql)[6]).toEqual({ sku: 'G', step: 0, kept: 0, later: 1, has: 1 });
});
