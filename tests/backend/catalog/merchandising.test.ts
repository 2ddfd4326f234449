// The order of a listing that nobody sorted, orders of the shop's own, and ranges of prices.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rankOf } from '../../../demo-host/backend/catalog/merchandised';
import { countsByPrice, evenSteps, fairSteps } from '../../../demo-host/backend/catalog/price/price-steps';
import { reserve } from '../../../demo-host/backend/catalog/stock';
import { volumeOf } from '../../../demo-host/backend/catalog/product-index/volume';
import { one, run } from '../../../demo-host/backend/database';
import { testBackend, type TestBackend } from '../../support/backend';

interface Item {
  sku: string;
  name: string;
  stock_status: string;
  price_range: {
    minimum_price: {
      final_price: { value: number };
      regular_price: { value: number };
      discount: { percent_off: number };
    };
  };
}

let backend: TestBackend;
beforeAll(async () => (backend = await testBackend()));
afterAll(() => backend.close());

const idOf = (table: string, column: string, value: string) =>
  one<{ id: number }>(backend.db, `SELECT id FROM ${table} WHERE ${column} = ?`, value)?.id ?? 0;
const uidOf = (path: string) => Buffer.from(String(idOf('category', 'url_path', path))).toString('base64');

async function listed(path: string, sort?: string, on = backend): Promise<Item[]> {
  const { data, errors } = await on.graphql<{ products: { items: Item[] } }>(
    `query ($uid: String!) { products(filter: { category_uid: { eq: $uid } }, pageSize: 200 ${sort ? `sort: ${sort}` : ''}) {
      items { sku name stock_status price_range { minimum_price {
        final_price { value } regular_price { value } discount { percent_off } } } }
    } }`,
    { uid: uidOf(path) },
  );
  expect(errors).toBeUndefined();
  return data?.products.items ?? [];
}
const skus = (items: readonly Item[]) => items.map(({ sku }) => sku);

describe('the recommended order', () => {
  it('has what is sold out last, otherwise each in its place', async () => {
    const rums = await listed('spirits/rum', '{ position: ASC }');
    expect(rums.at(-1)).toMatchObject({ sku: 'RM-008', stock_status: 'OUT_OF_STOCK' });
    const places = skus(rums.slice(0, -1));
    expect(places).toEqual([...places].sort());
    expect(skus(await listed('spirits/rum'))).toEqual(skus(rums));
  });

  it('has what sells best first where places are equal', async () => {
    const shop = await testBackend();
    run(shop.db, 'UPDATE category_product SET position = 0');
    reserve(shop.db, idOf('product', 'sku', 'GN-010'), 3);
    const [first, second, third, ...others] = skus(await listed('spirits/gin', '{ position: ASC }', shop));
    expect([first, second, third]).toEqual(['GN-001', 'GN-006', 'GN-010']);
    expect(others.slice(0, -1)).toEqual([...others.slice(0, -1)].sort());
    expect(others.at(-1)).toBe('GN-012');
    shop.close();
  });

  it('on a stock Magento is that of places alone', async () => {
    const stock = await testBackend({ profile: 'stock-2.4.6' });
    const rums = skus(await listed('spirits/rum', '{ position: ASC }', stock));
    expect(rums).toEqual([...rums].sort());
    stock.close();
  });

  it('is one number: in stock, place, best seller, sold', () => {
    const goods = { inStock: true, bestSeller: false, sold: 0 };
    const ranks = [
      rankOf({ ...goods, bestSeller: true, sold: 9 }, 1),
      rankOf({ ...goods, bestSeller: true }, 1),
      rankOf({ ...goods, sold: 1e12 }, 1),
      rankOf({ ...goods, sold: 1 }, 1),
      rankOf(goods, 1),
      rankOf({ ...goods, bestSeller: true }, 2),
      rankOf(goods, 1e9),
      rankOf({ ...goods, inStock: false, bestSeller: true, sold: 5 }, 0),
    ];
    expect(ranks).toEqual([...ranks].sort((a, b) => a - b));
    expect(new Set(ranks).size).toBe(ranks.length);
    expect(ranks.every(Number.isSafeInteger)).toBe(true);
  });
});

describe('orders of the shop’s own', () => {
  const falling = (values: readonly number[]) => expect(values).toEqual([...values].sort((a, b) => b - a));

  it('newest', async () => {
    const created = (await listed('spirits', '{ newest: DESC }')).map(({ sku }) =>
      Date.parse(
        one<{ at: string }>(backend.db, 'SELECT created_at AS at FROM product WHERE sku = ?', sku)?.at ?? '',
      ),
    );
    falling(created);
    expect(new Set(created).size).toBeGreaterThan(10);
  });

  it('biggest saving', async () => {
    const saved = (await listed('spirits', '{ saving: DESC }')).map(({ price_range: { minimum_price } }) =>
      Math.round(minimum_price.discount.percent_off),
    );
    expect(saved[0]).toBeGreaterThan(0);
    // Of a product in several sizes the greatest saving counts, which need not be that of the cheapest.
    expect(saved.indexOf(0)).toBeGreaterThan(3);
  });

  it('price of a litre, with what has none last', async () => {
    const costs = (await listed('spirits', '{ litre_price: ASC }')).map(
      ({ sku }) =>
        one<{ cents: number | null }>(
          backend.db,
          'SELECT litre_cents AS cents FROM product_index WHERE product_id = (SELECT id FROM product WHERE sku = ?)',
          sku,
        )?.cents ?? Infinity,
    );
    falling([...costs].reverse());
    expect(costs[0]).toBeLessThan(5000);
  });

  it('best selling', async () => {
    const [first] = await listed('spirits/gin', '{ best_selling: DESC }');
    expect(first?.sku).toBe('GN-006');
  });
});

describe('price ranges', () => {
  const dollars = (steps: ReturnType<typeof fairSteps>) =>
    steps.map(({ from, to, count }) => [from / 100, to / 100, count]);
  const many = Array.from({ length: 939 }, (_, index) => (8 + (index % 90)) * 100 + 50);

  it('of a Magento are stretched by one dear bottle', () => {
    expect(dollars(evenSteps(countsByPrice([...many, 450_000])))).toEqual([
      [0, 1000, 939],
      [4000, 5000, 1],
    ]);
  });

  it('of the shop are not', () => {
    const steps = fairSteps(countsByPrice([...many, 450_000]));
    expect(steps.length).toBeGreaterThan(4);
    expect(Math.max(...steps.map(({ count }) => count))).toBeLessThan(940 / 3);
    expect(steps.reduce((sum, { count }) => sum + count, 0)).toBe(940);
  });

  it('are half open, follow one another, and hold each price once', () => {
    for (const prices of [[999, 1000], [5], [1_000_000, 1], many, [1500, 1500, 1500, 7499, 7500]]) {
      const steps = fairSteps(countsByPrice(prices));
      expect(steps.length).toBeLessThanOrEqual(6);
      for (const { from, to, count } of steps)
        expect(prices.filter((price) => price >= from && price < to)).toHaveLength(count);
      expect(steps.reduce((sum, { count }) => sum + count, 0)).toBe(prices.length);
    }
    expect(fairSteps(new Map())).toEqual([]);
  });

  it('count what choosing them leads to, whatever else is chosen', async () => {
    interface Answer {
      products: {
        total_count: number;
        aggregations: { attribute_code: string; options: { value: string; count: number }[] }[];
      };
    }
    const uid = uidOf('spirits');
    for (const more of [
      '',
      `bottle_size: { eq: "${idOf('attribute_option', 'label', '1 L')}" }`,
      'is_new: { eq: "1" }',
    ]) {
      const ask = (price: string) =>
        backend.graphql<Answer>(
          `{ products(filter: { category_uid: { eq: "${uid}" } ${more} ${price} }) {
            total_count aggregations { attribute_code options { value count } } } }`,
        );
      const { data } = await ask('');
      const steps =
        data?.products.aggregations.find(({ attribute_code: code }) => code === 'price')?.options ?? [];
      expect(steps.length).toBeGreaterThan(1);
      for (const { value, count } of steps) {
        const [from, to] = value.split('_').map(Number);
        // Filters take both ends; the range does not hold its upper one.
        const chosen = await ask(`price: { from: "${from}", to: "${(to ?? 0) - 0.01}" }`);
        expect([value, chosen.data?.products.total_count]).toEqual([value, count]);
      }
    }
  });
});

describe('a size', () => {
  it.each([
    ['70 cl', 700],
    ['750ml', 750],
    ['1.75 L', 1750],
    ['0,7 l', 700],
    ['500 g', undefined],
    ['L', undefined],
    ['0 ml', undefined],
  ])('%s holds %s ml', (label, expected) => expect(volumeOf(label)).toBe(expected));

  it('stands in its order among the others', async () => {
    const { data } = await backend.graphql<{
      products: { aggregations: { attribute_code: string; options: { label: string }[] }[] };
    }>('{ products(filter: {}) { aggregations { attribute_code options { label } } } }');
    const sizes = data?.products.aggregations.find(({ attribute_code: code }) => code === 'bottle_size');
    const held = sizes?.options.map(({ label }) => volumeOf(label) ?? 0) ?? [];
    expect(held.length).toBeGreaterThan(4);
    expect(held).toEqual([...held].sort((a, b) => a - b));
  });
});
