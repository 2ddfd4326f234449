// Lists of few columns, as other systems write them: a column that is absent changes nothing.
import { beforeEach, describe, expect, it } from 'vitest';
import { all, one, run, type Database } from '../../../demo-host/backend/database';
import { isWhole } from '../../support/whole';
import { attributesOf, categoriesOf, csv, emptyShop, importText, product, variantsOf } from './csv';
import { columns, usual } from './every-column';

let db: Database;
const stock = (sku: string) =>
  one(
    db,
    `SELECT quantity, is_in_stock, manage_stock, min_sale_quantity, max_sale_quantity FROM stock
     JOIN product ON product.id = product_id WHERE sku = ?`,
    sku,
  );
const add = (text: string) => importText(db, text, { append: true });

beforeEach(async () => {
  db = emptyShop();
  const everything = {
    description: 'Words',
    special_price: '15',
    min_cart_qty: '2',
    max_cart_qty: '4',
    meta_title: 'Title',
    related_skus: 'B',
  };
  await importText(
    db,
    csv([
      { sku: 'A', ...everything },
      { sku: 'B', name: 'Other', qty: '0', is_in_stock: '0' },
      {
        sku: 'CFG',
        name: 'Both',
        product_type: 'configurable',
        price: '',
        qty: '0',
        configurable_variations: 'sku=A,bottle_size=750 ml',
      },
    ]),
  );
});

describe('stock', () => {
  const before = {
    quantity: 10,
    is_in_stock: 1,
    manage_stock: 1,
    min_sale_quantity: 2,
    max_sale_quantity: 4,
  };

  it.each([
    ['sku,qty\nA,7\n', { quantity: 7 }],
    ['sku,qty\nA,0\n', { quantity: 0, is_in_stock: 0 }],
    ['sku,qty\nA,\n', {}],
    ['sku,is_in_stock\nA,0\n', { is_in_stock: 0 }],
    ['sku,qty,is_in_stock\nA,7,\n', { quantity: 7 }],
    ['sku,qty,is_in_stock\nA,7,0\n', { quantity: 7, is_in_stock: 0 }],
    ['sku,max_cart_qty\nA,6\n', { max_sale_quantity: 6 }],
    ['sku,manage_stock,qty\nA,0,0\n', { manage_stock: 0, quantity: 0 }],
    ['sku,price\nA,12\n', {}],
  ])('of %j', async (text, changed) => {
    expect(await add(text)).toMatchObject({ skipped: [] });
    expect(stock('A')).toEqual({ ...before, ...changed });
  });

  it('comes back with the quantity alone', async () => {
    await add('sku,qty\nB,3\n');
    expect(stock('B')).toMatchObject({ quantity: 3, is_in_stock: 1 });
  });

  it('of a new product is what its quantity says, and of a configurable what its variants say', async () => {
    await add('sku,product_type,name,price,qty\nN,simple,New,1,5\n');
    expect(stock('N')).toMatchObject({ quantity: 5, is_in_stock: 1 });
    await add('sku,qty\nCFG,0\n');
    expect(stock('CFG')).toMatchObject({ is_in_stock: 1 });
  });
});

/** Everything that the shop has of its products. */
const everything = () =>
  [
    'product',
    'stock',
    'product_value',
    'product_image',
    'product_axis',
    'product_variant',
    'product_link',
  ].map((table) => all(db, `SELECT * FROM ${table}`));

it('leaves all as it is for a file of one column, whatever the column', async () => {
  const before = everything();
  for (const [column, text] of [
    ['product_type', 'simple'],
    ['name', 'Harbour Gin'],
    ['price', '20'],
    ['visibility', '"Catalog, Search"'],
    ['special_price', '15'],
    ['description', 'Words'],
    ['qty', '10'],
    ['is_in_stock', '1'],
    ['max_cart_qty', '4'],
    ['related_skus', 'B'],
    ['categories', 'Default Category/Spirits/Gin'],
    ['additional_attributes', '"brand=Harbour,bottle_size=750 ml"'],
    ['meta_title', 'Title'],
    ['store_view_code', ''],
  ]) {
    const report = await add(`sku,${column}\nA,${text}\n`);
    expect(report, column).toMatchObject({ unchanged: 1, skipped: [], warnings: [] });
  }
  expect(everything()).toEqual(before);
});

describe('a file of one column of Magento’s export', () => {
  const others = columns.filter((column) => column !== 'sku');
  const ofProduct = (fields: string) => () => all(db, `SELECT id, ${fields} FROM product`);
  const whole = (table: string) => () => all(db, `SELECT * FROM ${table}`);
  /** What is known of products, and the columns that may change it. */
  const parts: [part: string, read: () => unknown, by: RegExp][] = [
    [
      'stock',
      whole('stock'),
      /^(qty|is_in_stock|manage_stock|out_of|allow_b|use_config_|(min|max)_cart|\w*qty_inc)/,
    ],
    ['price', ofProduct('price_cents, special_price_cents, special_from, special_to'), /^(special_)?price/],
    ['name', ofProduct('name'), /^name$/],
    ['address', ofProduct('url_key'), /^url_key$/],
    ['presence', ofProduct('type_id, status, visibility'), /^(product_type|product_online|visibility)$/],
    ['categories', whole('category_product'), /^categories$/],
    ['attributes', whole('product_value'), /^additional_attributes$/],
    ['links', whole('product_link'), /_skus$/],
    ['variants', whole('product_variant'), /^configurable_variations$/],
  ];

  it('changes nothing by an empty cell, whatever the column', async () => {
    const before = everything();
    for (const column of others) {
      expect(await add(`sku,${column}\nA,\n`), column).toMatchObject({ unchanged: 1, skipped: [] });
      expect(everything(), column).toEqual(before);
    }
  });

  /** One for each part, and one for none. */
  const firsts = [...parts.map(([, , by]) => by), /^created_at$/].map((by) =>
    others.find((column) => by.test(column)),
  );

  it.each(others.filter((column) => isWhole || firsts.includes(column)))(
    '%s: a filled one changes nothing but what it is for',
    async (column) => {
      const before = parts.map(([, read]) => JSON.stringify(read()));
      await add(`sku,${column}\nA,"${usual[column] ?? 'x'}"\n`);
      const changed = parts.filter(
        ([, read, by], index) => !by.test(column) && JSON.stringify(read()) !== before[index],
      );
      expect(changed.map(([part]) => part)).toEqual([]);
    },
  );
});

it('takes no price away from what is sold, and from a configurable where the file says that it is one', async () => {
  const { skipped } = await add('sku,price\nA,__EMPTY__VALUE__\n');
  expect(skipped).toEqual([
    { record: 2, sku: 'A', reason: 'Please make sure attribute "price" is not empty.' },
  ]);
  expect(product(db, 'A')?.price_cents).toBe(2000);
  expect(await add('sku,product_type,price\nCFG,configurable,__EMPTY__VALUE__\n')).toMatchObject({
    skipped: [],
  });
});

it('takes the variations of a product whose type the file does not repeat', async () => {
  await add('sku,configurable_variations\nCFG,"sku=A,bottle_size=750 ml|sku=B,bottle_size=750 ml"\n');
  expect(variantsOf(db, 'CFG')).toEqual(['A']);
  run(db, 'DELETE FROM product_variant');
  await add('sku,configurable_variations\nCFG,"sku=B,bottle_size=750 ml"\n');
  expect(variantsOf(db, 'CFG')).toEqual(['B']);
});

it('changes nothing of what stays when a file that lacks columns takes the place of the catalogue', async () => {
  const report = await importText(db, 'sku,product_type,name,price\nA,simple,Harbour Gin,21\n');
  expect(report).toMatchObject({ updated: 1, removed: 2 });
  expect(product(db, 'A')).toMatchObject({
    price_cents: 2100,
    special_price_cents: 1500,
    description: 'Words',
  });
  expect(stock('A')).toMatchObject({ quantity: 10, is_in_stock: 1, max_sale_quantity: 4 });
  expect(attributesOf(db, 'A')).toMatchObject({ brand: 'Harbour' });
  expect(categoriesOf(db, 'A')).toEqual(['spirits/gin']);
});

it('empties what a column of such a file leaves empty', async () => {
  await importText(db, 'sku,product_type,name,price,special_price,categories\nA,simple,Harbour Gin,21,,\n');
  expect(product(db, 'A')).toMatchObject({ special_price_cents: null, description: 'Words' });
  expect(categoriesOf(db, 'A')).toEqual([]);
});
