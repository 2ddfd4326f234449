// @vitest-environment happy-dom
// What was asked for a guest's order: there after a reload of the tab, gone with the session, and never somebody else's.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { forgetQuestion, keepQuestion, keptQuestion } from '../../../src/account/guest-order/kept-question';
import { createStorefront, type Storefront } from '../../../src/storefront';
import { guestOrderKey } from '../../../src/user/expiry';
import { fakeBackend } from '../../transport/fake-backend';

const wish = { number: '000000012', email: 'gita@example.com', lastname: 'Guest', postcode: '' };
const shops: Storefront[] = [];

function open(endpoint = 'https://shop.test/graphql'): Storefront {
  const shop = createStorefront(
    {
      endpoint,
      restUrl: 'https://shop.test/rest',
      contentUrl: 'https://shop.test/api',
      shopUrl: 'https://shop.test/',
      locale: 'en_US',
      tokenTtl: 3600,
      standalone: false,
    },
    { fetch: fakeBackend(() => ({ json: { data: {} } })).fetch },
  );
  shops.push(shop);
  return shop;
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => {
  for (const shop of shops.splice(0)) shop.dispose();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

describe('what was asked', () => {
  it('is there for the next page of the tab, of the order that is meant', () => {
    keepQuestion(open(), wish);
    const next = open();
    expect(keptQuestion(next, '')).toEqual(wish);
    expect(keptQuestion(next, ' 000000012 ')).toEqual(wish);
    expect(keptQuestion(next, '000000013')).toBeUndefined();
    expect(keptQuestion(open('https://other.test/graphql'), '')).toBeUndefined();
    forgetQuestion();
    expect(keptQuestion(next, '')).toBeUndefined();
  });

  it.each(['{', '[]', '{"endpoint":"https://shop.test/graphql","wish":{"number":12}}'])(
    'is nothing where somebody else wrote %s',
    (text) => {
      sessionStorage.setItem(guestOrderKey, text);
      expect(keptQuestion(open(), '')).toBeUndefined();
    },
  );

  it('is not kept where the browser refuses, and nothing breaks', () => {
    const refuse = () => {
      throw new DOMException('no', 'SecurityError');
    };
    vi.stubGlobal('sessionStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
    const shop = open();
    expect(() => keepQuestion(shop, wish)).not.toThrow();
    expect(keptQuestion(shop, '')).toBeUndefined();
    expect(forgetQuestion).not.toThrow();
    vi.unstubAllGlobals();
  });
});

describe('it is gone with a session', () => {
  it('that was ended here', () => {
    const shop = open();
    shop.user.setToken('t', 60);
    keepQuestion(shop, wish);
    shop.user.clearToken();
    expect(keptQuestion(shop, '')).toBeUndefined();
  });

  it('that was ended in another tab', () => {
    const shop = open();
    shop.user.setToken('t', 60);
    keepQuestion(shop, wish);
    const key = Object.keys(localStorage).find((name) => name.endsWith('__signin_token'))!;
    localStorage.removeItem(key);
    window.dispatchEvent(new StorageEvent('storage', { key, storageArea: localStorage }));
    expect(shop.user.isSignedIn.value).toBe(false);
    expect(keptQuestion(shop, '')).toBeUndefined();
  });

  it('that ran out while no page was open', () => {
    vi.useFakeTimers({ now: 1_700_000_000_000 });
    const shop = open();
    shop.user.setToken('t', 60);
    keepQuestion(shop, wish);
    shop.dispose();
    vi.setSystemTime(1_700_000_061_000);
    expect(keptQuestion(open(), '')).toBeUndefined();
  });
});
