// @vitest-environment happy-dom
import { effect, signal } from '@preact/signals-core';
import { afterEach, expect, test, vi } from 'vitest';
import { createBrowserStorage } from '../../src/storage/browser-storage';
import { createStoreChoice, type ChoiceParts } from '../../src/store-view/choice';
import { parseStoreConfig } from '../../src/store-view/api';
import { createStoreViewState, type StoreConfig } from '../../src/store-view/state';
import { createTransport } from '../../src/transport/transport';
import { fakeBackend, type Respond } from '../transport/fake-backend';
import { waitFor } from '../support/wait-for';

const stores = [
  { code: 'second', order: 2, currency: 'EUR' },
  { code: 'default', order: 1, currency: 'USD' },
];
const config = (code: string) => ({
  __typename: 'StoreConfig',
  store_code: code,
  store_name: `Store ${code}`,
  store_group_code: 'main',
  store_group_name: 'Main',
  store_sort_order: stores.find((store) => store.code === code)?.order,
  locale: 'en_US',
  root_category_uid: 'Mg==',
  category_url_suffix: '.html',
  grid_per_page: null,
  secure_base_media_url: `https://media.test/${code}/media/`,
  default_display_currency_code: stores.find((store) => store.code === code)?.currency,
});
const backend: Respond = ({ query, headers }) => {
  const own = config(stores.find(({ code }) => code === headers.store)?.code ?? 'default');
  if (!query.includes('StoreChoices')) return { json: { data: { storeConfig: own } } };
  return {
    json: {
      data: {
        storeConfig: { __typename: 'StoreConfig', store_code: own.store_code },
        availableStores: stores.map(({ code }) => config(code)),
        currency: {
          __typename: 'Currency',
          default_display_currency_code: own.default_display_currency_code,
          available_currency_codes: ['USD', 'EUR', null],
        },
      },
    },
  };
};

const cleanUps: (() => void)[] = [];
afterEach(() => {
  cleanUps.splice(0).forEach((cleanUp) => cleanUp());
  localStorage.clear();
});

function shop(respond = backend, configured?: string) {
  const storage = createBrowserStorage('shop');
  const { fetch, requests } = fakeBackend(respond);
  const transport = createTransport({
    endpoint: 'https://shop.test/graphql',
    restUrl: 'https://shop.test/rest',
    storage,
    storeView: configured,
    fetch,
  });
  const storeView = createStoreViewState({ storage, transport, storeView: configured });
  const routing = { refresh: vi.fn() };
  const choice = createStoreChoice({
    storage,
    transport,
    storeView,
    routing: routing as unknown as ChoiceParts['routing'],
    onDispose: (callback) => void cleanUps.unshift(callback),
  });
  cleanUps.push(storeView.dispose, transport.dispose, storage.dispose);
  return { storage, storeView, choice, requests, routing };
}

test('nothing is asked before it is needed; then once', async () => {
  const { storeView, requests, storage } = shop();
  expect([storeView.code.value, storeView.currency.value]).toEqual(['default', undefined]);
  const known = storeView.config;
  expect(storeView.config).toBe(known);
  await waitFor(() => expect(known.data.value).toBeDefined());
  expect(requests).toHaveLength(1);
  expect(known.data.value).toMatchObject({
    storeCode: 'default',
    storeName: 'Store default',
    storeGroupName: 'Main',
    locale: 'en_US',
    rootCategoryUid: 'Mg==',
    categoryUrlSuffix: '.html',
    gridPerPage: 6,
    secureBaseMediaUrl: 'https://media.test/default/media/',
    defaultCurrency: 'USD',
  });
  expect(storage.get('store_view_secure_base_media_url')).toBe('https://media.test/default/media/');
});

test.each([
  [undefined, undefined, 'default'],
  [undefined, 'configured', 'configured'],
  ['stored', 'configured', 'stored'],
])('stored %s, configured %s: %s', (stored, configured, expected) => {
  const { storage, storeView } = shop(backend, configured);
  if (stored) storage.set('store_view_code', stored);
  expect(storeView.code.value).toBe(expected);
});

test('switching the store takes code, currency and media URL together, and asks again', async () => {
  const { storage, storeView, choice, requests } = shop();
  const known = storeView.config;
  await waitFor(() => expect(known.data.value).toBeDefined());
  expect(await choice.switchStore('second')).toBe(true);
  await waitFor(() => expect(known.data.value?.storeName).toBe('Store second'));
  expect(
    ['store_view_code', 'store_view_currency', 'store_view_secure_base_media_url'].map((key) =>
      storage.get(key),
    ),
  ).toEqual(['second', 'EUR', 'https://media.test/second/media/']);
  expect([storeView.code.value, storeView.currency.value, known.data.value?.storeName]).toEqual([
    'second',
    'EUR',
    'Store second',
  ]);
  expect(choice.options.data.value?.stores.map(({ code }) => code)).toEqual(['default', 'second']);
  expect([choice.store.value?.code, choice.currency.value]).toEqual(['second', 'EUR']);
  // One question in the old view, one in the new, none in a mixture of both.
  const asked = requests
    .filter(asksConfig)
    .map(({ headers }) => [headers.store, headers['content-currency']]);
  expect(asked).toEqual([
    [undefined, undefined],
    ['second', 'EUR'],
  ]);
});

test('behaviour 4.5: an unknown store or currency is refused', async () => {
  const { storage, choice } = shop();
  expect(await choice.switchStore('nope')).toBe(false);
  expect(await choice.switchCurrency('GBP')).toBe(false);
  expect([storage.get('store_view_code'), storage.get('store_view_currency')]).toEqual([
    undefined,
    undefined,
  ]);
});

test('behaviour 4.5: an available currency is taken', async () => {
  const { storage, storeView, choice } = shop();
  expect(await choice.switchCurrency('EUR')).toBe(true);
  expect([storage.get('store_view_currency'), storeView.currency.value]).toEqual(['EUR', 'EUR']);
  expect(choice.options.data.value).toMatchObject({ currency: 'USD', currencies: ['USD', 'EUR'] });
  expect(choice.currency.value).toBe('EUR');
});

test('a backend that is down rejects the switch and shows in the resource', async () => {
  const { choice } = shop(() => ({ status: 404, text: 'gone' }));
  await expect(choice.switchStore('second')).rejects.toMatchObject({ kind: 'backend', status: 404 });
  expect(choice.options.error.value).toMatchObject({ kind: 'backend' });
});

test('what can be chosen costs one request', async () => {
  const { choice, requests } = shop();
  expect([choice.store.value, choice.currency.value]).toEqual([undefined, undefined]);
  await waitFor(() =>
    expect([choice.store.value?.name, choice.currency.value]).toEqual(['Store default', 'USD']),
  );
  expect(requests).toHaveLength(1);
});

test('behaviour 4.5: when the store is switched, the route lookup is repeated', async () => {
  const { choice, routing } = shop();
  await choice.switchCurrency('EUR');
  expect(routing.refresh).not.toHaveBeenCalled();
  await choice.switchStore('default');
  expect(routing.refresh).not.toHaveBeenCalled();
  await choice.switchStore('second');
  expect(routing.refresh).toHaveBeenCalledOnce();
});

test('a stored code that the backend does not list shows what the backend shows', async () => {
  const { choice, storage } = shop(backend, 'gone');
  storage.set('store_view_currency', 'CHF');
  void choice.store.value;
  await waitFor(() => expect([choice.store.value?.code, choice.currency.value]).toEqual(['default', 'USD']));
});

test('learning the store view’s own currency is no change: what follows the currency asks once', async () => {
  const { storeView, choice } = shop(backend, 'second');
  const seen: (string | undefined)[] = [];
  cleanUps.unshift(effect(() => void seen.push(storeView.currency.value)));
  const known = storeView.config;
  await waitFor(() =>
    expect([known.data.value?.defaultCurrency, choice.currency.value]).toEqual(['EUR', 'EUR']),
  );
  expect(seen).toEqual([undefined]);
});

/** Somebody else's query that will tell the configuration. */
function source() {
  const data = signal<StoreConfig | undefined>(undefined);
  const pending = signal(true);
  const answer = (storeConfig: object) => {
    data.value = parseStoreConfig({ storeConfig: storeConfig as never });
    pending.value = false;
  };
  return { data, pending, answer };
}

/** A question of its own, answered: what was to be asked before it has been. */
const knowChoices = (choice: ReturnType<typeof shop>['choice']) =>
  waitFor(() => expect(choice.store.value).toBeDefined());
const asksConfig = ({ query }: { query: string }) => query.includes('query StoreConfig');

/** As a listing does: needs the page size from now on. */
function needPageSize({ pageSize }: { pageSize: { value: number | undefined } }): (number | undefined)[] {
  const seen: (number | undefined)[] = [];
  cleanUps.unshift(effect(() => void seen.push(pageSize.value)));
  return seen;
}

test('the page size is waited for where another query is about to tell it', async () => {
  const { storage, storeView, choice, requests } = shop();
  const menu = source();
  storeView.follow(menu);
  const seen = needPageSize(storeView);
  await knowChoices(choice);
  menu.answer({ ...config('default'), grid_per_page: 24 });
  expect([seen, requests.filter(asksConfig)]).toEqual([[undefined, 24], []]);
  expect(storage.get('store_view_secure_base_media_url')).toBe('https://media.test/default/media/');
});

test('the page size is asked for where nobody tells it, or could not', async () => {
  const alone = shop();
  const seen = needPageSize(alone.storeView);
  await waitFor(() => expect(seen).toEqual([undefined, 6]));
  expect(alone.requests).toHaveLength(1);

  localStorage.clear();
  const failing = shop();
  const menu = source();
  failing.storeView.follow(menu);
  const later = needPageSize(failing.storeView);
  menu.pending.value = false;
  await waitFor(() => expect(later).toEqual([undefined, 6]));
  expect(failing.requests).toHaveLength(1);
});

test('behaviour 9: the page size is 6 where the backend does not say', async () => {
  const { storeView } = shop(() => ({ status: 404, text: 'gone' }));
  const seen = needPageSize(storeView);
  await waitFor(() => expect(seen.at(-1)).toBe(6));
});

test('the page size of an earlier visit is used at once, and corrected', async () => {
  const { storage, storeView, choice, requests } = shop();
  storage.set('store_view_page_sizes', { default: 12 });
  const menu = source();
  storeView.follow(menu);
  const seen = needPageSize(storeView);
  menu.answer({ ...config('default'), grid_per_page: 24 });
  await knowChoices(choice);
  expect([seen, requests.filter(asksConfig)]).toEqual([[12, 24], []]);
});

test('the page size of one store view says nothing about another', async () => {
  const { storage, storeView } = shop();
  storage.set('store_view_page_sizes', { default: 12 });
  storage.set('store_view_code', 'second');
  expect(needPageSize(storeView)).toEqual([undefined]);
});

test('the server’s page size holds where the shopper has chosen no store view', () => {
  const { storage, storeView, requests } = shop();
  for (const nonsense of [0, NaN, -3]) storeView.learnPageSize(nonsense);
  expect(storage.get('store_view_page_sizes')).toBeUndefined();
  storeView.learnPageSize(36);
  expect(needPageSize(storeView)).toEqual([36]);
  storage.set('store_view_code', 'second');
  storeView.learnPageSize(48);
  expect(storage.get('store_view_page_sizes')).toEqual({ default: 36 });
  expect(requests.some(({ headers }) => headers.store === 'default')).toBe(false);
});
