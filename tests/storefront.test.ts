// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { createStorefront, type Storefront, type StorefrontConfig } from '../src/storefront';
import { documentOf } from './support/documents';
import { fakeBackend } from './transport/fake-backend';
import { waitFor } from './support/wait-for';

const config: StorefrontConfig = {
  endpoint: 'https://shop.test/graphql',
  restUrl: 'https://shop.test/rest',
  contentUrl: 'https://shop.test/api',
  shopUrl: 'https://shop.test/',
  locale: 'en_US',
  tokenTtl: 3600,
  standalone: false,
};

const made: Storefront[] = [];
afterEach(() => {
  vi.useRealTimers();
  made.splice(0).forEach((storefront) => storefront.dispose());
  localStorage.clear();
});
function shop(changes: Partial<StorefrontConfig> = {}) {
  const { fetch, requests } = fakeBackend(() => ({
    json: { errors: [{ message: "The current customer isn't authorized." }] },
  }));
  const storefront = createStorefront({ ...config, ...changes }, { fetch });
  made.push(storefront);
  return { storefront, requests };
}

test('building one asks nothing: an element asks for what it shows', async () => {
  vi.useFakeTimers();
  const { storefront, requests } = shop();
  await vi.runAllTimersAsync();
  const later = documentOf('{ later }');
  await expect(storefront.transport.query(later, {})).rejects.toThrow('authorized');
  expect(requests.map(({ query }) => query)).toEqual(['{later}']);
});

test('a feature is made once per storefront', () => {
  const [{ storefront: one }, { storefront: two }] = [shop(), shop()];
  const create = vi.fn(() => ({}));
  expect(one.feature(create)).toBe(one.feature(create));
  expect(two.feature(create)).not.toBe(one.feature(create));
  expect(create).toHaveBeenCalledTimes(2);
  expect(create).toHaveBeenCalledWith(one);
});

test('two shops on a page keep their things apart', () => {
  const [{ storefront: one }, { storefront: two }] = [
    shop(),
    shop({ endpoint: 'https://other.test/graphql' }),
  ];
  one.storage.set('cartId', 'c');
  expect(two.storage.get('cartId')).toBeUndefined();
});

test('dispose runs what was registered, latest first, and is quiet afterwards', () => {
  const { storefront } = shop();
  const order: string[] = [];
  storefront.onDispose(() => order.push('first'));
  storefront.onDispose(() => order.push('second'));
  storefront.dispose();
  storefront.dispose();
  expect(order).toEqual(['second', 'first']);
  window.dispatchEvent(new Event('offline'));
  expect(storefront.app.isOnline.value).toBe(true);
});

test('embedded, an expired session is said in a toast', async () => {
  const { storefront } = shop();
  storefront.user.setToken('revoked');
  // The session's requests load on demand.
  await waitFor(() => expect(storefront.user.isSignedIn.value).toBe(false));
  expect([...storefront.toasts.toasts.value.values()].map(({ message }) => message)).toContain(
    'Your session has expired. Please sign in again.',
  );
});

test('an unknown locale speaks the nearest one', () => {
  const said = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const { config, text } = shop({ locale: 'xx_XX' }).storefront;
  expect(config.locale).toBe('en_US');
  expect(text('app.online')).toBe('You are online.');
  expect(said.mock.calls.flat().join()).toContain(
    'Unable to locate locale xx_XX within generated dist directory',
  );
  said.mockRestore();
});
