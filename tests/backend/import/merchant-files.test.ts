// Whole files as merchants have them: a large catalogue, Magento's own export, and one with every kind of damage.
import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { all, type Database } from '../../../demo-host/backend/database';
import { importCatalog } from '../../../demo-host/backend/import/import-catalog';
import { changes, type Report } from '../../../demo-host/backend/import/report';
import { merchantCatalogue } from '../../support/merchant-catalogue';
import { attributesOf, categoriesOf, emptyShop, now, product, skus, variantsOf } from './csv';

const fixture = (name: string) => join(import.meta.dirname, 'fixtures', name);

function importFile(db: Database, path: string): Promise<Report> {
  return importCatalog(db, createReadStream(path), { now });
}

describe('the file with every kind of damage', () => {
  let db: Database;
  let report: Report;
  beforeAll(async () => {
    db = emptyShop();
    report = await importFile(db, fixture('damaged.csv'));
  });
  const reasons = (notes: Report['skipped'], record: number) =>
    notes.filter((note) => note.record === record).map((note) => note.reason);

  it.each([
    [11, 'attribute "sku" is not empty'],
    [12, 'SKU contains marginal whitespaces'],
    [13, 'Attribute sku exceeded max length'],
    [14, 'attribute "name" is not empty'],
    [15, 'attribute "price" is not empty'],
    [16, 'price is negative'],
    [17, "Value for 'price' attribute"],
    [18, "Value for 'price' attribute"],
    [19, "Value for 'price' attribute"],
    [21, 'Product Type is invalid'],
    [22, 'Attribute Set column'],
    [26, 'Invalid option value for attribute "bottle_size"'],
    [27, 'Attribute name exceeded max length'],
    [39, "Value for 'qty' attribute"],
    [42, 'Website column'],
    [43, 'Store column'],
    [45, "Url key: 'maison-delorme-white-cocoa' was already generated"],
    [48, 'Number of columns'],
    [49, 'Number of columns'],
    [50, 'Number of columns'],
    [51, 'Blank line'],
    [53, 'not closed'],
  ])('skips record %i', (record, reason) => {
    expect(reasons(report.skipped, record)).toEqual([expect.stringContaining(reason)]);
  });

  it.each([
    [10, 'again'],
    [20, 'above the price'],
    [24, '"NO-SUCH-SKU" does not exist'],
    [29, 'empty level'],
    [30, 'No Such Root'],
    [32, 'is after new_to_date'],
    [33, 'emoji'],
    [34, 'writing direction'],
    [38, 'No attribute could be read'],
    [40, 'weight "heavy" cannot be read'],
    [41, 'visibility "'],
    [46, 'picture is not there'],
    [47, '"NO-SUCH-SKU" does not exist'],
    [56, 'not UTF-8'],
  ])('imports record %i with a warning', (record, reason) => {
    expect(reasons(report.skipped, record)).toEqual([]);
    expect(reasons(report.warnings, record)).toEqual([expect.stringContaining(reason)]);
  });

  it('warns of scripts and HTML, and keeps them for the page to make safe', () => {
    expect(reasons(report.warnings, 35)).toHaveLength(2);
    expect(product(db, '916245')?.description).toContain('<script>');
  });

  it('says which record brought an unknown brand', () => {
    expect(report.options.find(({ record }) => record === 37)).toMatchObject({ attribute: 'brand' });
  });

  it('skips nothing that is whole, not even the row after an unclosed quote', () => {
    for (const record of [2, 3, 4, 5, 6, 7, 8, 9, 23, 25, 28, 36, 44, 52, 54, 55, 57])
      expect(reasons(report.skipped, record)).toEqual([]);
    expect(report.records).toBe(56);
    expect(report.skipped).toHaveLength(22);
    expect(product(db, '937640')?.name).toBe('River Earl Artisan Spirit');
    expect(product(db, '926740')?.name).toContain('Café Añejo');
  });

  it('gives a repeated sku the last values and the categories of both', () => {
    expect(product(db, '964076')?.name).toBe('Quill Peppermint Schnapps Mini');
    expect(categoriesOf(db, '964076').length).toBeGreaterThanOrEqual(1);
  });
});

describe("Magento's own export", () => {
  it('is imported, but for what this shop does not sell', async () => {
    const db = emptyShop();
    const report = await importFile(db, fixture('export.csv'));
    expect(report.skipped.map(({ record }) => record)).toEqual([30, 53, 56, 58, 59]);
    expect(skus(db)).toHaveLength(54);
    expect(variantsOf(db, 'EX-CFG')).toEqual(['EX-CFG-1', 'EX-CFG-2']);
    expect(
      all(db, "SELECT 1 FROM product_axis JOIN product ON product.id = product_id WHERE sku = 'EX-CFG'"),
    ).toHaveLength(2);
    expect(report.skipped.find(({ sku }) => sku === 'EX-REL')?.reason).toContain('custom_options: Box');
    expect(product(db, 'EX-OFF')).toMatchObject({ status: 2, visibility: 3 });
    expect(product(db, 'EX-VIR')?.type_id).toBe('virtual');
    expect(product(db, 'EX-ML')?.name).toBe('Harbour Dry Gin (default view)');
    expect(attributesOf(db, 'EX-QT')['brand']).toBe('Dorsano, Pizzarno & Sons');
    expect(changes(await importFile(db, fixture('export.csv')))).toBe(0);
  });
});

describe.skipIf(!merchantCatalogue)("a merchant's whole catalogue", () => {
  it('comes in within seconds, and a second time changes nothing', async () => {
    const db = emptyShop();
    const before = process.cpuUsage();
    const report = await importFile(db, merchantCatalogue ?? '');
    expect(report).toMatchObject({ records: 2217, imported: 2217, skipped: [], warnings: [] });
    // Of the processor, which others may have just now.
    expect(process.cpuUsage(before).user / 1e6).toBeLessThan(30);
    expect(all(db, 'SELECT 1 FROM product_variant')).toHaveLength(441);
    expect(all(db, 'SELECT 1 FROM product_index')).toHaveLength(1776);
    const second = await importFile(db, merchantCatalogue ?? '');
    expect(changes(second)).toBe(0);
    expect(second.unchanged).toBe(2217);
  });
});
