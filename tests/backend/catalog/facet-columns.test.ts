// Facets and category counts are kept in memory; whatever changes the catalogue, in this process or another, shows.
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { refreshProductIndex } from '../../../demo-host/backend/catalog/product-index/product-index';
import { all, one, run } from '../../../demo-host/backend/database';
import { openDatabase } from '../../../demo-host/backend/open-database';
import { counter, saveSetting } from '../../../demo-host/backend/settings';
import { testBackend, testNow, type TestBackend } from '../../support/backend';

interface Products {
  products: {
    total_count: number;
    aggregations: { attribute_code: string; options: { label: string; value: string; count: number }[] }[];
  };
}

let shop: TestBackend;
beforeEach(async () => {
  shop = await testBackend({ file: join(mkdtempSync(join(tmpdir(), 'airside-facets-')), 'shop.db') });
});

async function ask(filter: object = {}, token?: string): Promise<Products['products']> {
  const query = `query ($filter: ProductAttributeFilterInput) { products(filter: $filter, pageSize: 1) {
    total_count aggregations { attribute_code options { label value count } } } }`;
  const { data } = await shop.graphql<Products>(query, { filter }, token === undefined ? {} : { token });
  if (!data) throw new Error('The listing failed.');
  return data.products;
}

async function countOf(code: string, label: string): Promise<number> {
  const { aggregations } = await ask();
  const options = aggregations.find((one) => one.attribute_code === code)?.options ?? [];
  return options.find((option) => option.label === label)?.count ?? 0;
}

const optionId = (label: string) =>
  String(one<{ id: number }>(shop.db, 'SELECT id FROM attribute_option WHERE label = ?', label)?.id);

describe('facets follow', () => {
  const brand = "attribute_id = 138 AND product_id = (SELECT id FROM product WHERE sku = 'GN-001')";

  it('a changed value', async () => {
    const before = await countOf('brand', 'Glen Tarrow');
    run(shop.db, `UPDATE product_value SET value = ? WHERE ${brand}`, optionId('Glen Tarrow'));
    expect(await countOf('brand', 'Glen Tarrow')).toBe(before + 1);
  });

  it('what another process changed and indexed', async () => {
    const before = await countOf('brand', 'Glen Tarrow');
    const other = openDatabase(one<{ file: string }>(shop.db, 'PRAGMA database_list')?.file ?? '');
    run(other, `UPDATE product_value SET value = ? WHERE ${brand}`, optionId('Glen Tarrow'));
    run(other, "INSERT INTO category_product VALUES (3, (SELECT id FROM product WHERE sku = 'GN-001'), 1)");
    refreshProductIndex(other, testNow);
    other.close();
    expect(await countOf('brand', 'Glen Tarrow')).toBe(before + 1);
    expect((await ask({ category_uid: { eq: 'Mw==' } })).total_count).toBe(
      await countOf('category_uid', 'Home'),
    );
  });

  it('a change that reaches every product', async () => {
    const before = await ask();
    run(shop.db, 'UPDATE category SET is_anchor = 0');
    const after = await ask();
    expect(after.total_count).toBe(before.total_count);
    expect(await countOf('category_uid', 'Spirits')).toBe(0);
  });

  it('a deleted product', async () => {
    const before = await countOf('brand', 'Glen Tarrow');
    const sku = one<{ sku: string }>(
      shop.db,
      "SELECT sku FROM product WHERE name LIKE 'Glen Tarrow 15%'",
    )?.sku;
    run(shop.db, 'DELETE FROM product WHERE sku = ?', sku ?? '');
    expect(await countOf('brand', 'Glen Tarrow')).toBe(before - 1);
  });

  it('a price and a sale that takes the last one', async () => {
    run(shop.db, "UPDATE product SET price_cents = 99900, special_price_cents = NULL WHERE sku = 'CC-001'");
    const dear = async () =>
      (await ask({ price: { from: '900' } })).aggregations[0]?.options.map(({ count }) => count);
    expect(await dear()).toEqual([1]);
    saveSetting(shop.db, 'cataloginventory/options/show_out_of_stock', 0);
    const before = (await ask()).total_count;
    run(
      shop.db,
      "UPDATE stock SET reserved = quantity WHERE product_id = (SELECT id FROM product WHERE sku = 'CC-001')",
    );
    expect((await ask()).total_count).toBe(before - 1);
    expect(await dear()).toBeUndefined();
  });

  it('the prices of the group that asks', async () => {
    const sign =
      'mutation { generateCustomerToken(email: "erik@example.com", password: "Passw0rd!23") { token } }';
    const signed = await shop.graphql<{ generateCustomerToken: { token: string } }>(sign);
    run(shop.db, "INSERT INTO tier_price SELECT id, 3, 1, 100 FROM product WHERE sku = 'CC-001'");
    const cheapest = ({ aggregations }: Products['products']) => aggregations[0]?.options[0]?.label;
    expect(cheapest(await ask({ sku: { eq: 'CC-001' } }, signed.data?.generateCustomerToken.token))).toBe(
      '1-2',
    );
    expect(cheapest(await ask({ sku: { eq: 'CC-001' } }))).not.toBe('1-2');
  });
});

it.each([
  ['everything', { filter: {} }],
  ['a price', { filter: { price: { from: '20', to: '60' } } }],
  ['a shelf and what is in stock', { filter: { category_uid: { eq: 'Mw==' }, in_stock: { eq: '1' } } }],
  ['words', { search: 'gin' }],
  ['nothing', { search: 'zzqx' }],
])('a listing with facets counts %s as one without', async (_, asked) => {
  const ask = async (more: string) => {
    // What is counted once is kept.
    const { graphql } = await testBackend();
    const query = `query ($search: String, $filter: ProductAttributeFilterInput) {
      products(search: $search, filter: $filter, pageSize: 1) { total_count ${more} } }`;
    return (await graphql<Products>(query, asked)).data?.products.total_count;
  };
  const alone = await ask('');
  expect(alone).toBeTypeOf('number');
  expect(await ask('... on Products { aggregations { count } }')).toBe(alone);
});

describe('product_count', () => {
  it.each(['lena@example.com', 'erik@example.com', undefined])(
    'is what the listing finds, for %s',
    async (email) => {
      const sign = `mutation { generateCustomerToken(email: "${email}", password: "Passw0rd!23") { token } }`;
      const { data } = await shop.graphql<{ generateCustomerToken: { token: string } } | null>(sign);
      const token = data?.generateCustomerToken?.token;
      const counts = await shop.graphql<{ categories: { items: { uid: string; product_count: number }[] } }>(
        '{ categories(filters: {}, pageSize: 100) { items { uid product_count } } }',
        {},
        token === undefined ? {} : { token },
      );
      const items = counts.data?.categories.items ?? [];
      expect(items.length).toBeGreaterThan(40);
      for (const { uid, product_count } of items)
        expect([uid, product_count]).toEqual([
          uid,
          (await ask({ category_uid: { eq: uid } }, token)).total_count,
        ]);
    },
  );
});

describe('the index', () => {
  it('is not built again by a start that finds nothing new', async () => {
    const file = one<{ file: string }>(shop.db, 'PRAGMA database_list')?.file ?? '';
    const state = () => [
      counter(shop.db, 'index'),
      all(shop.db, 'SELECT MAX(revision) AS revision FROM product_revision'),
    ];
    const before = state();
    const again = await testBackend({ file });
    expect((await again.graphql('{ products(filter: {}) { total_count } }')).errors).toBeUndefined();
    expect(state()).toEqual(before);
    again.close();
  });

  it('looks at one product when one has changed', async () => {
    run(shop.db, 'UPDATE stock SET reserved = reserved + 1 WHERE product_id = 5');
    await ask();
    const newest = all(
      shop.db,
      'SELECT product_id FROM product_revision WHERE revision = (SELECT MAX(revision) FROM product_revision)',
    );
    expect(newest).toEqual([{ product_id: 5 }]);
  });
});
