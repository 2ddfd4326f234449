// What is left in the browser when a session ends, and why (behaviour 4.4).
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createBrowserStorage } from '../../src/storage/browser-storage';
import { clearLeftovers, clearTab, endExpiredSession, guestOrderKey, tellEnd } from '../../src/user/expiry';
import { memoryArea } from '../cart/fake-shop';

const now = 1_700_000_000_000;
let cookies: string[];
beforeEach(() => {
  vi.useFakeTimers({ now });
  cookies = [];
  vi.stubGlobal('document', {
    set cookie(text: string) {
      cookies.push(text);
    },
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const ofSession = [
  ...[
    'firstName',
    'lastName',
    'cartError',
    'cartId',
    'cartCount',
    'cartCoupons',
    'imagesBySku',
    'checkoutReceipt',
  ],
  ...['billing_address', 'shippingMethod', 'paymentMethod', 'availableShippingMethods', 'guestEmail'],
];
const ofShopper = [
  ...['recentlyViewed', 'recent_searches', 'savedItems', 'cartRescue', 'toldEvents', 'toldPurchase'],
  ...[
    'checkoutAttempt',
    'lastShippingMethod',
    'awaitedConfirmation',
    'checkoutDraft',
    'addressDraft',
    'detailsDraft',
  ],
];
const ofShop = ['store_view_code', 'cartToMerge'];
const address = { city: 'Austin' };
const email = 'diana@example.com';

function stored(without: readonly string[] = []) {
  const storage = createBrowserStorage('shop', { area: memoryArea().area });
  for (const key of [...ofSession, ...ofShopper, ...ofShop]) storage.set(key, `${key} of before`);
  storage.set('shipping_address', address);
  storage.set('email', email);
  without.forEach((key) => storage.remove(key));
  const left = () =>
    [...ofSession, ...ofShopper, ...ofShop, 'shipping_address', 'email', 'checkoutChosen'].filter(
      (key) => storage.record(key) !== undefined,
    );
  return { storage, left };
}

describe('what is cleared', () => {
  it('is everything of the shopper where they signed out', () => {
    const { storage, left } = stored();
    storage.set('checkoutChosen', { owner: email, values: {} });
    clearLeftovers(storage, 'signed-out');
    expect(left()).toEqual(ofShop);
  });

  it.each(['expired', 'refused', 'elsewhere'] as const)(
    'is what names them where it is %s: the rest waits for their return',
    (why) => {
      const { storage, left } = stored();
      clearLeftovers(storage, why);
      expect(left()).toEqual([...ofShopper, ...ofShop, 'checkoutChosen']);
      expect(storage.record('checkoutChosen')).toEqual({
        value: {
          owner: email,
          values: {
            shipping_address: address,
            billing_address: 'billing_address of before',
            shippingMethod: 'shippingMethod of before',
            paymentMethod: 'paymentMethod of before',
            availableShippingMethods: 'availableShippingMethods of before',
            guestEmail: 'guestEmail of before',
          },
        },
        timeStored: now,
        ttl: 3600,
      });
    },
  );

  it.each([['email'], ['shipping_address']])('keeps no choices without %s', (missing) => {
    const { storage } = stored([missing]);
    clearLeftovers(storage, 'expired');
    expect(storage.record('checkoutChosen')).toBeUndefined();
  });

  it('is also in the tab, and in the cookies that other pages of the site read', () => {
    const removeItem = vi.fn();
    vi.stubGlobal('sessionStorage', { removeItem });
    clearTab();
    const ending = '=; path=/; expires=Thu, 01 Jan 1970 00:00:00 GMT';
    expect(cookies).toEqual([`group${ending}`, `username${ending}`]);
    expect(removeItem.mock.calls).toEqual([[guestOrderKey]]);
  });

  it('is left where there may be no cookies', () => {
    vi.stubGlobal('document', {
      set cookie(_: string) {
        throw new DOMException('sandboxed', 'SecurityError');
      },
    });
    expect(clearTab).not.toThrow();
  });
});

describe('why a session ended', () => {
  it('is told for half an hour where there was something in the cart, or nobody knows', () => {
    for (const count of [2, undefined]) {
      const { storage } = stored(['cartCount']);
      if (count) storage.set('cartCount', count);
      tellEnd(storage, 'elsewhere');
      expect(storage.record('cartEnd')).toEqual({ value: { why: 'elsewhere' }, timeStored: now, ttl: 1800 });
    }
  });

  it('is not told of an empty cart, nor what was told before', () => {
    const { storage } = stored();
    storage.set('cartCount', 0);
    storage.set('cartEnd', { why: 'closed' });
    tellEnd(storage, 'expired');
    expect(storage.record('cartEnd')).toBeUndefined();
  });
});

describe('a session whose time ran out while no page was open', () => {
  it('ends: the token is gone, and what it left', () => {
    const { storage, left } = stored();
    storage.set('signin_token', 'token', 10);
    expect(endExpiredSession(storage, now + 10_001)).toBe(true);
    expect(storage.record('signin_token')).toBeUndefined();
    expect(storage.get('cartEnd')).toEqual({ why: 'expired' });
    expect(left()).toEqual([...ofShopper, ...ofShop, 'checkoutChosen']);
  });

  it('tells so of the cart that it had', () => {
    const { storage } = stored();
    storage.set('cartCount', 0);
    storage.set('signin_token', 'token', 10);
    expect(endExpiredSession(storage, now + 10_001)).toBe(true);
    expect(storage.record('cartEnd')).toBeUndefined();
  });

  it.each([10, undefined])('goes on until then: ttl %s', (ttl) => {
    const { storage, left } = stored();
    storage.set('signin_token', 'token', ttl);
    const before = left();
    expect(endExpiredSession(storage, now + 10_000)).toBe(false);
    expect(storage.record('signin_token')?.value).toBe('token');
    expect(storage.record('cartEnd')).toBeUndefined();
    expect(left()).toEqual(before);
  });

  it('is none where nobody was signed in', () => {
    const { storage, left } = stored();
    const before = left();
    expect(endExpiredSession(storage)).toBe(false);
    expect(left()).toEqual(before);
  });
});
