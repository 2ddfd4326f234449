// Catalogues of any size: exact, the same every time, and in proportion.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { all, one, type Database } from '../../../demo-host/backend/database';
import { openDatabase } from '../../../demo-host/backend/open-database';
import { assortmentOf } from '../../../demo-host/backend/seed/large-assortment';
import { seedFamilies } from '../../../demo-host/backend/seed/products';
import { seedDatabase } from '../../../demo-host/backend/seed/seed';
import { testNow } from '../../support/backend';

const productsOf = (count: number) => [...seedFamilies(assortmentOf(count).brands)].flat();

describe('an assortment of a given size', () => {
  it.each([1, 7, 262, 263, 1000, 5001])('has exactly %i products', (count) => {
    expect(productsOf(count)).toHaveLength(count);
  });

  it('has numbers and addresses of its own for each product', () => {
    const products = productsOf(20_000);
    expect(new Set(products.map((product) => product.sku.toLowerCase())).size).toBe(products.length);
    expect(new Set(products.map((product) => product.urlKey)).size).toBe(products.length);
  });

  it('costs less on special, in every size', () => {
    const specials = productsOf(5000).filter(
      ({ type, specialCents }) => type === 'simple' && specialCents !== null,
    );
    expect(specials.length).toBeGreaterThan(200);
    for (const { sku, cents, specialCents } of specials)
      expect([sku, (specialCents ?? 0) < (cents ?? 0) && (specialCents ?? 0) > 0.6 * (cents ?? 0)]).toEqual([
        sku,
        true,
      ]);
  });

  it('grows by brands, categories and configurables in proportion', () => {
    const { brands, categories } = assortmentOf(20_000);
    expect(brands.length).toBeGreaterThan(300);
    expect(categories.length).toBeGreaterThan(150);
    const products = productsOf(20_000);
    const share = (test: (product: (typeof products)[number]) => boolean) =>
      products.filter(test).length / products.length;
    expect(share((product) => product.type === 'configurable')).toBeGreaterThan(0.02);
    expect(share((product) => product.specialCents !== null)).toBeGreaterThan(0.04);
    expect(share((product) => product.type === 'simple' && product.quantity === 0)).toBeGreaterThan(0.02);
  });
});

describe('a seeded shop of a given size', () => {
  async function seeded(count: number): Promise<Database> {
    const db = openDatabase(':memory:');
    seedDatabase(db, testNow, { assortment: assortmentOf(count) });
    return db;
  }
  const fingerprint = (db: Database) =>
    [
      'product',
      'product_value',
      'category',
      'category_product',
      'stock',
      'product_link',
      'product_index',
    ].map((table) =>
      createHash('sha256')
        .update(JSON.stringify(all(db, `SELECT * FROM ${table}`)))
        .digest('hex'),
    );

  it('is the same every time and holds together', async () => {
    const [first, second] = [await seeded(1500), await seeded(1500)];
    expect(fingerprint(first)).toEqual(fingerprint(second));
    expect(all(first, 'PRAGMA foreign_key_check')).toEqual([]);
    const lost = `SELECT sku FROM product WHERE visibility = 4
      AND id NOT IN (SELECT product_id FROM category_product)`;
    expect(all(first, lost)).toEqual([]);
  });

  it('is made by the command, which leaves a shop that is there alone', () => {
    const data = mkdtempSync(join(tmpdir(), 'airside-seed-'));
    const seed = (...args: string[]) =>
      execFileSync('npx', ['tsx', 'demo-host/backend/seed/cli.ts', ...args], {
        encoding: 'utf8',
        stdio: 'pipe',
      });
    const count = () => {
      const db = openDatabase(join(data, 'airside.db'));
      const products = one<{ count: number }>(db, 'SELECT COUNT(*) AS count FROM product')?.count;
      db.close();
      return products;
    };
    expect(seed('--products', '300', '--data', data)).toContain('300 products');
    expect(() => seed('--products', '20', '--data', data)).toThrow(/already holds a shop of 300 products/);
    expect(count()).toBe(300);
    seed('--products', '20', '--data', data, '--replace');
    expect(count()).toBe(20);
    expect(() => seed('--products', 'many')).toThrow(/Usage/);
  });
});
