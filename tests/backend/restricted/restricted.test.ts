// Categories for employees only (behaviour 1, 2.4, 6): whoever is none finds neither them nor what stands nowhere else, by no way.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createShopSite } from '../../../demo-host/shop-site';
import { run } from '../../../demo-host/backend/database';
import { saveSetting } from '../../../demo-host/backend/settings';
import { testBackend, testOrigin } from '../../support/backend';
import { createRestrictedShop, leaks, type RestrictedShop, type Who } from './restricted-shop';
import { ways } from './restricted-ways';

let shop: RestrictedShop;
beforeAll(async () => {
  shop = await createRestrictedShop();
});

describe.each(ways)('%s', (_, query, variables = () => ({})) => {
  const ask = async (who: Who, method: 'GET' | 'POST' = 'POST') => {
    const { body, headers } = await shop.graphql(query, variables(shop), { ...shop.tokens[who], method });
    return { text: JSON.stringify(body), headers };
  };

  it.each(['guest', 'customer'] as const)('tells a %s nothing', async (who) => {
    expect(leaks(query, (await ask(who)).text)).toEqual([]);
  });

  it('tells an employee', async () => {
    expect(leaks(query, (await ask('employee')).text)).not.toEqual([]);
  });

  it('tells nobody by way of a cache', async () => {
    const [employee, guest] = [await ask('employee', 'GET'), await ask('guest', 'GET')];
    expect(employee.headers.get('cache-control')).toContain('no-store');
    expect(employee.headers.get('cache-control')).not.toMatch(/public|s-maxage/);
    expect(employee.headers.get('x-magento-cache-id')).not.toBe(guest.headers.get('x-magento-cache-id'));
    expect(leaks(query, guest.text)).toEqual([]);
    expect(leaks(query, guest.headers.get('x-magento-tags') ?? '')).toEqual([]);
  });
});

it('spells no word for others that is in hidden names only', async () => {
  const spell = async (who: Who, search: string) => {
    const query = `{ products(search: "${search}") { suggestions { search } } }`;
    return JSON.stringify((await shop.graphql(query, {}, shop.tokens[who])).data);
  };
  for (const who of ['guest', 'customer'] as const) {
    expect(await spell(who, 'crwe')).not.toContain('crew');
    expect(await spell(who, 'crwe gni')).not.toContain('crew');
  }
  expect(await spell('employee', 'crwe')).toContain('crew');
});

describe('counts', () => {
  const counts = async (who: Who) => {
    const query = `{ categoryList { product_count children { name product_count children_count } }
      products(filter: {}) { total_count aggregations { attribute_code options { label count } } } }`;
    const { data } = await shop.graphql<{
      categoryList: { product_count: number; children: { name: string; product_count: number; children_count: string }[] }[];
      products: { total_count: number; aggregations: { attribute_code: string; options: { label: string; count: number }[] }[] };
    }>(query, {}, shop.tokens[who]); // oxfmt-ignore
    const [root] = data?.categoryList ?? [];
    const diplomats = root?.children.find(({ name }) => name === 'Diplomats');
    const prices = data?.products.aggregations.find((one) => one.attribute_code === 'price');
    return {
      shop: root?.product_count ?? 0,
      found: data?.products.total_count ?? 0,
      priced: prices?.options.reduce((sum, { count }) => sum + count, 0) ?? 0,
      diplomats: diplomats?.product_count ?? 0,
      below: Number(diplomats?.children_count),
    };
  };

  it('leave out what the asker does not see', async () => {
    const [guest, customer, employee] = [
      await counts('guest'),
      await counts('customer'),
      await counts('employee'),
    ];
    expect(customer).toEqual(guest);
    // GF-006, GF-007 and GF-008 below Diplomats, TN-016 elsewhere; one category of the two is theirs.
    expect(employee).toEqual({
      shop: guest.shop + 4,
      found: guest.found + 4,
      priced: guest.priced + 4,
      diplomats: guest.diplomats + 3,
      below: guest.below + 1,
    });
  });
});

describe('pages of the server', () => {
  const buildFolder = mkdtempSync(join(tmpdir(), 'airside-unbuilt-'));
  afterAll(() => rmSync(buildFolder, { recursive: true }));

  it.each([
    ['/crew-choice-surprise-spirits-box.html', 404],
    ['/diplomats/staff-offers.html', 404],
    ['/diplomats/staff-offers/crew-cellar.html', 404],
    ['/old-crew', 404],
    ['/diplomats.html', 200],
    ['/', 200],
    ['/brands', 200],
    ['/brands/crew-choice', 404],
    ['/sitemap-places.xml', 200],
    ['/sitemap-products-1.xml', 200],
  ])('%s is %i and gives nothing away, whoever asks', async (path, status) => {
    const site = createShopSite({ backend: shop.handle, buildFolder, shopUrl: testOrigin });
    for (const who of ['guest', 'customer', 'employee'] as const) {
      const { token } = shop.tokens[who];
      const headers = { accept: 'text/html', ...(token && { authorization: `Bearer ${token}` }) };
      const response = await site(new Request(testOrigin + path, { headers }));
      expect(response.status).toBe(status);
      const html = await response.text();
      expect(leaks(path, html)).toEqual([]);
      if (status === 404) expect(html).not.toContain('ld+json');
    }
  });
});

describe('a product in a restricted category', () => {
  const sees = async (who: Who, sku: string) => {
    const query = `{ products(filter: { sku: { eq: "${sku}" } }) { items { name categories { url_path } } } }`;
    const { data } = await shop.graphql<{ products: { items: { categories: { url_path: string }[] }[] } }>(
      query,
      {},
      shop.tokens[who],
    );
    return data?.products.items[0]?.categories.map((category) => category.url_path);
  };
  const putInto = (path: string) =>
    run(
      shop.db,
      'INSERT INTO category_product VALUES (?, ?, 1)',
      shop.categoryId(path),
      shop.productId('GF-007'),
    );
  const takeOut = (path: string) =>
    run(
      shop.db,
      'DELETE FROM category_product WHERE category_id = ? AND product_id = ?',
      shop.categoryId(path),
      shop.productId('GF-007'),
    );

  it('is for everybody where it is in an open one as well, which is then all that others know of', async () => {
    putInto('gifts/perfume');
    expect(await sees('guest', 'GF-007')).not.toContain('diplomats/staff-offers');
    expect(await sees('guest', 'GF-007')).toContain('gifts/perfume');
    expect(await sees('employee', 'GF-007')).toContain('diplomats/staff-offers');
    takeOut('gifts/perfume');
    expect(await sees('guest', 'GF-007')).toBeUndefined();
  });

  it.each([
    ['an inactive category', 'gifts/perfume', 0],
    ['the root alone', '', 1],
  ])('is for employees where it is in %s besides', async (_, path, active) => {
    putInto(path);
    run(shop.db, 'UPDATE category SET is_active = ? WHERE id = ?', active, shop.categoryId(path));
    expect(await sees('guest', 'GF-007')).toBeUndefined();
    expect(await sees('employee', 'GF-007')).toBeDefined();
    run(shop.db, 'UPDATE category SET is_active = 1 WHERE id = ?', shop.categoryId(path));
    takeOut(path);
  });

  it('does not exist for others while it is disabled either', async () => {
    run(shop.db, "UPDATE product SET status = 2 WHERE sku = 'GF-006'");
    const query =
      '{ route(url: "crew-choice-surprise-spirits-box.html") { ... on ProductInterface { name } } }';
    expect((await shop.graphql(query)).data).toEqual({ route: null });
    run(shop.db, "UPDATE product SET status = 1 WHERE sku = 'GF-006'");
  });
});

it('hides nothing from anybody where the shop does not restrict', async () => {
  const open = await testBackend();
  saveSetting(open.db, 'airside/catalog/restrict_categories', 0);
  const names = ['the menu', 'a search', 'a product by sku', 'aggregations', 'a category by key'];
  for (const [, query] of ways.filter(([way]) => names.includes(way)))
    expect(leaks(query, JSON.stringify((await open.graphql(query)).body))).not.toEqual([]);
  open.close();
});
