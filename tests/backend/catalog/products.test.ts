// Listings, filters and product details on the demo assortment.
import { beforeEach, describe, expect, it } from 'vitest';
import { all, one, run, transaction } from '../../../demo-host/backend/database';
import { finalPriceCents, regularPriceCents } from '../../../demo-host/backend/catalog/price/prices';
import { uid } from '../../../demo-host/backend/catalog/rows';
import { reserve, salableQuantity, stockProblem } from '../../../demo-host/backend/catalog/stock';
import { saveSetting } from '../../../demo-host/backend/settings';
import { testBackend, testNow, type TestBackend } from '../../support/backend';

interface Price {
  final_price: { value: number; currency: string };
  regular_price: { value: number };
  discount: { amount_off: number };
}
interface Item {
  sku: string;
  name: string;
  brand: number;
  stock_status: string;
  special_price: number | null;
  only_x_left_in_stock: number | null;
  price_range: { minimum_price: Price; maximum_price: Price };
}
interface Listing {
  products: {
    items: Item[];
    total_count: number;
    page_info: { total_pages: number };
    aggregations: { attribute_code: string; options: { label: string; value: string; count: number }[] }[];
  };
}

let backend: TestBackend;
beforeEach(async () => {
  backend = await testBackend();
});

const fields = `items { sku name brand stock_status special_price only_x_left_in_stock price_range { minimum_price {
  final_price { value currency } regular_price { value } discount { amount_off } } maximum_price { final_price { value } } } }
  total_count page_info { total_pages }`;

async function list(
  args: { filter?: object; sort?: object; pageSize?: number; currentPage?: number },
  options: { token?: string; headers?: Record<string, string> } = {},
) {
  const answer = await backend.graphql<Listing>(
    `query($filter: ProductAttributeFilterInput!, $sort: ProductAttributeSortInput, $pageSize: Int = 300, $currentPage: Int = 1) {
      products(filter: $filter, sort: $sort, pageSize: $pageSize, currentPage: $currentPage) { ${fields} } }`,
    { filter: {}, ...args },
    options,
  );
  return { ...answer, items: answer.data?.products?.items ?? [] };
}

const tokenOf = async (email: string) =>
  (
    await backend.graphql<{ generateCustomerToken: { token: string } }>(
      'mutation($email: String!) { generateCustomerToken(email: $email, password: "Passw0rd!23") { token } }',
      { email },
    )
  ).data?.generateCustomerToken.token ?? '';

const idOf = (sku: string) =>
  one<{ id: number }>(backend.db, 'SELECT id FROM product WHERE sku = ?', sku)?.id ?? 0;
const categoryUid = (path: string) =>
  uid(one<{ id: number }>(backend.db, 'SELECT id FROM category WHERE url_path = ?', path)?.id ?? 0);
const lowest = (item: Item) => item.price_range.minimum_price.final_price.value;

describe('a listing', () => {
  it('shows what sells first without a category and positions first with one, sold out last in both', async () => {
    const isInStock = ({ stock_status }: Item) => stock_status === 'IN_STOCK';
    const { items } = await list({});
    const isSeller = ({ sku }: Item) =>
      one(backend.db, 'SELECT 1 FROM product_index WHERE product_id = ? AND best_seller = 1', idOf(sku)) !==
      undefined;
    const ranks = items.map((item) => (isInStock(item) ? 0 : 2) + (isSeller(item) ? 0 : 1));
    expect(ranks).toEqual([...ranks].sort());
    expect(new Set(ranks).size).toBeGreaterThan(2);
    const gin = (await list({ filter: { category_uid: { eq: categoryUid('spirits/gin') } } })).items;
    expect(gin.length).toBeGreaterThan(8);
    const ids = gin.filter(isInStock).map((item) => idOf(item.sku));
    expect(ids).toEqual([...ids].sort((first, second) => first - second));
    expect(gin.slice(ids.length).some(isInStock)).toBe(false);
  });

  it('lists what stands below a category, each product once', async () => {
    const whisky = (await list({ filter: { category_uid: { eq: categoryUid('spirits/whisky') } } })).items;
    expect(new Set(whisky.map((item) => item.sku)).size).toBe(whisky.length);
    expect(whisky.length).toBeGreaterThan(30);
    expect(whisky.every((item) => item.sku.startsWith('WH-'))).toBe(true);
  });

  it('sorts by price and by name, both ways', async () => {
    for (const [direction, sign] of [
      ['ASC', 1],
      ['DESC', -1],
    ] as const) {
      const prices = (await list({ sort: { price: direction } })).items.map(lowest);
      expect(prices).toEqual([...prices].sort((one, other) => sign * (one - other)));
    }
    const names = (await list({ sort: { name: 'ASC' } })).items.map((item) => item.name.toLowerCase());
    expect(names).toEqual([...names].sort((one, other) => (one < other ? -1 : 1)));
  });

  it('pages without gaps or repetitions, and refuses a page past the last', async () => {
    const whole = (await list({ sort: { price: 'ASC' } })).items.map((item) => item.sku);
    const first = await list({ sort: { price: 'ASC' }, pageSize: 50 });
    const pages = first.data?.products.page_info.total_pages ?? 0;
    const skus = first.items.map((item) => item.sku);
    for (let page = 2; page <= pages; page++)
      skus.push(
        ...(await list({ sort: { price: 'ASC' }, pageSize: 50, currentPage: page })).items.map(
          (item) => item.sku,
        ),
      );
    expect(skus).toEqual(whole);
    const beyond = await list({ pageSize: 50, currentPage: pages + 1 });
    expect(beyond.errors?.[0]).toMatchObject({
      message: `currentPage value ${pages + 1} specified is greater than the ${pages} page(s) available.`,
      extensions: { category: 'graphql-input' },
    });
    expect(beyond.data).toEqual({ products: null });
  });

  it('is empty, not an error, where nothing fits', async () => {
    for (const filter of [
      { brand: { eq: '99999' } },
      { sku: { eq: 'NOPE' } },
      { category_uid: { eq: 'nope' } },
    ]) {
      const { errors, data } = await list({ filter });
      expect(errors).toBeUndefined();
      expect(data?.products).toMatchObject({ items: [], total_count: 0, page_info: { total_pages: 0 } });
    }
  });

  it('filters by option, yes/no, price and name, and ignores an empty value', async () => {
    const brand = one<{ id: number }>(
      backend.db,
      "SELECT id FROM attribute_option WHERE label = 'Northfold'",
    )?.id;
    const northfold = (await list({ filter: { brand: { eq: String(brand) } } })).items;
    expect(northfold.map((item) => item.brand)).toEqual(Array(5).fill(brand));
    const fresh = (await list({ filter: { is_new: { eq: '1' } } })).items;
    expect(fresh.length).toBeGreaterThan(10);
    const cheap = (await list({ filter: { price: { from: '20', to: '25' } } })).items;
    expect(cheap.length).toBeGreaterThan(5);
    expect(cheap.every((item) => lowest(item) >= 20 && lowest(item) <= 25)).toBe(true);
    const named = (await list({ filter: { name: { match: 'truffle' } } })).items;
    expect(named.map((item) => item.name).every((name) => /truffle/i.test(name))).toBe(true);
    expect(named).toHaveLength(3);
    expect((await list({ filter: { brand: { eq: '' } } })).items).toHaveLength((await list({})).items.length);
  });

  it.each(['USD', 'EUR', 'GBP'])(
    'counts every facet as the filter of its value would, in %s',
    async (currency) => {
      const shown = { headers: { 'content-currency': currency } };
      const filter = { category_uid: { eq: categoryUid('spirits') } };
      const { data } = await backend.graphql<Listing>(
        `query($filter: ProductAttributeFilterInput!) { products(filter: $filter) { total_count
        aggregations { attribute_code options { label value count } } } }`,
        { filter },
        shown,
      );
      const aggregations = data?.products.aggregations ?? [];
      expect(aggregations.map((one) => one.attribute_code)).toEqual(['price', 'category_uid', 'brand', 'bottle_size', 'country_origin', 'is_new', 'best_seller', 'on_offer', 'in_stock']); // oxfmt-ignore
      for (const { attribute_code, options } of aggregations)
        for (const { value, count } of options.slice(0, 4)) {
          const [from, to] = value.split('_');
          // Buckets are half open, the filter is closed.
          const own = attribute_code === 'price' ? { from, to: String(Number(to) - 0.01) } : { eq: value };
          const narrowed =
            attribute_code === 'category_uid'
              ? { ...filter, category_uid: own }
              : { ...filter, [attribute_code]: own };
          const total = (await list({ filter: narrowed }, shown)).data?.products.total_count;
          if (attribute_code === 'category_uid') expect(total).toBeGreaterThanOrEqual(count);
          else expect([attribute_code, value, total]).toEqual([attribute_code, value, count]);
        }
      const prices = aggregations[0]?.options.reduce((sum, option) => sum + option.count, 0);
      expect(prices).toBe(data?.products.total_count);
    },
  );
});

it('filters by the price that it shows, whatever the currency (behaviour 7.1, Content-Currency)', async () => {
  const everything = { pageSize: 300 };
  for (const currency of ['USD', 'EUR', 'GBP']) {
    const options = { headers: { 'content-currency': currency } };
    const { items } = await list(everything, options);
    const prices = [...new Set(items.map(lowest))].sort((one, other) => one - other);
    for (const price of [prices[0], prices[10], prices[20], prices.at(-1)]) {
      const at = String(price);
      const found = async (range: object) =>
        (await list({ ...everything, filter: { price: range } }, options)).items.length;
      const count = (fits: (shown: number) => boolean) => items.filter((item) => fits(lowest(item))).length;
      expect([currency, at, await found({ from: at })]).toEqual([
        currency,
        at,
        count((shown) => shown >= Number(at)),
      ]);
      expect([currency, at, await found({ to: at })]).toEqual([
        currency,
        at,
        count((shown) => shown <= Number(at)),
      ]);
      expect(await found({ from: at, to: at })).toBe(count((shown) => shown === Number(at)));
    }
  }
});

describe('prices', () => {
  it('are converted and rounded per value', async () => {
    const usd = (await list({ pageSize: 20 })).items;
    const eur = (await list({ pageSize: 20 }, { headers: { 'content-currency': 'EUR' } })).items;
    eur.forEach((item, index) => {
      expect(item.price_range.minimum_price.final_price.currency).toBe('EUR');
      const dollars = usd[index] ? lowest(usd[index]) : 0;
      expect(lowest(item)).toBeCloseTo(Math.round(dollars * 92 + 1e-6) / 100, 5);
    });
  });

  it('follow a special price only within its days', async () => {
    const sku = 'GN-002';
    const special = (await list({ filter: { sku: { eq: sku } } })).items[0];
    expect(special?.special_price).toBe(special && lowest(special));
    expect(special?.price_range.minimum_price.discount.amount_off).toBeGreaterThan(1);

    const clock = { now: testNow };
    const later = await testBackend({ now: () => clock.now });

    const ask = async () =>
      (await later.graphql<Listing>(`{ products(filter: { sku: { eq: "${sku}" } }) { ${fields} } }`)).data
        ?.products.items[0];
    expect((await ask())?.special_price).not.toBeNull();
    const sorted = async () =>
      (
        await later.graphql<Listing>(
          '{ products(filter: { price: { to: "20" } }, pageSize: 300) { items { sku } } }',
        )
      ).data?.products.items.length;
    const before = await sorted();
    clock.now = new Date('2029-01-01T00:00:00Z');
    expect(await ask()).toMatchObject({ special_price: null });
    expect(await sorted()).toBeLessThan(before ?? 0);
  });

  it('of a configurable span its variants in stock', async () => {
    const { data } = await backend.graphql<{
      products: { items: { sku: string; price_range: Item['price_range']; variants: { product: Item }[] }[] };
    }>(
      `{ products(filter: {}, pageSize: 300) { items { sku price_range { minimum_price { final_price { value } } maximum_price { final_price { value } } }
        ... on ConfigurableProduct { variants { product { sku stock_status price_range { minimum_price { final_price { value } } } } } } } } }`,
    );
    const families = data?.products.items.filter((item) => item.variants) ?? [];
    expect(families.length).toBeGreaterThan(8);
    expect(
      families.some(({ variants }) =>
        variants.some(({ product }) => product.stock_status === 'OUT_OF_STOCK'),
      ),
    ).toBe(true);
    for (const family of families) {
      const prices = family.variants.flatMap(({ product }) =>
        product.stock_status === 'IN_STOCK' ? [lowest(product)] : [],
      );
      expect(family.price_range.minimum_price.final_price.value).toBe(Math.min(...prices));
      expect(family.price_range.maximum_price.final_price.value).toBe(Math.max(...prices));
    }
  });

  it('are lower for employees where a group price is set', async () => {
    const product = one<{ product_id: number; sku: string }>(
      backend.db,
      `SELECT product_id, sku FROM tier_price JOIN product ON product.id = product_id
       WHERE customer_group = 3 AND type_id = 'simple' AND visibility = 4`,
    );
    const filter = { sku: { eq: product?.sku } };
    const guest = (await list({ filter })).items[0];
    const employee = (await list({ filter }, { token: await tokenOf('erik@example.com') })).items[0];
    expect(employee && guest && lowest(employee)).toBeLessThan(guest ? lowest(guest) : 0);
    const id = product?.product_id ?? 0;
    const regular = regularPriceCents(backend.db, id);
    const at = (group: number, quantity: number) =>
      finalPriceCents(backend.db, id, { group, quantity, now: testNow });
    expect(at(0, 1)).toBe(regular);
    expect(at(0, 6)).toBe(Math.round(regular * 0.9));
    expect(at(3, 6)).toBe(Math.round(regular * 0.8));
  });
});

describe('stock', () => {
  it('has Magento’s words for what cannot be bought', () => {
    const { db } = backend;
    const soldOut = one<{ id: number }>(db, "SELECT product_id AS id FROM stock JOIN product ON product.id = product_id WHERE quantity = 0 AND type_id = 'simple'")?.id ?? 0; // oxfmt-ignore
    expect(stockProblem(db, soldOut, 1)).toBe('There are no source items with the in stock status');
    const limited =
      one<{ id: number }>(db, 'SELECT product_id AS id FROM stock WHERE max_sale_quantity = 2')?.id ?? 0;
    expect(stockProblem(db, limited, 3)).toBe(
      'The requested qty exceeds the maximum qty allowed in shopping cart',
    );
    const id = idOf('GN-002');
    const left = salableQuantity(db, id);
    expect(stockProblem(db, id, left)).toBeUndefined();
    expect(stockProblem(db, id, left + 1)).toBe('The requested qty is not available');
  });

  it('runs out by reservations, in listings as well', async () => {
    const id = idOf('GN-002');
    transaction(backend.db, () => reserve(backend.db, id, salableQuantity(backend.db, id)));
    const [item] = (await list({ filter: { sku: { eq: 'GN-002' } } })).items;
    expect(item?.stock_status).toBe('OUT_OF_STOCK');
    saveSetting(backend.db, 'cataloginventory/options/show_out_of_stock', 0);
    expect((await list({ filter: { sku: { eq: 'GN-002' } } })).items).toEqual([]);
  });

  it('is told to shoppers when little is left', async () => {
    const { items } = await list({});
    const low = items.filter((item) => item.only_x_left_in_stock !== null);
    expect(low.length).toBeGreaterThan(5);
    expect(
      low.every((item) => (item.only_x_left_in_stock ?? 9) <= 5 && item.stock_status === 'IN_STOCK'),
    ).toBe(true);
  });
});

describe('what only employees buy', () => {
  it('is nowhere for others', async () => {
    const staff = { filter: { brand: { eq: String(one<{ id: number }>(backend.db, "SELECT id FROM attribute_option WHERE label = 'Crew Choice'")?.id) } } }; // oxfmt-ignore
    expect((await list(staff)).items).toEqual([]);
    expect((await list(staff, { token: await tokenOf('diana@example.com') })).items).toEqual([]);
    expect((await list(staff, { token: await tokenOf('erik@example.com') })).items).toHaveLength(5);
    const { data } = await backend.graphql<Listing>('{ products(search: "crew choice") { items { name } } }');
    expect(data?.products.items.filter((item) => item.name.startsWith('Crew'))).toEqual([]);
    const found = await backend.graphql('{ route(url: "crew-choice-surprise-spirits-box.html") { type } }');
    expect(found.data).toEqual({ route: null });
  });
});

describe('one product', () => {
  it('is found by the key of its hidden variant, as the product it is sold as', async () => {
    const variant = one<{ url_key: string; parent: string }>(
      backend.db,
      `SELECT child.url_key, parent.sku AS parent FROM product_variant JOIN product child ON child.id = child_id
       JOIN product parent ON parent.id = parent_id LIMIT 1`,
    );
    const { items } = await list({ filter: { url_key: { eq: variant?.url_key } } });
    expect(items.map((item) => item.sku)).toEqual([variant?.parent]);
  });

  it('answers everything that a product page shows', async () => {
    const { data, errors } = await backend.graphql<{ products: { items: Record<string, unknown>[] } }>(
      `{ products(filter: { sku: { eq: "WH-001" } }) { items { __typename id uid sku name url_key url_suffix type_id brand brand_name is_new
        best_seller hide_price wishlist_status rating_summary review_count description { html } short_description { html }
        small_image { url label } media_gallery { url label position } media_gallery_entries { file position }
        categories { name url_path breadcrumbs { category_name } } reviews { items { summary } page_info { total_pages } }
        ... on ConfigurableProduct { configurable_options { attribute_code label uid values { label uid } }
          variants { attributes { code uid value_index } product { sku } } } } } }`,
    );
    expect(errors).toBeUndefined();
    const option = (label: string) =>
      one<{ id: number }>(backend.db, 'SELECT id FROM attribute_option WHERE label = ?', label)?.id ?? 0;
    expect(data?.products.items[0]).toMatchObject({
      __typename: 'ConfigurableProduct',
      type_id: 'configurable',
      url_key: 'glen-tarrow-10-year-old',
      url_suffix: '.html',
      brand: option('Glen Tarrow'),
      brand_name: 'Glen Tarrow',
      best_seller: 1,
      is_new: 0,
      wishlist_status: 0,
      small_image: {
        label: 'Glen Tarrow 10 Year Old',
        url: 'http://airside.test/media/catalog/product/whisky/wh-001.png',
      },
      media_gallery_entries: [
        { file: '/whisky/wh-001.png', position: 1 },
        { file: '/whisky/wh-001-close.png', position: 2 },
      ],
      configurable_options: [{ attribute_code: 'bottle_size', label: 'Bottle size' }],
    });
    const values = (
      data?.products.items[0]?.configurable_options as { values: { uid: string; label: string }[] }[]
    )[0]?.values;
    expect(values).toHaveLength(3);
    for (const value of values ?? [])
      expect(Buffer.from(value.uid, 'base64').toString()).toBe(`configurable/139/${option(value.label)}`);
  });

  it('is asked for in a fixed number of queries, however long the list', async () => {
    let asked = 0;
    const prepare = backend.db.prepare.bind(backend.db);
    backend.db.prepare = ((sql: string) => {
      const statement = prepare(sql);
      const all = statement.all.bind(statement);
      statement.all = (parameters: unknown) => ((asked += 1), all(parameters));
      return statement;
    }) as typeof backend.db.prepare;
    const ask = async (pageSize: number) => {
      asked = 0;
      const { errors } = await backend.graphql(
        `query($id: String!, $pageSize: Int!) { products(filter: { category_uid: { eq: $id } }, pageSize: $pageSize) { items {
          sku brand rating_summary small_image { url } categories { name breadcrumbs { category_name } } price_range { minimum_price { final_price { value } } }
          ... on ConfigurableProduct { configurable_options { values { label } } variants { attributes { code uid } product { sku stock_status
          small_image { url } price_range { minimum_price { final_price { value } } } } } } } } }`,
        { id: categoryUid('spirits'), pageSize },
      );
      expect(errors).toBeUndefined();
      return asked;
    };
    await ask(10);
    const few = await ask(30);
    expect(few).toBeGreaterThan(5);
    expect(await ask(90)).toBe(few);
  });
});

it('turns new attributes into fields, filters and facets by themselves', async () => {
  const { db } = backend;
  run(db, "INSERT INTO attribute VALUES (900, 'vintage', 'Vintage', 'select', 1, 0, 0, 9)");
  run(db, "INSERT INTO attribute_option VALUES (9001, 900, '2016', 1)");
  run(db, "INSERT INTO product_value VALUES (?, 900, '9001')", idOf('GN-002'));
  const { data, errors } = await backend.graphql<{ products: { items: unknown[]; aggregations: unknown[] } }>(
    '{ products(filter: { vintage: { eq: "9001" } }) { items { sku vintage } aggregations { attribute_code options { label count } } } }',
  );
  expect(errors).toBeUndefined();
  expect(data?.products.items).toEqual([{ sku: 'GN-002', vintage: 9001 }]);
  expect(data?.products.aggregations).toContainEqual({
    attribute_code: 'vintage',
    options: [{ label: '2016', count: 1 }],
  });
});

it('forgets a deleted product everywhere', async () => {
  const { db } = backend;
  const id = idOf('GN-002');
  run(db, 'DELETE FROM product WHERE id = ?', id);
  expect((await list({ filter: { sku: { eq: 'GN-002' } } })).items).toEqual([]);
  expect(
    (await backend.graphql<Listing>('{ products(search: "navy") { total_count } }')).data?.products
      .total_count,
  ).toBe(0);
  for (const table of ['product_index', 'category_listing', 'product_facet', 'product_value', 'stock'])
    expect(all(db, `SELECT * FROM ${table} WHERE product_id = ?`, id)).toEqual([]);
});

it('notes a product once, however often it is upserted', async () => {
  const { db } = backend;
  const id = idOf('GN-002');
  const restock = () =>
    run(
      db,
      'INSERT INTO stock (product_id, quantity) VALUES (?, 7) ON CONFLICT (product_id) DO UPDATE SET quantity = excluded.quantity',
      id,
    );
  restock();
  restock();
  expect(all(db, 'SELECT product_id FROM product_changed WHERE product_id = ?', id)).toHaveLength(1);
});
