// What is done another way in a large catalogue gives the same answers as in a small one.
import { beforeAll, expect, it } from 'vitest';
import { all, one, run } from '../../../demo-host/backend/database';
import { assortmentOf } from '../../../demo-host/backend/seed/large-assortment';
import { seedDatabase } from '../../../demo-host/backend/seed/seed';
import { testBackend, testNow, type TestBackend } from '../../support/backend';

let shop: TestBackend;
beforeAll(async () => {
  shop = await testBackend({ seed: false });
  seedDatabase(shop.db, testNow, { assortment: assortmentOf(4000) });
});

interface Answer {
  products: {
    total_count: number;
    aggregations: { attribute_code: string; options: { value: string; count: number }[] }[];
  };
}

async function ask(filter: object): Promise<Answer['products']> {
  const query = `query ($filter: ProductAttributeFilterInput) { products(filter: $filter, pageSize: 1) {
    total_count aggregations { attribute_code options { value count } } } }`;
  const { data } = await shop.graphql<Answer>(query, { filter });
  if (!data) throw new Error('The listing failed.');
  return data.products;
}

it('finds a value that most products have, alone and among several', async () => {
  const { aggregations, total_count } = await ask({});
  const isNew = aggregations.find((one) => one.attribute_code === 'is_new')?.options ?? [];
  expect(Math.max(...isNew.map(({ count }) => count))).toBeGreaterThan(2000);
  for (const { value, count } of isNew)
    expect((await ask({ is_new: { eq: value } })).total_count).toBe(count);
  expect((await ask({ is_new: { in: ['0', '1'] } })).total_count).toBe(total_count);
});

it('counts prices in a range as the products that cost so much', async () => {
  const { aggregations } = await ask({ price: { from: '20', to: '39.99' } });
  const { count } = one<{ count: number }>(
    shop.db,
    'SELECT COUNT(*) AS count FROM product_index WHERE min_cents BETWEEN 2000 AND 3999 AND employee_only = 0',
  ) ?? { count: -1 };
  const prices = aggregations.find((one) => one.attribute_code === 'price')?.options ?? [];
  expect(prices.reduce((sum, option) => sum + option.count, 0)).toBe(count);
});

it('reads all facets again when most products have changed', async () => {
  const [spirits] = all<{ id: number }>(shop.db, "SELECT id FROM category WHERE url_path = 'spirits'");
  const uid = Buffer.from(String(spirits?.id)).toString('base64');
  const countOf = async () => {
    const categories = (await ask({})).aggregations.find((one) => one.attribute_code === 'category_uid');
    return categories?.options.find(({ value }) => value === uid)?.count ?? 0;
  };
  const before = await countOf();
  run(shop.db, 'UPDATE category SET is_anchor = 0');
  expect(await countOf()).toBe(0);
  run(shop.db, 'UPDATE category SET is_anchor = 1');
  expect(await countOf()).toBe(before);
  expect(before).toBeGreaterThan(500);
});
