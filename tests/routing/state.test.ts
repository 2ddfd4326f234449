import { signal } from '@preact/signals-core';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { HistoryListener, ShopHistory } from '../../src/routing/history';
import { createLookup } from '../../src/routing/lookup';
import { createRouter } from '../../src/routing/router';
import type { Routing } from '../../src/routing/routing';
import { createRouting } from '../../src/routing/state';

const shopUrl = 'https://shop.example/';

// Fetches the code of lookups, so that no test waits for it.
beforeAll(
  async () => void (await createLookup({ query: async () => ({ route: null }) as never }).find('/', '')),
);

/** A history without a browser: entries in a list, links and back pressed by hand. */
function memoryHistory(start: string) {
  const entries = [new URL(start, shopUrl)];
  let at = 0;
  let listener: HistoryListener | undefined;
  const left: [href: string, replace: boolean][] = [];
  const history: ShopHistory = {
    get url() {
      return entries[at]!;
    },
    get key() {
      return `k${at}`;
    },
    write(url, replace) {
      if (replace) entries[at] = url;
      else entries.splice((at += 1), entries.length, url);
      return `k${at}`;
    },
    leave: (url, replace) => void left.push([url.href, replace]),
    listen(added) {
      listener = added;
      return () => (listener = undefined);
    },
  };
  return {
    history,
    left,
    paths: () => entries.map((url) => url.pathname + url.search),
    follow: (path: string) => listener?.onLink(new URL(path, shopUrl), false),
    back: () => listener?.onTraverse(entries[(at -= 1)]!, `k${at}`),
    listening: () => Boolean(listener),
  };
}

type Answers = Record<string, unknown>;

function setUp(start: string, answers: Answers = {}, { standalone = true, signedIn = false } = {}) {
  const page = memoryHistory(start);
  const isSignedIn = signal(signedIn);
  const pageLoading: boolean[] = [];
  const waiting: (() => void)[] = [];
  const query = vi.fn(async (_document: unknown, { url }: { url: string }) => {
    await new Promise<void>((done) => waiting.push(done));
    const answer = answers[url];
    if (answer instanceof Error) throw answer;
    return { route: answer ?? null };
  });
  const routing = createRouting({
    shopUrl,
    standalone,
    transport: { query: query as never },
    isSignedIn: () => isSignedIn.value,
    setPageLoading: (loading) => pageLoading.push(loading),
    history: page.history,
  });
  const answer = async () => {
    waiting.splice(0).forEach((done) => done());
    await new Promise((done) => setTimeout(done));
  };
  return { ...page, routing, query, isSignedIn, pageLoading, answer };
}

const category = (uid: string, redirect_code = 0, relative_url = 'x.html') => ({
  type: 'CATEGORY',
  uid,
  redirect_code,
  relative_url,
});
const shown = ({ screen }: Routing) => [screen.value.tag, screen.value.attributes, screen.value.state];

describe('a standalone shop', () => {
  it('says nothing of the store view in its links: it keeps it', () => {
    const routing = createRouting({
      shopUrl,
      standalone: true,
      chosenView: () => ({ code: 'europe' }),
      transport: { query: vi.fn() },
      isSignedIn: () => false,
      setPageLoading: () => undefined,
      history: memoryHistory('/').history,
    });
    expect(routing.href('/gin.html')).toBe('https://shop.example/gin.html');
  });

  it('shows a known path at once and without a query', () => {
    const { routing, query } = setUp('/cart');
    routing.start(createRouter);
    expect(shown(routing)).toEqual(['airside-cart-page', {}, 'resolved']);
    expect(query).not.toHaveBeenCalled();
  });

  it('loads, then shows what the backend says', async () => {
    const { routing, answer } = setUp('/gin.html', { '/gin.html': category('Nw==') });
    routing.start(createRouter);
    expect(routing.screen.value.state).toBe('loading');
    await answer();
    expect(shown(routing)).toEqual(['airside-category-page', { uid: 'Nw==' }, 'resolved']);
  });

  it('needs no query for what the server has inlined', () => {
    const { routing, query } = setUp('/gin.html?page=2');
    routing.learn('/gin.html', { type: 'CATEGORY', uid: 'Nw==' });
    routing.start(createRouter);
    expect(shown(routing)).toEqual(['airside-category-page', { uid: 'Nw==' }, 'resolved']);
    expect(query).not.toHaveBeenCalled();
  });

  it.each(['/brands', '/brands/gin', '/events'])('shows the category that has %s for its address', (path) => {
    const { routing, follow, query } = setUp('/cart');
    routing.learn(path, { type: 'CATEGORY', uid: 'Nw==' });
    routing.start(createRouter);
    follow(path);
    expect(shown(routing)).toEqual(['airside-category-page', { uid: 'Nw==' }, 'resolved']);
    expect(query).not.toHaveBeenCalled();
  });

  it('keeps its own pages where nothing else is known of their address', () => {
    const { routing, follow } = setUp('/cart');
    routing.learn('/cart', { type: 'CATEGORY', uid: 'Nw==' });
    routing.start(createRouter);
    expect(shown(routing)[0]).toBe('airside-cart-page');
    follow('/brands');
    expect(shown(routing)[0]).toBe('airside-brand-page');
  });

  it('behaviour 2.2: leaves for an unknown target only when the lookup has finished, with the page-loading flag set', async () => {
    const { routing, follow, answer, paths, pageLoading } = setUp('/cart', { '/gin.html': category('Nw==') });
    routing.start(createRouter);
    follow('/gin.html');
    expect(shown(routing)[0]).toBe('airside-cart-page');
    expect(routing.url.value.pathname).toBe('/cart');
    expect(pageLoading.at(-1)).toBe(true);
    await answer();
    expect(shown(routing)[0]).toBe('airside-category-page');
    expect(routing.url.value.pathname).toBe('/gin.html');
    expect(paths()).toEqual(['/cart', '/gin.html']);
    expect(pageLoading.at(-1)).toBe(false);
  });

  it('lets the last of two clicks win', async () => {
    const { routing, follow, answer, paths } = setUp('/cart', {
      '/gin.html': category('Nw=='),
      '/rum.html': category('OA=='),
    });
    routing.start(createRouter);
    follow('/gin.html');
    follow('/rum.html');
    await answer();
    expect(shown(routing)[1]).toEqual({ uid: 'OA==' });
    expect(paths()).toEqual(['/cart', '/rum.html']);
  });

  it('puts a redirect target into history, not the old address, and asks once', async () => {
    const { routing, follow, answer, paths, query } = setUp('/', {
      '/old.html': category('Nw==', 301, 'gin.html'),
    });
    routing.start(createRouter);
    follow('/old.html?page=2');
    await answer();
    expect(paths()).toEqual(['/', '/gin.html?page=2']);
    expect(query).toHaveBeenCalledTimes(1);
  });

  it('replaces the first address by its redirect target', async () => {
    const { routing, answer, paths } = setUp('/old.html', { '/old.html': category('Nw==', 302, 'gin.html') });
    routing.start(createRouter);
    await answer();
    expect(paths()).toEqual(['/gin.html']);
    expect(shown(routing)[0]).toBe('airside-category-page');
  });

  it('ends a redirect chain that never ends', async () => {
    const answers = Object.fromEntries(
      Array.from({ length: 9 }, (_, n) => [
        `/r${n}`,
        { type: null, redirect_code: 301, relative_url: `r${n + 1}` },
      ]),
    );
    const { routing, answer } = setUp('/r0', answers);
    routing.start(createRouter);
    for (let n = 0; n < 9; n += 1) await answer();
    expect(routing.screen.value.state).toBe('not-found');
  });

  describe('behaviour 2.2: goes to another site by a full load', () => {
    const answers = {
      '/partner': { type: null, redirect_code: 302, relative_url: 'https://partner.example/' },
    };

    it('which leads back to the page where the link was followed', async () => {
      const { routing, follow, answer, left, paths, pageLoading } = setUp('/', answers);
      routing.start(createRouter);
      follow('/partner');
      expect(pageLoading.at(-1)).toBe(true);
      await answer();
      expect(left).toEqual([['https://partner.example/', false]]);
      expect(paths()).toEqual(['/']);
      // The browser may keep the page, and show it again as it was left.
      expect(pageLoading.at(-1)).toBe(false);
    });

    it('in place of an address that only leads on', async () => {
      const { routing, answer, left } = setUp('/partner', answers);
      routing.start(createRouter);
      await answer();
      expect(left).toEqual([['https://partner.example/', true]]);
    });
  });

  it('behaviour 2.2: tells not found from failed', async () => {
    const { routing, follow, answer } = setUp('/nope', { '/down.html': new Error('no network') });
    routing.start(createRouter);
    await answer();
    expect(shown(routing)).toEqual(['airside-error-view', { kind: 'not-found' }, 'not-found']);
    follow('/down.html');
    await answer();
    expect(shown(routing)).toEqual(['airside-error-view', { kind: 'internal-error' }, 'error']);
  });

  it('asks again after a failure', async () => {
    const answers: Answers = { '/gin.html': new Error('no network') };
    const { routing, follow, answer } = setUp('/', answers);
    routing.start(createRouter);
    follow('/gin.html');
    await answer();
    answers['/gin.html'] = category('Nw==');
    follow('/gin.html');
    await answer();
    expect(shown(routing)[0]).toBe('airside-category-page');
  });

  it('goes back, keeping URL and screen together', async () => {
    const { routing, follow, answer, back } = setUp('/cart', { '/gin.html': category('Nw==') });
    routing.start(createRouter);
    follow('/gin.html');
    await answer();
    back();
    expect(shown(routing)[0]).toBe('airside-cart-page');
    expect(routing.arrival.value).toEqual({ by: 'traverse', key: 'k0' });
  });

  describe('where changes are shown as transitions', () => {
    function setUpTransitions() {
      const shop = setUp('/cart');
      const changes: (() => void)[] = [];
      shop.routing.start((options) =>
        createRouter({ ...options, inTransition: (_target, change) => void changes.push(change) }),
      );
      return { ...shop, changes };
    }

    it('hands over the step to another screen, and no other', () => {
      const { routing, follow, back, changes } = setUpTransitions();
      follow('/checkout');
      expect(shown(routing)[0]).toBe('airside-cart-page');
      expect(changes).toHaveLength(1);
      changes[0]!();
      expect(shown(routing)[0]).toBe('airside-checkout');
      follow('/checkout?again=1');
      back();
      back();
      expect(changes).toHaveLength(1);
      expect(shown(routing)[0]).toBe('airside-cart-page');
    });

    it('forgets a step that is made when the shopper is elsewhere', () => {
      const { routing, follow, back, changes } = setUpTransitions();
      follow('/checkout');
      back();
      changes[0]!();
      expect(shown(routing)[0]).toBe('airside-cart-page');
      expect(routing.url.value.pathname).toBe('/cart');
    });
  });

  it('keeps the screen when only the query changes', () => {
    const { routing, follow } = setUp('/gin.html');
    routing.learn('/gin.html', { type: 'CATEGORY', uid: 'Nw==' });
    routing.start(createRouter);
    const before = routing.screen.value;
    follow('/gin.html?page=2');
    expect(routing.screen.value).toBe(before);
    expect(routing.url.value.search).toBe('?page=2');
    routing.navigate('?page=3', { replace: true });
    expect(routing.url.value.href).toBe('https://shop.example/gin.html?page=3');
  });

  it('sends a visitor to sign in and passes the path on', () => {
    const { routing, paths } = setUp('/order-history?page=2');
    routing.start(createRouter);
    expect(paths()).toEqual(['/sign-in?origin=%2Forder-history%3Fpage%3D2']);
    expect(shown(routing)).toEqual(['airside-sign-in', { origin: '/order-history?page=2' }, 'resolved']);
  });

  it('shows the page to a signed-in customer until the session ends', () => {
    const { routing, isSignedIn } = setUp('/wishlist', {}, { signedIn: true });
    routing.start(createRouter);
    expect(shown(routing)[0]).toBe('airside-wishlist');
    isSignedIn.value = false;
    expect(shown(routing)[0]).toBe('airside-sign-in');
  });

  it('repeats the lookup past every cache after a store switch', async () => {
    const answers: Answers = { '/gin.html': category('Nw==') };
    const { routing, answer, query } = setUp('/gin.html', answers);
    routing.start(createRouter);
    await answer();
    answers['/gin.html'] = category('OTk=');
    routing.refresh();
    await answer();
    expect(shown(routing)[1]).toEqual({ uid: 'OTk=' });
    expect(query).toHaveBeenLastCalledWith(
      expect.anything(),
      { url: '/gin.html' },
      expect.objectContaining({ policy: 'network-only' }),
    );
  });

  it('forgets the title with the screen', () => {
    const { routing, follow } = setUp('/cart');
    routing.start(createRouter);
    routing.setTitle('Cart');
    follow('/');
    expect(routing.title.value).toBe('');
  });

  it('finds what a link leads to before it is followed, redirects included, and goes nowhere', async () => {
    const { routing, answer, follow, query, paths, pageLoading } = setUp('/cart', {
      '/old.html': category('Nw==', 301, 'gin.html'),
      '/gin.html': category('Nw=='),
    });
    routing.start(createRouter);
    const found = routing.prefetch('/old.html');
    await answer();
    expect(await found).toMatchObject({ tag: 'airside-category-page', attributes: { uid: 'Nw==' } });
    expect(await routing.prefetch('/checkout')).toMatchObject({ tag: 'airside-checkout' });
    expect(await routing.prefetch('https://other.example/gin.html')).toBeUndefined();
    expect(shown(routing)[0]).toBe('airside-cart-page');
    expect(paths()).toEqual(['/cart']);
    expect(pageLoading).not.toContain(true);
    const before = query.mock.calls.length;
    follow('/gin.html');
    expect(shown(routing)[0]).toBe('airside-category-page');
    expect(query.mock.calls.length).toBe(before);
  });

  it('finds nothing beforehand where the lookup yields nothing', async () => {
    const { routing, answer } = setUp('/cart', {});
    routing.start(createRouter);
    const found = routing.prefetch('/nope.html');
    await answer();
    expect(await found).toBeUndefined();
  });

  it('stops listening when disposed', () => {
    const { routing, listening } = setUp('/cart');
    routing.start(createRouter);
    expect(listening()).toBe(true);
    routing.dispose();
    expect(listening()).toBe(false);
  });
});

describe('embedded in a foreign page', () => {
  const start = (path: string) => setUp(path, {}, { standalone: false });

  it('shows no screen and never writes into history', () => {
    const { routing, listening, paths, query } = start('/blog/gin');
    routing.start(createRouter);
    routing.navigate('?page=2');
    expect(listening()).toBe(false);
    expect(paths()).toEqual(['/blog/gin']);
    expect(query).not.toHaveBeenCalled();
    expect(routing.url.value.search).toBe('?page=2');
  });

  it('turns pages in a frame that has no address of its own', () => {
    vi.stubGlobal('location', { href: 'about:srcdoc', host: '' });
    const routing = createRouting({
      shopUrl,
      standalone: false,
      transport: { query: vi.fn() },
      isSignedIn: () => false,
      setPageLoading: () => undefined,
    });
    routing.navigate('?page=2');
    expect(routing.url.value.search).toBe('?page=2');
    vi.unstubAllGlobals();
  });

  it('goes to the shop by a full load when asked to', () => {
    const { routing, left } = start('/blog/gin');
    routing.navigate('/checkout');
    expect(left).toEqual([['https://shop.example/checkout', false]]);
    expect(routing.href('/gin.html')).toBe('https://shop.example/gin.html');
  });

  it('behaviour 4.8: says store view and currency in every link to the shop, and in no other', () => {
    const currency = signal<string | undefined>(undefined);
    const { history, left } = memoryHistory('https://blog.example/gin');
    const routing = createRouting({
      shopUrl,
      standalone: false,
      pages: { '/cart': 'https://blog.example/bag' },
      chosenView: () => ({ code: 'europe', currency: currency.value }),
      transport: { query: vi.fn() },
      isSignedIn: () => false,
      setPageLoading: () => undefined,
      history,
    });
    expect(routing.href('/gin.html?page=2')).toBe('https://shop.example/gin.html?page=2&airside-view=europe');
    currency.value = 'USD';
    expect(routing.href('/')).toBe('https://shop.example/?airside-view=europe.USD');
    routing.navigate('/search.html');
    expect(left).toEqual([['https://shop.example/search.html?airside-view=europe.USD', false]]);
    expect(routing.href('/cart')).toBe('https://blog.example/bag');
    expect(routing.href('https://elsewhere.example/a')).toBe('https://elsewhere.example/a');
    expect(routing.href('?page=2')).toBe('https://blog.example/gin?page=2');
  });
});
