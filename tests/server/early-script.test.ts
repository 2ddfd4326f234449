// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { earlyElement, earlyScript, type EarlyData } from '../../server/pages/document/early-script';
import { createStoredRecords } from '../../src/storage/stored-records';
import type { EarlyAnswer } from '../../src/transport/answers/early-answer';
import { waitFor } from '../support/wait-for';

const page = document as Document & { airsideEarly?: EarlyAnswer };
const cart = '/graphql?query=x&variables=%7B%22cartId%22%3A%22CART_ID%22%7D';
let asked: string[];
let quantity: number;
let waiting: Promise<void> | undefined;
const stored = () => createStoredRecords(`${location.origin}/graphql`);

/** Runs the script as a browser does that has read its element. */
function open(data: EarlyData): void {
  document.head.innerHTML = earlyElement(data).replace(/>.*</s, '><');
  const script = document.head.querySelector('script');
  Object.defineProperty(document, 'currentScript', { configurable: true, value: script });
  new Function(earlyScript)();
}

/** The header that the server has drawn comes with the rest of the page. */
function readHeader(): ShadowRoot {
  const header = Object.assign(document.createElement('airside-header'));
  header.setAttribute('data-served', '');
  const root = header.attachShadow({ mode: 'open' });
  root.append(Object.assign(document.createElement('button'), { className: 'mini-cart-trigger' }));
  document.body.replaceChildren(header);
  return root;
}

const badgeIn = (root: ShadowRoot) => root.querySelector('.mini-cart-badge')?.textContent;

beforeEach(() => {
  [asked, quantity, waiting] = [[], 3, undefined];
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url);
    await waiting;
    return Response.json({ data: { cart: { total_quantity: quantity } } });
  });
});
afterEach(() => {
  localStorage.clear();
  vi.unstubAllGlobals();
  document.body.replaceChildren();
  document.documentElement.removeAttribute('style');
  delete page.airsideEarly;
});

describe('a bag that a link has brought', () => {
  afterEach(() => {
    delete (document as { airsideBag?: string }).airsideBag;
    vi.unstubAllGlobals();
    sessionStorage.clear();
    history.replaceState(null, '', '/');
  });
  const bag = () => (document as { airsideBag?: string }).airsideBag;

  it('leaves the address, and waits for the shop, also over a reload', () => {
    history.replaceState({ airside: 'entry' }, '', '/checkout?a=1#airside-bag=WyJ-_0');
    open({});
    expect(location.pathname + location.search + location.hash).toBe('/checkout?a=1');
    expect(history.state).toEqual({ airside: 'entry' });
    expect(bag()).toBe('WyJ-_0');
    expect(sessionStorage.getItem('airside-bag')).toBe('WyJ-_0');
  });

  it('waits on where the page was loaded anew before the shop had it', () => {
    sessionStorage.setItem('airside-bag', 'WyJ-');
    open({});
    expect(bag()).toBe('WyJ-');
  });

  it('waits for as long as the page where nothing is kept', () => {
    history.replaceState(null, '', '/cart#airside-bag=WyJ-');
    vi.stubGlobal('sessionStorage', undefined);
    open({});
    expect(bag()).toBe('WyJ-');
    expect(location.hash).toBe('');
  });

  it.each(['#airside-bag=', '#airside-bag=a b', '#airside-bag=<b>', '#top', ''])('is not %j', (hash) => {
    history.replaceState(null, '', `/cart${hash}`);
    open({});
    expect(bag()).toBeUndefined();
    expect(location.hash).toBe(new URL(`/cart${hash}`, location.href).hash);
  });
});

describe('the cart', () => {
  it('of a guest is asked for at once, and its answer kept for the shop', async () => {
    stored().set('cartId', 'guest-1');
    open({ cart });
    expect(asked).toEqual([location.origin + cart.replace('CART_ID', 'guest-1')]);
    expect(page.airsideEarly?.url).toBe(asked[0]);
    expect(await page.airsideEarly?.count).toBe(3);
    // Reading the count has left the answer whole.
    expect(await (await page.airsideEarly!.response).json()).toHaveProperty('data.cart.total_quantity', 3);
  });

  it.each(['signin_token', 'store_view_code', 'store_view_currency'])(
    'of who has a %s is for the shop to ask',
    (key) => {
      stored().set('cartId', 'guest-1');
      stored().set(key, 'something');
      open({ cart });
      expect(asked).toEqual([]);
    },
  );

  it('is not asked for by an id that has expired, nor without one', () => {
    open({ cart });
    localStorage.setItem(
      `AIRSIDE_BROWSER_PERSISTENCE__${location.origin}/graphql__cartId`,
      JSON.stringify({ value: 'guest-1', timeStored: Date.now() - 61_000, ttl: 60 }),
    );
    open({ cart });
    expect(asked).toEqual([]);
  });

  it('has its last known count with the bag, then the true one', async () => {
    stored().set('cartId', 'guest-1');
    stored().set('cartCount', 120);
    let answer = () => {};
    waiting = new Promise((resolve) => (answer = resolve));
    open({ cart, at: Date.now() });
    const root = readHeader();
    await waitFor(() => expect(badgeIn(root)).toBe('99+'));
    answer();
    await waitFor(() => expect(badgeIn(root)).toBe('3'));
    expect(root.querySelectorAll('.mini-cart-badge')).toHaveLength(1);
  });

  it('has no number while none is known', async () => {
    open({ cart, at: Date.now() });
    const root = readHeader();
    await waitFor(() => expect(root.querySelector('button')).not.toBeNull());
    expect(badgeIn(root)).toBeUndefined();
  });
});

describe('prices', () => {
  const seen = () => document.documentElement.style.getPropertyValue('--airside-served-prices');
  it('of a guest and a fresh page are seen', () => {
    open({ at: Date.now() });
    expect(seen()).toBe('');
  });
  it('wait in a page that was kept too long', () => {
    open({ at: Date.now() - 60_001 });
    expect(seen()).toBe('hidden');
  });
  it('wait for who comes with the store view of another page', () => {
    history.replaceState(null, '', '/?airside-view=europe');
    open({ at: Date.now() });
    history.replaceState(null, '', '/');
    expect(seen()).toBe('hidden');
  });
  it('wait for who is signed in', () => {
    stored().set('signin_token', 'x');
    open({ at: Date.now() });
    expect(seen()).toBe('hidden');
  });
});

describe('files', () => {
  const links = () =>
    [...document.head.querySelectorAll('link')].map(({ rel, href }) => `${rel} ${new URL(href).pathname}`);
  afterEach(() => void vi.useRealTimers());

  it('come when what is seen has had its time, each once', () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    open({ at: Date.now(), files: ['/chunks/a.js', '/assets/face.woff2'], wait: 100 });
    vi.advanceTimersByTime(99);
    expect(links()).toEqual([]);
    vi.advanceTimersByTime(1000);
    expect(links()).toEqual(['modulepreload /chunks/a.js', 'preload /assets/face.woff2']);
  });

  it.each([
    [40, ['preload /assets/face.woff2']],
    [180, []],
  ])('of a page that came after %i ms bring at once %j', (ms, first) => {
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    vi.stubGlobal('performance', {
      getEntriesByType: () => [{ requestStart: 5, responseStart: 5 + ms }],
    });
    open({ at: Date.now(), files: ['/chunks/a.js', '/assets/face.woff2'], wait: 100 });
    expect(links()).toEqual(first);
    vi.advanceTimersByTime(100);
    expect(links().toSorted()).toEqual(['modulepreload /chunks/a.js', 'preload /assets/face.woff2']);
  });

  it('come at once where nothing is seen before them', () => {
    open({ at: Date.now(), files: ['/chunks/a.js'], wait: 0 });
    expect(links()).toEqual(['modulepreload /chunks/a.js']);
  });
});

it('what the element carries is text', () => {
  expect(earlyElement({ cart: '/graphql?query="<x>&' })).toContain(
    ' data-cart="/graphql?query=&#34;&#60;x&#62;&#38;">',
  );
});
