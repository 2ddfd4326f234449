// @vitest-environment happy-dom
// The way of browsers without the Navigation API; the other way is tested in Chromium with <airside-shop>.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { browserHistory, type HistoryListener } from '../../src/routing/history';

const listener = {
  accepts: vi.fn((url: URL) => url.origin === location.origin),
  onLink: vi.fn<HistoryListener['onLink']>(),
  onTraverse: vi.fn<HistoryListener['onTraverse']>(),
};
let stop: () => void;

beforeEach(() => {
  (window as unknown as { happyDOM: { setURL(url: string): void } }).happyDOM.setURL(
    'https://shop.example/cart?x=1',
  );
  stop = browserHistory(window).listen(listener);
});
afterEach(() => {
  stop();
  vi.clearAllMocks();
  document.body.replaceChildren();
});

/** True when the router has taken the click; the environment itself is kept from really going anywhere. */
function click(
  link: Partial<HTMLAnchorElement>,
  how: MouseEventInit = {},
  inside: ParentNode & Node = document.body,
): boolean {
  const anchor = Object.assign(document.createElement('a'), link);
  inside.append(anchor);
  let isTaken = false;
  window.addEventListener(
    'click',
    (event) => {
      isTaken = event.defaultPrevented;
      event.preventDefault();
    },
    { once: true },
  );
  anchor.dispatchEvent(
    new MouseEvent('click', { bubbles: true, composed: true, cancelable: true, button: 0, ...how }),
  );
  return isTaken;
}

describe('links', () => {
  it('are taken over when they lead to the shop', () => {
    const isTaken = click({ href: '/gin.html?page=2' });
    expect(isTaken).toBe(true);
    expect(listener.onLink.mock.calls[0]?.[0].href).toBe('https://shop.example/gin.html?page=2');
  });

  it('are taken over out of shadow roots', () => {
    const host = document.createElement('div');
    document.body.append(host);
    const isTaken = click({ href: '/gin.html' }, {}, host.attachShadow({ mode: 'open' }));
    expect(isTaken).toBe(true);
    expect(listener.onLink).toHaveBeenCalledOnce();
  });

  it.each<[string, Partial<HTMLAnchorElement>, MouseEventInit]>([
    ['to another site', { href: 'https://other.example/' }, {}],
    ['to a new window', { href: '/a', target: '_blank' }, {}],
    ['to a file', { href: '/a', download: 'a' }, {}],
    ['to a part of this page', { href: '/cart?x=1#part' }, {}],
    ['with Ctrl', { href: '/a' }, { ctrlKey: true }],
    ['with Meta', { href: '/a' }, { metaKey: true }],
    ['with Shift', { href: '/a' }, { shiftKey: true }],
    ['with the middle button', { href: '/a' }, { button: 1 }],
  ])('are left to the browser: %s', (_what, link, how) => {
    expect(click(link, how)).toBe(false);
    expect(listener.onLink).not.toHaveBeenCalled();
  });

  it('are left alone when the page has handled the click', () => {
    document.body.addEventListener('click', (event) => event.preventDefault(), { once: true });
    click({ href: '/a' });
    expect(listener.onLink).not.toHaveBeenCalled();
  });

  it('are the browser’s again after the shop is gone', () => {
    stop();
    expect(click({ href: '/gin.html' })).toBe(false);
  });
});

describe('entries', () => {
  it('have a key of their own; a replaced one keeps its key', () => {
    const history = browserHistory(window);
    const first = history.write(new URL('/a', location.href), false);
    expect(history.url.pathname).toBe('/a');
    expect(history.key).toBe(first);
    expect(history.write(new URL('/b', location.href), true)).toBe(first);
    expect(history.write(new URL('/c', location.href), false)).not.toBe(first);
  });

  it('are told of when the shopper goes back', () => {
    window.dispatchEvent(new PopStateEvent('popstate', { state: { airside: 'k' } }));
    expect(listener.onTraverse.mock.calls[0]?.[1]).toBe('k');
  });

  it('that the browser makes for fragments have a key each, which is kept', () => {
    for (const hash of ['#a', '#b']) {
      history.pushState(null, '', hash);
      window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
    }
    const [a, b] = listener.onTraverse.mock.calls.map(([, key]) => key);
    expect(a).not.toBe(b);
    expect(history.state).toEqual({ airside: b });
  });
});

describe('where there is a Navigation API', () => {
  const navigation = new EventTarget();
  /** True when the router has taken what the browser was about to do. */
  const navigate = (navigationType: string, url: string | URL): boolean => {
    const how = { canIntercept: true, hashChange: false, downloadRequest: null, formData: null };
    const event = new Event('navigate', { cancelable: true });
    return !navigation.dispatchEvent(
      Object.assign(event, {
        ...how,
        navigationType,
        destination: { url: new URL(url, location.href).href },
      }),
    );
  };
  const taken: boolean[] = [];
  const tell =
    (navigationType: string) =>
    (url: string | URL = location.href) =>
      void taken.push(navigate(navigationType, url));
  const [push, replace] = [tell('push'), tell('replace')];
  const shopPage = {
    navigation,
    location: { href: location.href, assign: push, replace },
    history: {
      state: null,
      pushState: (_state: unknown, _title: string, url: URL) => push(url),
      replaceState: (_state: unknown, _title: string, url?: URL) => replace(url),
    },
    addEventListener: window.addEventListener.bind(window),
    removeEventListener: window.removeEventListener.bind(window),
  } as unknown as Window;
  beforeEach(() => void taken.splice(0));

  it('what the router writes is no link, nor is the name that an entry is given', () => {
    const shop = browserHistory(shopPage);
    const stopShop = shop.listen(listener);
    window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
    shop.write(new URL('/a', location.href), false);
    shop.write(new URL('/b', location.href), true);
    expect(taken).toEqual([false, false, false, false]);
    expect(navigate('push', '/gin.html')).toBe(true);
    stopShop();
  });

  it.each([true, false])(
    'what it leaves for is none, and what is pressed after it one again',
    (isInPlace) => {
      const shop = browserHistory(shopPage);
      const stopShop = shop.listen(listener);
      taken.splice(0);
      shop.leave(new URL('/gin.html', location.href), isInPlace);
      expect(taken).toEqual([false]);
      expect(navigate('push', '/gin.html')).toBe(true);
      stopShop();
    },
  );
});

it('names the entry that the page was loaded into, another one for each page; a reload keeps it', () => {
  history.replaceState({ host: 1 }, '');
  const loaded = browserHistory(window);
  loaded.listen(listener)();
  expect(history.state).toEqual({ host: 1, airside: loaded.key });
  expect(browserHistory(window).key).toBe(loaded.key);
  history.pushState(null, '', '/checkout');
  expect(browserHistory(window).key).not.toBe(loaded.key);
});
