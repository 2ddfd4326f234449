import { describe, expect, it } from 'vitest';
import { all, one, run } from '../../../demo-host/backend/database';
import { changes, reportText } from '../../../demo-host/backend/import/report';
import {
  attributesOf,
  type Cells,
  categoriesOf,
  csv,
  emptyShop,
  importText,
  override,
  product,
  skus,
  variantsOf,
} from './csv';

const family: Cells[] = [
  {
    sku: 'CFG',
    name: 'Quay Rum',
    product_type: 'configurable',
    price: '',
    qty: '0',
    additional_attributes: 'brand=Quay',
    configurable_variations: 'sku=CFG-1,bottle_size=750 ml|sku=CFG-2,bottle_size=1 L',
    configurable_variation_labels: 'bottle_size=Bottle size',
  },
  { sku: 'CFG-1', name: 'Quay Rum, 750 ml', visibility: 'Not Visible Individually' },
  {
    sku: 'CFG-2',
    name: 'Quay Rum, 1 L',
    visibility: 'Not Visible Individually',
    additional_attributes: 'brand=Quay,bottle_size=1 L',
  },
];

describe('importing products', () => {
  it('stores a simple product with price, stock, attributes and categories', async () => {
    const db = emptyShop();
    const report = await importText(db, csv([{ sku: 'A', price: '19.99', special_price: '15', qty: '7' }]));
    expect(report).toMatchObject({ records: 1, imported: 1, skipped: [], warnings: [] });
    expect(product(db, 'A')).toMatchObject({
      price_cents: 1999,
      special_price_cents: 1500,
      url_key: 'harbour-gin',
    });
    expect(one(db, 'SELECT quantity, is_in_stock FROM stock')).toEqual({ quantity: 7, is_in_stock: 1 });
    expect(attributesOf(db, 'A')).toEqual({ brand: 'Harbour', bottle_size: '750 ml', is_new: '0' });
    expect(categoriesOf(db, 'A')).toEqual(['spirits/gin']);
    expect(report.options).toEqual([
      { attribute: 'brand', label: 'Harbour', record: 2 },
      { attribute: 'bottle_size', label: '750 ml', record: 2 },
    ]);
  });

  it('ties variants to a parent that stands before them, and prices only the variants', async () => {
    const db = emptyShop();
    await importText(db, csv(family));
    expect(variantsOf(db, 'CFG')).toEqual(['CFG-1', 'CFG-2']);
    expect(product(db, 'CFG')).toMatchObject({ type_id: 'configurable', price_cents: null });
    expect(all(db, 'SELECT label, position FROM product_axis')).toEqual([
      { label: 'Bottle size', position: 0 },
    ]);
  });

  it('changes nothing when it runs twice', async () => {
    const db = emptyShop();
    const file = csv([...family, { sku: 'A', related_skus: 'CFG', special_price_to_date: '12/31/30' }]);
    await importText(db, file);
    const before = all(db, 'SELECT * FROM product');
    const second = await importText(db, file, { now: new Date('2027-01-01T00:00:00Z') });
    expect(changes(second)).toBe(0);
    expect(second.unchanged).toBe(4);
    expect(all(db, 'SELECT * FROM product')).toEqual(before);
  });

  it('replaces the catalogue, keeping the ids of what stays', async () => {
    const db = emptyShop();
    await importText(
      db,
      csv([{ sku: 'A' }, { sku: 'B', categories: 'Default Category/Wine', name: 'Wine' }]),
    );
    const { id } = product(db, 'A') ?? {};
    const report = await importText(
      db,
      csv([
        { sku: 'a', name: 'Renamed' },
        { sku: 'C', name: 'New' },
      ]),
    );
    expect(report).toMatchObject({ imported: 1, updated: 1, removed: 1, categories: { removed: 1 } });
    expect(skus(db)).toEqual(['A', 'C']);
    expect(product(db, 'A')).toMatchObject({ id, name: 'Renamed' });
    expect(all(db, "SELECT 1 FROM category WHERE name = 'Wine'")).toEqual([]);
  });

  it('gives new products neither the ids nor the values of those that are gone', async () => {
    const db = emptyShop();
    await importText(db, csv(['A', 'B', 'C'].map((sku) => ({ sku, name: sku }))));
    const old = all<{ id: number }>(db, 'SELECT id FROM product').map((row) => row.id);
    const report = await importText(db, csv(family));
    expect(report.warnings).toEqual([]);
    expect(variantsOf(db, 'CFG')).toEqual(['CFG-1', 'CFG-2']);
    expect(attributesOf(db, 'CFG-1')).toEqual({ brand: 'Harbour', bottle_size: '750 ml', is_new: '0' });
    const ids = () => all<{ id: number }>(db, 'SELECT id FROM product').map((row) => row.id);
    expect(ids().filter((id) => old.includes(id))).toEqual([]);
    expect(changes(await importText(db, csv(family)))).toBe(0);
    // Also not when the newest ones went in an earlier import.
    await importText(db, csv([{ sku: 'CFG-1' }]));
    await importText(db, csv([{ sku: 'CFG-1' }, { sku: 'Z', name: 'Z' }]));
    expect(Math.max(...ids())).toBe(7);
  });

  it('adds to the catalogue with append, where an empty cell leaves and __EMPTY__VALUE__ clears', async () => {
    const db = emptyShop();
    await importText(
      db,
      csv([
        { sku: 'A', description: 'Old words', special_price: '9' },
        { sku: 'B', name: 'Other' },
      ]),
    );
    const row = {
      sku: 'A',
      name: '',
      description: '',
      special_price: '__EMPTY__VALUE__',
      additional_attributes: 'brand=__EMPTY__VALUE__',
    };
    await importText(db, csv([row]), { append: true });
    expect(skus(db)).toEqual(['A', 'B']);
    expect(product(db, 'A')).toMatchObject({
      name: 'Harbour Gin',
      description: 'Old words',
      special_price_cents: null,
    });
    expect(attributesOf(db, 'A')).toEqual({ bottle_size: '750 ml', is_new: '0' });
  });

  it('updates everything of a product at once', async () => {
    const db = emptyShop();
    await importText(db, csv([{ sku: 'A' }]));
    const changed = {
      price: '30',
      qty: '4',
      name: 'Gin',
      additional_attributes: 'brand=Quay,bottle_size=1 L',
    };
    const report = await importText(
      db,
      csv([{ sku: 'A', ...changed, categories: 'Default Category/Gifts' }]),
    );
    expect(report.updated).toBe(1);
    expect(product(db, 'A')).toMatchObject({ price_cents: 3000, name: 'Gin', url_key: 'gin' });
    expect(one(db, 'SELECT quantity FROM stock')).toEqual({ quantity: 4 });
    expect(attributesOf(db, 'A')).toEqual({ brand: 'Quay', bottle_size: '1 L' });
    expect(categoriesOf(db, 'A')).toEqual(['gifts']);
  });

  it('lets two products swap their addresses', async () => {
    const db = emptyShop();
    await importText(
      db,
      csv([
        { sku: 'A', url_key: 'one' },
        { sku: 'B', url_key: 'two' },
      ]),
    );
    await importText(
      db,
      csv([
        { sku: 'A', url_key: 'two' },
        { sku: 'B', url_key: 'one' },
      ]),
    );
    expect(product(db, 'A')?.url_key).toBe('two');
    expect(product(db, 'B')?.url_key).toBe('one');
  });

  it('makes an address from the name free by the sku, and refuses one given twice', async () => {
    const db = emptyShop();
    const report = await importText(
      db,
      csv([{ sku: 'A' }, { sku: 'B' }, { sku: 'C', url_key: 'taken' }, { sku: 'D', url_key: 'taken' }]),
    );
    expect(product(db, 'B')?.url_key).toBe('harbour-gin-b');
    expect(report.skipped).toEqual([
      {
        record: 5,
        sku: 'D',
        reason: expect.stringContaining("'taken' was already generated for an item with the SKU: 'C'"),
      },
    ]);
  });

  it.each([false, true])(
    'loses no product whose made address another one has (append: %s)',
    async (append) => {
      const db = emptyShop();
      // Both skus make the same word, and the file gives it to a third: https://shop.example/gin-a-b.html
      const rows: Cells[] = [
        { sku: 'X', url_key: 'gin-a-b' },
        { sku: 'Y', url_key: '', name: 'Gin' },
        { sku: 'A B', url_key: '../gin', name: 'Gin' },
        { sku: 'A-B', url_key: '', name: 'Gin' },
        { sku: 'a/b', url_key: '..', name: 'Gin' },
      ];
      const report = await importText(db, csv(rows), { append });
      expect(report.skipped).toEqual([
        {
          record: 4,
          sku: 'A B',
          reason: expect.stringContaining("'gin' was already generated for an item with the SKU: 'Y'"),
        },
      ]);
      const keys = all<{ sku: string; url_key: string }>(db, 'SELECT sku, url_key FROM product ORDER BY id');
      expect(keys).toEqual([
        { sku: 'X', url_key: 'gin-a-b' },
        { sku: 'Y', url_key: 'gin' },
        { sku: 'A-B', url_key: 'gin-a-b-1' },
        { sku: 'a/b', url_key: 'gin-a-b-2' },
      ]);
      // Again: every product keeps its address.
      expect(await importText(db, csv(rows), { append })).toMatchObject({
        imported: 0,
        updated: 0,
        unchanged: 4,
      });
    },
  );

  it('gives nobody the address of a product that stays as it was', async () => {
    const db = emptyShop();
    await importText(db, csv([{ sku: 'A', url_key: 'gin' }]));
    // The second row would move A away, and takes A out of the import altogether.
    const report = await importText(
      db,
      csv([
        { sku: 'A', url_key: 'gin' },
        {
          sku: 'A',
          url_key: 'old-gin',
          product_type: 'configurable',
          configurable_variations: 'sku=A1,bottle_size=none of these',
        },
        { sku: 'B', url_key: 'gin' },
      ]),
      { append: true },
    );
    expect(report.skipped).toMatchObject([
      { record: 2, sku: 'A', reason: expect.stringContaining('Invalid option value') },
      { record: 3, sku: 'A', reason: expect.stringContaining('Invalid option value') },
      { record: 4, sku: 'B', reason: expect.stringContaining("'gin' was already generated") },
    ]);
    expect(all(db, 'SELECT sku, url_key FROM product')).toEqual([{ sku: 'A', url_key: 'gin' }]);
  });

  it('leaves the old catalogue when it breaks off in the middle', async () => {
    const db = emptyShop();
    await importText(db, csv([{ sku: 'OLD' }]));
    const broken = importText(db, csv([{ sku: 'A' }, { sku: 'B' }]), {
      onProgress: ({ phase, done }) => {
        if (phase === 'writing' && done === 2) throw new Error('power cut');
      },
    });
    await expect(broken).rejects.toThrow('power cut');
    expect(skus(db)).toEqual(['OLD']);
  });

  it('never empties the shop: a file without one usable row is refused', async () => {
    const db = emptyShop();
    await importText(db, csv([{ sku: 'OLD' }]));
    await expect(importText(db, csv([{ sku: 'A', price: 'free' }]))).rejects.toThrow(
      "left as it was.\n  record 2 (A): Value for 'price' attribute contains incorrect value",
    );
    await expect(importText(db, '')).rejects.toThrow('empty');
    await expect(importText(db, 'sku;name\nA;B\n')).rejects.toThrow('semicolons');
    expect(skus(db)).toEqual(['OLD']);
  });

  it('keeps what shoppers have reserved and put into their carts', async () => {
    const db = emptyShop();
    await importText(db, csv([{ sku: 'A' }]));
    run(db, 'UPDATE stock SET reserved = 3');
    run(
      db,
      "INSERT INTO cart (masked_id, store, currency, created_at, updated_at) VALUES ('m', 'default', 'USD', '', '')",
    );
    run(db, 'INSERT INTO cart_line (cart_id, product_id, quantity) SELECT 1, id, 2 FROM product');
    await importText(db, csv([{ sku: 'A', price: '21' }]));
    expect(one(db, 'SELECT reserved FROM stock')).toEqual({ reserved: 3 });
    expect(all(db, 'SELECT quantity FROM cart_line')).toEqual([{ quantity: 2 }]);
  });

  it('lists what it imported at once', async () => {
    const db = emptyShop();
    await importText(db, csv(family));
    expect(all(db, 'SELECT min_cents, max_cents, in_stock FROM product_index')).toEqual([
      { min_cents: 2000, max_cents: 2000, in_stock: 1 },
    ]);
  });
});

describe('store views', () => {
  it('takes the default view as the shop and skips the others', async () => {
    const db = emptyShop();
    const report = await importText(
      db,
      csv([
        { sku: 'A' },
        override({ sku: 'A', store_view_code: 'default', name: 'Harbour Gin, here' }),
        override({ sku: 'A', store_view_code: 'de', name: 'Hafengin' }),
        override({ sku: 'A', store_view_code: 'fr', name: 'Gin du port' }),
      ]),
    );
    expect(product(db, 'A')).toMatchObject({ name: 'Harbour Gin, here', url_key: 'harbour-gin-here' });
    // Empty stock cells of a view's row would take a product out of stock in Magento.
    expect(one(db, 'SELECT quantity FROM stock')).toEqual({ quantity: 10 });
    expect(report.skipped.map(({ record, reason }) => [record, reason])).toEqual([
      [4, 'Only values of the default store view are imported, not those of "de"'],
      [5, "Invalid value in Store column (store doesn't exist?)"],
    ]);
  });

  it.each(['18,50', '€ 18', '-5', '__EMPTY__VALUE__'])('keep their price before %j', async (price) => {
    const db = emptyShop();
    const report = await importText(
      db,
      csv([{ sku: 'A' }, override({ sku: 'A', store_view_code: 'default', price })]),
    );
    expect(report.skipped).toEqual([{ record: 3, sku: 'A', reason: expect.stringMatching(/price/) }]);
    expect(product(db, 'A')?.price_cents).toBe(2000);
  });
});

describe('categories', () => {
  it('reads several paths, commas and slashes in names', async () => {
    const db = emptyShop();
    const categories = 'Default Category/Spirits/Gin, Genever & Aquavit,Default Category/Gifts\\/Packs';
    await importText(db, csv([{ sku: 'A', categories }]));
    expect(all(db, 'SELECT name FROM category WHERE level > 1 ORDER BY id')).toEqual([
      { name: 'Spirits' },
      { name: 'Gin, Genever & Aquavit' },
      { name: 'Gifts/Packs' },
    ]);
    expect(categoriesOf(db, 'A')).toEqual(['gifts-packs', 'spirits/gin-genever-aquavit']);
  });

  it('imports a product whose path is of no use, and says so', async () => {
    const db = emptyShop();
    const report = await importText(
      db,
      csv([
        { sku: 'A', categories: 'Default Category//Gin' },
        { sku: 'B', name: 'B', categories: 'Other Root/Gin' },
      ]),
    );
    expect(report.imported).toBe(2);
    expect(report.warnings.map(({ reason }) => reason)).toEqual([
      'Category path "Default Category//Gin" has an empty level',
      'Category "Other Root/Gin" has not been created: there is no root category "Other Root"',
    ]);
    expect(categoriesOf(db, 'A')).toEqual([]);
  });
});

describe('broken files', () => {
  it('reads a byte order mark, CRLF and line breaks in cells', async () => {
    const db = emptyShop();
    const description = 'Line one,\nline two with a "quoted" word.\r\n<ul><li>three</li></ul>';
    const report = await importText(
      db,
      '\ufeff' +
        csv(
          [
            { sku: 'A', description },
            { sku: 'B', name: 'B' },
          ],
          '\r\n',
        ),
    );
    expect(report).toMatchObject({ imported: 2, skipped: [] });
    expect(product(db, 'A')?.description).toBe(description);
  });

  it('goes on after an unclosed quote, at the very next line', async () => {
    const db = emptyShop();
    const lines = csv([
      { sku: 'A' },
      { sku: 'B', name: 'B', description: 'Broken one' },
      { sku: 'C', name: 'C' },
      { sku: 'D', name: 'D, too' },
    ]).split('\n');
    const text = lines.map((line) => line.replace('"Broken one"', '"Broken one')).join('\n');
    const report = await importText(db, text);
    expect(skus(db)).toEqual(['A', 'C', 'D']);
    expect(report.skipped).toEqual([{ record: 3, reason: 'A quoted cell is not closed on this line' }]);
  });

  it('counts blank lines, and refuses rows of another length', async () => {
    const db = emptyShop();
    const [header = '', row = ''] = csv([{ sku: 'A' }]).split('\n');
    const report = await importText(
      db,
      [header, '', row, `${row.replace('A', 'B')},extra`, 'C', ''].join('\n'),
    );
    expect(skus(db)).toEqual(['A']);
    expect(report.skipped.map(({ record }) => record)).toEqual([2, 4, 5]);
  });

  it('reads a row that is not UTF-8 as Latin-1', async () => {
    const db = emptyShop();
    const report = await importText(db, Buffer.from(csv([{ sku: 'A', name: 'Café Añejo' }]), 'latin1'));
    expect(product(db, 'A')?.name).toBe('Café Añejo');
    expect(report.warnings).toEqual([{ record: 2, sku: 'A', reason: expect.stringContaining('not UTF-8') }]);
  });

  it('refuses rows with NUL characters, at which the database would cut their texts', async () => {
    const db = emptyShop();
    const rows: Cells[] = [{ sku: 'A\0x' }, { sku: 'A\0y' }, { sku: 'B', name: 'Gin\0' }, { sku: 'C' }];
    const report = await importText(db, csv(rows), { append: true });
    expect(report.skipped.map(({ record, reason }) => `${record}: ${reason}`)).toEqual([
      '2: The row holds NUL characters: it is not text',
      '3: The row holds NUL characters: it is not text',
      '4: The row holds NUL characters: it is not text',
    ]);
    expect(skus(db)).toEqual(['C']);
  });

  it('does not sell for less than nothing', async () => {
    const db = emptyShop();
    const report = await importText(
      db,
      csv([{ sku: 'A' }, { sku: 'B', price: ' -5.0000' }, { sku: 'C', special_price: '-1', name: 'C' }]),
    );
    expect(skus(db)).toEqual(['A']);
    expect(report.skipped.map(({ reason }) => reason)).toEqual([
      'The price is negative; Magento would sell at that price, this shop does not',
      'The special price is negative; Magento would sell at that price, this shop does not',
    ]);
  });

  it('drops attributes that the shop does not have, and counts them', async () => {
    const db = emptyShop();
    const report = await importText(db, csv([{ sku: 'A', additional_attributes: 'brand=A,colour=red' }]));
    expect(report.unknownAttributes).toEqual({ colour: 1 });
    expect(reportText(report)).toContain('colour: 1');
  });

  it('does not name every one of thousands of records', async () => {
    const report = await importText(emptyShop(), csv([{ sku: 'A' }]));
    const warnings = (count: number) =>
      Array.from({ length: count }, (_, n) => ({ record: n + 2, sku: `S-${n}`, reason: 'Same' }));
    const lines = (count: number) => reportText({ ...report, warnings: warnings(count) }).split('\n');
    expect(lines(20)).toContain(
      '  records 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21: Same',
    );
    expect(lines(50_000)).toContain(
      '  records 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21 and 49980 more: Same',
    );
  });
});
