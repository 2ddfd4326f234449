// Every column of a file is used, or the report says that it is not.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { reportText } from '../../../demo-host/backend/import/report';
import { csv, emptyShop, importText, skus } from './csv';

const root = join(import.meta.dirname, '../../..');
const exported = readFileSync(join(import.meta.dirname, 'fixtures/export.csv'), 'utf8');
const columns = exported.slice(0, exported.indexOf('\n')).trim().split(',');

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

it('sells no amounts that a row forbids', async () => {
  const db = emptyShop();
  const report = await importText(
    db,
    csv([
      { sku: 'A', qty_increments: '6', enable_qty_increments: '1' },
      { sku: 'B', name: 'B', qty_increments: '6', enable_qty_increments: '0' },
      {
        sku: 'C',
        name: 'C',
        qty_increments: '6',
        enable_qty_increments: '1',
        use_config_enable_qty_inc: '1',
      },
      { sku: 'D', name: 'D', out_of_stock_qty: '3' },
      { sku: 'E', name: 'E', out_of_stock_qty: '3', use_config_min_qty: '1' },
    ]),
  );
  expect(skus(db)).toEqual(['B', 'C', 'E']);
  expect(report.skipped.map(({ reason }) => reason)).toEqual([
    expect.stringContaining('by 6 only (qty_increments)'),
    expect.stringContaining('3 of it are not for sale (out_of_stock_qty)'),
  ]);
});
