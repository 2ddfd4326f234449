// Records of browser storage that are not what their key stands for are thrown away, and the shop starts without them.
// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest';
import { createStorefront, type Storefront, type StorefrontConfig } from '../../src/storefront';
import { hasShape } from '../../src/storage/shape';
import { isSound } from '../../src/storage/shapes';
import '../../src/checkout/saved';

const endpoint = 'https://shop.test/graphql';
const config: StorefrontConfig = {
  endpoint,
  restUrl: 'https://shop.test/rest',
  contentUrl: 'https://shop.test/api',
  shopUrl: 'https://shop.test/',
  locale: 'en_US',
  tokenTtl: 3600,
  standalone: false,
};
const nameOf = (key: string) => `AIRSIDE_BROWSER_PERSISTENCE__${endpoint}__${key}`;
let storefront: Storefront | undefined;
afterEach(() => {
  storefront?.dispose();
  localStorage.clear();
});

it.each([
  ['email', { a: 1 }],
  ['email', null],
  ['cartId', 5],
  ['cartCount', 'many'],
  ['imagesBySku', { 'GN-002': 'a.jpg' }],
  ['shipping_address', { firstname: 'Gita', street: '1 Main St' }],
  ['availableShippingMethods', [{ code: 1 }]],
  ['checkoutAttempt', { cartId: 'c', sentAt: 1, receipt: { order: {} } }],
  ['checkoutDraft', { email: ['a'] }],
])('throws %s away when it holds %j', (key, value) => {
  localStorage.setItem(nameOf(key), JSON.stringify({ value, timeStored: Date.now() }));
  storefront = createStorefront(config, { fetch: () => new Promise(() => undefined) });
  expect(storefront.storage.get(key)).toBeUndefined();
  expect(localStorage.getItem(nameOf(key))).toBeNull();
});

it('keeps what it knows nothing of, and what fits', () => {
  expect(isSound('recent_searches', 5)).toBe(true);
  expect(isSound('email', 'gita@example.com')).toBe(true);
  expect(isSound('checkoutDraft', {})).toBe(true);
  expect(isSound('store_view_page_sizes', { default: 24 })).toBe(true);
  expect(isSound('constructor', 5)).toBe(true);
});

it.each([
  ['string?', undefined, true],
  ['string?', null, true],
  ['string?', 5, false],
  ['object', null, false],
  [['number'] as const, [1, '2'], false],
  [{ a: 'number' }, [], false],
  [{ '*': 'number' }, { a: 1, b: 2 }, true],
  [{ '*': 'number' }, { a: 1, b: '2' }, false],
] as const)('of %j, %j is %s', (shape, value, fits) => {
  expect(hasShape(value, shape)).toBe(fits);
});
