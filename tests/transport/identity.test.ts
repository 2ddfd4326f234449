import { afterEach, beforeEach, expect, test } from 'vitest';
import { createBrowserStorage, type BrowserStorage } from '../../src/storage/browser-storage';
import { createIdentity, type IdentityState } from '../../src/transport/identity';

let storage: BrowserStorage;
let identity: IdentityState;
beforeEach(() => {
  storage = createBrowserStorage('test');
  identity = createIdentity(storage, 'shop');
});
afterEach(() => identity.dispose());

const now = () => identity.current.value;

test('who asks is what is stored; the configured view stands in for one', () => {
  expect(now()).toEqual({ token: undefined, store: 'shop', currency: undefined });
  storage.set('store_view_code', 'duty_free');
  storage.set('signin_token', 't');
  storage.set('store_view_currency', 'EUR');
  expect(now()).toEqual({ token: 't', store: 'duty_free', currency: 'EUR' });
});

test('the cache id is kept for who we are', () => {
  identity.keepCacheId('guest', now());
  expect(identity.cacheId()).toBe('guest');
  identity.keepCacheId('guest-2', now());
  expect(identity.cacheId()).toBe('guest-2');
});

test('a late answer to who we were tells no cache id of who we are', () => {
  const before = now();
  storage.set('signin_token', 't');
  identity.keepCacheId('guest', before);
  expect(identity.cacheId()).toBeUndefined();
  identity.keepCacheId('mine', now());
  identity.keepCacheId('guest', before);
  expect(identity.cacheId()).toBe('mine');
});

test.each(['signin_token', 'store_view_code', 'store_view_currency'])(
  'another %s drops the cache id; the same one again does not',
  (key) => {
    storage.set(key, 'one');
    identity.keepCacheId('kept', now());
    storage.set(key, 'one');
    expect(identity.cacheId()).toBe('kept');
    storage.set(key, 'two');
    expect(identity.cacheId()).toBeUndefined();
  },
);

test('a cache id of an earlier visit is still there', () => {
  storage.set('magento_cache_id', 'stored');
  expect(createIdentity(storage, 'shop').cacheId()).toBe('stored');
});

test('the same id is not written again', () => {
  let writes = 0;
  const counting: BrowserStorage = {
    ...storage,
    set: (...args: Parameters<BrowserStorage['set']>) => {
      writes++;
      return storage.set(...args);
    },
  };
  const own = createIdentity(counting, 'shop');
  own.keepCacheId('one', own.current.value);
  own.keepCacheId('one', own.current.value);
  expect(writes).toBe(1);
  own.dispose();
});

test('what was refused is given up, unless it has changed meanwhile', () => {
  storage.set('signin_token', 'old');
  const refused = now();
  storage.set('signin_token', 'new');
  identity.drop('token', refused);
  expect(now().token).toBe('new');
  identity.drop('token', now());
  expect(now().token).toBeUndefined();
});

test('a refused view is neither the stored one nor the configured one', () => {
  storage.set('store_view_code', 'gone');
  identity.drop('store', now());
  expect(now().store).toBeUndefined();
});

test('a refused token or currency leaves the view as it is', () => {
  storage.set('store_view_currency', 'XXX');
  identity.drop('currency', now());
  expect(now()).toEqual({ token: undefined, store: 'shop', currency: undefined });
});
