import { readdirSync, readFileSync } from 'node:fs';
import { buildSchema, isAbstractType, parse, visit } from 'graphql';
import { cacheExchange } from '@urql/exchange-graphcache';
import { makeResult } from '@urql/core';
import { expect, test, vi } from 'vitest';
import { keys, possibleTypes, resolvers, updates } from '../../../src/transport/cache/cache-identity';
import { isPublic } from '../../../src/transport/cache/cache-persistence';
import { createBrowserStorage } from '../../../src/storage/browser-storage';
import { createTransport } from '../../../src/transport/transport';
import { documentOf } from '../../support/documents';
import { cacheAtOnce } from './cache-at-once';
import { fakeBackend } from '../fake-backend';
import { operation, runExchange } from '../run-exchange';
import { waitFor } from '../../support/wait-for';

test.each([
  ['Cart', { id: 'a' }, 'only'],
  ['Customer', {}, 'only'],
  ['CustomerPaymentTokens', {}, 'only'],
  ['AppliedGiftCard', { code: 'g' }, 'g'],
  ['AvailablePaymentMethod', { code: 'checkmo' }, 'checkmo'],
  ['SelectedPaymentMethod', { code: 'checkmo' }, 'checkmo'],
  ['AvailableShippingMethod', { carrier_code: 'flatrate', method_code: 'flat' }, 'flatrate|flat'],
  ['SelectedShippingMethod', { carrier_code: 'flatrate', method_code: 'flat' }, 'flatrate|flat'],
  ['Breadcrumb', { category_uid: 'Mw==' }, 'Mw=='],
  ['SimpleProduct', { uid: 'MQ==' }, 'MQ=='],
  ['ConfigurableProduct', { uid: 'MQ==' }, 'MQ=='],
  ['ConfigurableCartItem', { uid: 'MQ==' }, 'MQ=='],
  ['CategoryTree', { uid: 'MQ==' }, 'MQ=='],
  ['ConfigurableProductOptions', { uid: 'MQ==' }, 'MQ=='],
  ['ProductImage', { url: 'https://x/y.jpg' }, 'https://x/y.jpg'],
  ['StoreConfig', { store_code: 'default' }, 'default'],
  ['Wishlist', { id: '1' }, '1'],
  ['ConfigurableWishlistItem', { id: '2' }, '2'],
  ['ShippingCartAddress', { street: ['1 Main St', 'Apt 2'] }, '1 Main St|Apt 2'],
  // Parts of their parent:
  ['SimpleProduct', { sku: 'asked without uid' }, null],
  ['Money', { value: 1 }, null],
  ['BillingCartAddress', { street: ['1 Main St'] }, null],
  ['SomethingOfATomorrow', { id: 1 }, null],
])('%s %o is %s', (type, data, key) => {
  expect(keys[type]!(data as never)).toBe(key);
});

test('possibleTypes names every abstract type that a document asks on, with all of its types', () => {
  const folder = new URL('../../../src/', import.meta.url);
  const schema = buildSchema(readFileSync(new URL('graphql/schema.graphql', folder), 'utf8'));
  const asked = new Set<string>();
  for (const file of readdirSync(folder, { recursive: true }) as string[]) {
    if (!file.endsWith('.graphql') || file.endsWith('schema.graphql')) continue;
    visit(parse(readFileSync(new URL(file, folder), 'utf8')), {
      InlineFragment: ({ typeCondition }) => void (typeCondition && asked.add(typeCondition.name.value)),
      FragmentDefinition: ({ typeCondition }) => void asked.add(typeCondition.name.value),
    });
  }
  const abstract = [...asked].map((name) => schema.getType(name)).filter(isAbstractType);
  expect(abstract.length).toBeGreaterThan(0);
  for (const type of abstract) {
    const names = schema.getPossibleTypes(type).map(({ name }) => name);
    expect(possibleTypes[type.name], type.name).toEqual(expect.arrayContaining(names));
  }
});

test('wishlist pages are appended above page 1, and page 1 alone starts over', async () => {
  const text = `query ($page: Int) { wishlist { id items_v2(currentPage: $page, pageSize: 2) { items { id } page_info { current_page } } } }`;
  const warn = vi.spyOn(console, 'warn');
  const { fetch } = fakeBackend(({ variables: { page } }) => {
    const items = [1, 2].map((n) => ({ __typename: 'SimpleWishlistItem', id: `${page as number}${n}` }));
    const page_info = { __typename: 'SearchResultPageInfo', current_page: page };
    const items_v2 = { __typename: 'WishlistItems', items, page_info };
    return { json: { data: { wishlist: { __typename: 'Wishlist', id: 'w', items_v2 } } } };
  });
  const transport = createTransport({
    endpoint: 'https://shop.test/graphql',
    restUrl: 'https://shop.test/rest',
    storage: createBrowserStorage('wishlist'),
    fetch,
    lateCache: cacheAtOnce(),
  });
  type Answer = { wishlist: { items_v2: { items: { id: string }[]; page_info: unknown } } };
  const ids = async (page: number) => {
    const { wishlist } = await transport.query(documentOf<Answer>(text), { page });
    expect(wishlist.items_v2.page_info).toMatchObject({ current_page: page });
    return wishlist.items_v2.items.map(({ id }) => id);
  };
  expect(await ids(1)).toEqual(['11', '12']);
  expect(await ids(2)).toEqual(['11', '12', '21', '22']);
  expect(await ids(1)).toEqual(['11', '12']);
  expect(warn).not.toHaveBeenCalled();
});

test('a remaining error beside a hole in a list leaves the other lines alone', () => {
  const chain = runExchange(cacheExchange({ keys, possibleTypes, resolvers, updates }), (sent) =>
    makeResult(sent, {
      data: { cmsBlocks: { __typename: 'CmsBlocks', items: [{ __typename: 'CmsBlock', identifier: 'a' }] } },
      errors: [{ message: 'no block b', path: ['cmsBlocks', 'items', 0] }] as never[],
    }),
  );
  chain.send(operation('query', '{ cmsBlocks { __typename items { __typename identifier } } }'));
  expect(chain.results[0]!.data).toMatchObject({ cmsBlocks: { items: [{ identifier: 'a' }] } });
});

test('a change that answers all lines of the cart is answered whole, one that does not makes them unknown', async () => {
  const items = [{ __typename: 'SimpleCartItem', uid: 'i' }];
  const { fetch, requests } = fakeBackend(({ query, variables }) => {
    const isChange = query.startsWith('mutation');
    const cart = { __typename: 'Cart', id: 'c', ...(!isChange || variables.isWhole ? { items } : {}) };
    const addProductsToCart = { __typename: 'AddProductsToCartOutput', cart };
    return { json: { data: isChange ? { addProductsToCart } : { cart } } };
  });
  const transport = createTransport({
    endpoint: 'https://shop.test/graphql',
    restUrl: 'https://shop.test/rest',
    storage: createBrowserStorage('lines'),
    fetch,
    lateCache: cacheAtOnce(),
  });
  const lines = documentOf('query Lines { cart { id items { uid } } }');
  const add = documentOf(
    'mutation Add($isWhole: Boolean!) { addProductsToCart { cart { id items @include(if: $isWhole) { uid } } } }',
  );
  await transport.query(lines, {});
  expect(await transport.mutate(add, { isWhole: true }, { ifLost: 'harmless' })).toMatchObject({
    addProductsToCart: { cart: { items: [{ uid: 'i' }] } },
  });
  await transport.query(lines, {});
  expect(requests).toHaveLength(2);
  expect(await transport.mutate(add, { isWhole: false }, { ifLost: 'harmless' })).toMatchObject({
    addProductsToCart: { cart: { id: 'c' } },
  });
  await transport.query(lines, {});
  expect(requests).toHaveLength(4);
  transport.dispose();
});

test('fragments that do not fit a type are no reason to complain, a field that the answer owes is', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const { fetch } = fakeBackend(() => {
    const items = [{ __typename: 'SimpleCartItem', uid: 'i' }];
    return { json: { data: { cart: { __typename: 'Cart', id: 'c', items } } } };
  });
  const transport = createTransport({
    endpoint: 'https://shop.test/graphql',
    restUrl: 'https://shop.test/rest',
    storage: createBrowserStorage('fragments'),
    fetch,
    lateCache: cacheAtOnce(),
  });
  const ask = (text: string) => transport.query(documentOf(text), {});
  const fitting = await ask(
    `query Fits { cart { id items { uid ...Choice ... on ConfigurableCartItem { configured_variant { uid } } } } }
     fragment Choice on ConfigurableCartItem { configurable_options { option_label } }`,
  );
  expect(fitting).toMatchObject({ cart: { items: [{ uid: 'i' }] } });
  expect(warn).not.toHaveBeenCalled();
  void ask('query Owes { cart { id total_quantity } }').catch(() => undefined);
  await waitFor(() => expect(warn).toHaveBeenCalledWith(expect.stringContaining('total_quantity')));
  transport.dispose();
  warn.mockRestore();
});

test.each([
  ['Query.products({"search":"gin"})', true],
  ['Query.storeConfig', true],
  ['Query.route({"url":"x"})', true],
  ['Query%2eproducts({"search":"gin"}).items', true],
  ['SimpleProduct:MQ==.name', true],
  ['CategoryTree:MQ==.children', true],
  ['ProductImage:https://x/y.label', true],
  ['Query.cart({"cart_id":"x"})', false],
  ['Query.customer', false],
  ['Query.customerCart', false],
  ['Query.guestOrder({})', false],
  ['Query.currencyOfSomebody', false],
  ['Cart:only.items', false],
  ['Customer:only.email', false],
  ['Customer:only.addresses', false],
  ['SimpleCartItem:MQ==.quantity', false],
  ['CustomerOrder:MQ==.number', false],
  ['Wishlist:1.items_count', false],
  ['SimpleWishlistItem:1.product', false],
  ['ShippingCartAddress:1 Main St.city', false],
])('%s may be stored: %s', (entry, expected) => {
  expect(isPublic(entry)).toBe(expected);
});
