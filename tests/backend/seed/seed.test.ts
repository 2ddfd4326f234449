// The demo assortment: size, variety and soundness.
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { all, run, type Database } from '../../../demo-host/backend/database';
import { kinds } from '../../../demo-host/backend/images/kinds';
import { seedFamilies } from '../../../demo-host/backend/seed/products';
import { testBackend } from '../../support/backend';

describe('the assortment', () => {
  const products = [...seedFamilies()].flat();
  const shown = products.filter((product) => product.visibility === 4);

  it('is large and varied enough', () => {
    expect(products.length).toBeGreaterThan(240);
    expect(shown.length).toBeGreaterThan(200);
    expect(products.filter((product) => product.type === 'configurable').length).toBeGreaterThan(8);
    expect(new Set(shown.map((product) => product.item.brand.name)).size).toBeGreaterThan(50);
    for (const flag of 'bnsolhctdmx')
      expect([flag, shown.some((product) => product.item.flags.has(flag))]).toEqual([flag, true]);
  });

  it('has numbers and addresses of its own for each product', () => {
    expect(new Set(products.map((product) => product.sku)).size).toBe(products.length);
    expect(new Set(products.map((product) => product.urlKey)).size).toBe(products.length);
    for (const { urlKey } of products) expect(urlKey).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
  });

  it('costs between 6 and 480 dollars, and specials less than the price', () => {
    for (const { name, cents, specialCents } of shown) {
      if (cents === null) continue;
      expect([name, cents >= 600 && cents <= 48100]).toEqual([name, true]);
      if (specialCents !== null) expect([name, specialCents < cents]).toEqual([name, true]);
    }
  });

  it('has two or three sentences about each, and a kind that can be drawn', () => {
    for (const { name, description, item } of shown) {
      expect([name, description.length > 120]).toEqual([name, true]);
      expect(kinds).toContain(item.brand.kind);
    }
    expect(new Set(shown.map((product) => product.description)).size).toBe(shown.length);
  });
});

describe('seeding', () => {
  it('happens once: what is gone stays gone', async () => {
    const file = join(mkdtempSync(join(tmpdir(), 'airside-seed-')), 'shop.db');
    const skus = (db: Database) => all<{ sku: string }>(db, 'SELECT sku FROM product').map(({ sku }) => sku);
    const first = await testBackend({ file });
    const seeded = skus(first.db);
    run(first.db, "DELETE FROM product WHERE sku = 'WH-001'");
    first.close();
    const second = await testBackend({ file });
    expect(skus(second.db)).toEqual(seeded.filter((sku) => sku !== 'WH-001'));
    expect(seeded).toContain('WH-001');
    second.close();
  });

  it('gives the same shop every time, also where it is copied', async () => {
    const dump = async (seed?: true) => {
      const { db } = await testBackend({ seed });
      return [
        'product',
        'product_value',
        'category',
        'category_product',
        'stock',
        'review',
        'attribute_option',
      ].map((table) => all(db, `SELECT * FROM ${table}`));
    };
    const first = await dump(true);
    expect(await dump(true)).toEqual(first);
    expect(await dump()).toEqual(first);
  });

  it('places every product that is sold by itself in a category', async () => {
    const { db } = await testBackend({ seed: true });
    expect(
      all(
        db,
        'SELECT sku FROM product WHERE visibility = 4 AND id NOT IN (SELECT product_id FROM category_product)',
      ),
    ).toEqual([]);
    expect(all(db, 'PRAGMA foreign_key_check')).toEqual([]);
  });

  it('answers without a seed, too', async () => {
    const { graphql } = await testBackend({ seed: false });
    expect(
      (
        await graphql(
          '{ products(filter: {}) { total_count } categoryList { name } storeConfig { store_code } }',
        )
      ).data,
    ).toEqual({
      products: { total_count: 0 },
      categoryList: [],
      storeConfig: { store_code: 'default' },
    });
  });
});
