// <airside-shop> takes over the page's history, so all of it is one shop in one file.
import { userEvent } from 'vitest/browser';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createElement } from 'react';
import '../../elements/index';
import { define } from '../../elements/kit/define';
import { page } from '../../elements/kit/page';
import type { ShopElement } from '../../elements/tags/shop/frame';
import { watchers } from '../../elements/tags/shop/afterwards';
import { findDeep } from '../../elements/tags/shop/find-deep';
import { focused } from '../../src/ui/use-lost-focus';
import { answerTo } from '../support/answers/schema-answer';
import { Drawer } from '../../src/ui/dialog/Drawer';
import { drawn } from '../support/drawn';
import { contract, until } from './support';

const start = location.href;
let shop: ShopElement;

/** Says what /gin.html is, and fails everything else, as an unreachable backend does. */
const backend = vi.fn((input: RequestInfo | URL) => {
  const url = new URL(String(input instanceof Request ? input.url : input));
  const query = url.searchParams.get('query') ?? '';
  const variables = JSON.parse(url.searchParams.get('variables') ?? '{}') as { url?: string };
  if (!query.includes('route(')) return Promise.resolve(new Response('{}', { status: 502 }));
  const routes: Record<string, object> = {
    '/gin.html': {
      __typename: 'CategoryTree',
      type: 'CATEGORY',
      uid: 'Nw==',
      relative_url: 'gin.html',
      redirect_code: 0,
    },
    '/old.html': {
      __typename: 'CategoryTree',
      type: 'CATEGORY',
      uid: 'Nw==',
      relative_url: 'gin.html',
      redirect_code: 301,
    },
    // All that is asked: once the cache is there, half an answer is none.
    '/tonic.html': {
      __typename: 'SimpleProduct',
      type: 'PRODUCT',
      uid: 'MQ==',
      url_key: 'tonic',
      relative_url: 'tonic.html',
      redirect_code: 0,
    },
    '/imprint': {
      __typename: 'CmsPage',
      type: 'CMS_PAGE',
      identifier: 'imprint',
      relative_url: 'imprint',
      redirect_code: 0,
    },
  };
  return Promise.resolve(Response.json({ data: { route: routes[variables.url ?? ''] ?? null } }));
});

const gin = {
  categories: {
    __typename: 'CategoryResult',
    items: [
      {
        __typename: 'CategoryTree',
        uid: 'Nw==',
        name: 'Gin',
        description: null,
        url_path: 'gin',
        url_suffix: '.html',
        display_mode: 'PRODUCTS',
        cms_block: null,
        meta_title: null,
        breadcrumbs: null,
        children: [],
      },
    ],
  },
  products: {
    __typename: 'Products',
    total_count: 0,
    items: [],
    page_info: { __typename: 'SearchResultPageInfo', page_size: 24, total_pages: 0 },
    sort_fields: null,
  },
};

const screen = () => shop.querySelector('main')!.firstElementChild!;
const follow = (href: string) => {
  const root = document.createElement('div').attachShadow({ mode: 'open' });
  shop.append(root.host);
  root.innerHTML = `<a href="${href}">link</a>`;
  root.querySelector('a')!.click();
  root.host.remove();
};

beforeAll(async () => {
  vi.stubGlobal('fetch', backend);
  localStorage.clear();
  history.replaceState(null, '', '/cart');
  document.body.innerHTML = '<airside-shop page-size="24"><h1>readable without script</h1></airside-shop>';
  await customElements.whenDefined('airside-shop');
  shop = document.querySelector('airside-shop') as ShopElement;
  await until(() => expect(shop.querySelector('main')).toBeTruthy());
});
afterAll(() => {
  document.body.replaceChildren();
  history.replaceState(null, '', start);
  vi.unstubAllGlobals();
});

describe('<airside-shop>', () => {
  it('takes the page size that the server wrote', () => {
    expect(shop.storefront?.storeView.pageSize.value).toBe(24);
  });

  it('frames the screen of the first address', () => {
    const parts = [...shop.children].map(({ localName }) => localName);
    expect(parts.slice(0, 2)).toEqual(['airside-header', 'main']);
    expect(screen().localName).toBe('airside-cart-page');
  });

  it('adds the footer when the page has come to rest', async () => {
    await until(() =>
      expect(shop.lastElementChild?.previousElementSibling?.localName).toBe('airside-footer'),
    );
    expect(shop.lastElementChild?.localName).toBe('airside-toasts');
  });

  it('follows links out of shadow roots without loading the page', async () => {
    expect(customElements.get('airside-category-page')).toBeUndefined();
    follow('/gin.html');
    expect(screen().localName).toBe('airside-cart-page');
    expect(shop.storefront!.app.isPageLoading.value).toBe(true);
    await until(() => expect(screen().localName).toBe('airside-category-page'));
    expect(screen().getAttribute('uid')).toBe('Nw==');
    expect(location.pathname).toBe('/gin.html');
    expect(shop.storefront!.app.isPageLoading.value).toBe(false);
  });

  it('moves the focus to the new page', async () => {
    follow('/checkout');
    await until(() => expect(screen().localName).toBe('airside-checkout'));
    await until(() => expect(document.activeElement?.localName).toMatch(/^(h1|main)$/));
    expect(shop.querySelector('main')!.contains(document.activeElement)).toBe(true);
  });

  it('goes back and forward', async () => {
    history.back();
    await until(() => expect(screen().localName).toBe('airside-category-page'));
    history.forward();
    await until(() => expect(screen().localName).toBe('airside-checkout'));
  });

  it('leaves a screen whose dialog is open without a word', async () => {
    // What is there asks for its shop as soon as it is made.
    await customElements.whenDefined('airside-category-page');
    const filters = { open: true, onClose: () => undefined, label: 'Filters', children: 'All' };
    const made = contract({ component: () => createElement(Drawer, filters) });
    define(made);
    const dialogs = document.createElement(made.tag);
    shop.querySelector('main')!.append(dialogs);
    await until(() => expect(dialogs.shadowRoot?.querySelector('dialog:modal')).toBeTruthy());
    const failed = vi.fn();
    window.addEventListener('error', failed);
    history.back();
    await until(() => expect(screen().localName).toBe('airside-category-page'));
    await drawn();
    window.removeEventListener('error', failed);
    expect(failed).not.toHaveBeenCalled();
    expect(shop.storefront!.app.unhandledErrors.value).toEqual([]);
    history.forward();
    await until(() => expect(screen().localName).toBe('airside-checkout'));
  });

  it('leaves alone who scrolls on as soon as a page that was at its top is back', async () => {
    const main = shop.querySelector('main')!;
    main.style.setProperty('min-block-size', '4000px', 'important');
    history.back();
    await until(() => expect(screen().localName).toBe('airside-category-page'));
    const isBack = new Promise<void>((done) =>
      window.addEventListener('popstate', () => done(window.scrollTo(0, 700)), { once: true }),
    );
    history.forward();
    await isBack;
    await until(() => expect(screen().localName).toBe('airside-checkout'));
    await drawn();
    expect(window.scrollY).toBe(700);
    main.style.removeProperty('min-block-size');
  });

  it('starts a new page at its top, and comes back to where the shopper was', async () => {
    const main = shop.querySelector('main')!;
    main.style.setProperty('min-block-size', '4000px', 'important');
    window.scrollTo(0, 900);
    await until(() => expect(window.scrollY).toBe(900));
    await new Promise((done) => requestAnimationFrame(done));
    follow('/cart');
    await until(() => expect(screen().localName).toBe('airside-cart-page'));
    expect(window.scrollY).toBe(0);
    history.back();
    await until(() => expect(screen().localName).toBe('airside-checkout'));
    await until(() => expect(window.scrollY).toBe(900));
    main.style.removeProperty('min-block-size');
  });

  it('starts a new page at its top also where the place that the link names is not there', async () => {
    const main = shop.querySelector('main')!;
    main.style.setProperty('min-block-size', '4000px', 'important');
    window.scrollTo(0, 900);
    await until(() => expect(window.scrollY).toBe(900));
    follow('/cart#nowhere');
    await until(() => expect(screen().localName).toBe('airside-cart-page'));
    expect(window.scrollY).toBe(0);
    // One that is.
    const place = document.createElement('p');
    place.id = 'somewhere';
    place.style.marginBlockStart = '1500px';
    shop.append(place);
    follow('/checkout#somewhere');
    await until(() => expect(screen().localName).toBe('airside-checkout'));
    expect(window.scrollY).toBeGreaterThan(900);
    place.remove();
    main.style.removeProperty('min-block-size');
  });

  it('comes back to where the shopper was before a fragment that the browser has followed', async () => {
    const main = shop.querySelector('main')!;
    main.style.setProperty('min-block-size', '4000px', 'important');
    const { key } = shop.storefront!.routing.arrival.value;
    const before = screen();
    window.scrollTo(0, 900);
    location.hash = 'part';
    await until(() => expect(shop.storefront!.routing.arrival.value.key).not.toBe(key));
    expect(history.state).toEqual({ airside: shop.storefront!.routing.arrival.value.key });
    window.scrollTo(0, 1800);
    await drawn();
    history.back();
    await until(() => expect(shop.storefront!.routing.arrival.value.key).toBe(key));
    await until(() => expect(window.scrollY).toBe(900));
    expect(screen()).toBe(before);
    main.style.removeProperty('min-block-size');
  });

  it('asks once about a page', async () => {
    const asked = () => backend.mock.calls.filter(([url]) => String(url).includes('gin.html')).length;
    const before = asked();
    follow('/gin.html?page=2');
    await until(() => expect(location.search).toBe('?page=2'));
    expect(screen().localName).toBe('airside-category-page');
    expect(asked()).toBe(before);
  });

  it('corrects the address of a redirect', async () => {
    follow('/old.html');
    await until(() => expect(location.pathname + location.search).toBe('/gin.html'));
  });

  it.each([
    ['/imprint', 'airside-cms-page'],
    ['/tonic.html', 'airside-product-page'],
    ['/search.html?query=gin', 'airside-search-page'],
  ])('behaviour 2.2: loads the page type of %s on demand, with a shimmer meanwhile', async (path, tag) => {
    expect(customElements.get(tag)).toBeUndefined();
    const load = page().load;
    let arrive = () => undefined as void;
    const code = new Promise<void>((done) => (arrive = done));
    const held = vi.spyOn(page(), 'load').mockImplementation(async (name) => {
      if (name === tag) await code;
      return load(name);
    });
    follow(path);
    await until(() => expect(screen().localName).toBe(tag));
    const { backgroundImage, animationName } = getComputedStyle(screen(), '::before');
    expect([backgroundImage, animationName]).toEqual([
      expect.stringContaining('linear-gradient'),
      'airside-shop-wait',
    ]);
    arrive();
    await until(() => expect(customElements.get(tag)).toBeDefined());
    expect(getComputedStyle(screen(), '::before').animationName).toBe('none');
    expect(screen().getAnimations({ subtree: true })).toEqual([]);
    held.mockRestore();
  });

  it('says what is not there, and what this build does not have', async () => {
    const has = page().has;
    vi.spyOn(page(), 'has').mockImplementation((tag) => tag !== 'airside-events' && has(tag));
    follow('/nope.html');
    await until(() => expect(screen().getAttribute('kind')).toBe('not-found'));
    expect(screen().localName).toBe('airside-error-view');
    follow('/events');
    await until(() => expect(location.pathname).toBe('/events'));
    expect(screen().getAttribute('kind')).toBe('not-found');
  });

  it('has the focus on the heading of a page that "Try again" has brought', async () => {
    const unreachable = backend.getMockImplementation()!;
    follow('/gin.html?order=name');
    await until(() => expect(screen().localName).toBe('airside-category-page'));
    const again = () => findDeep(screen(), '.empty-state button');
    await until(() => expect(again()?.textContent).toBe('Try again'));
    backend.mockImplementation(async (input) => {
      const url = new URL(String(input instanceof Request ? input.url : input));
      const query = url.searchParams.get('query') ?? '';
      if (!query.includes('CategoryListing(')) return unreachable(input);
      return Response.json({ data: answerTo(query, gin) });
    });
    // What looks after the focus comes with what the shop adds once a screen stands.
    await until(() => expect(shop.querySelector(':scope > airside-footer')).not.toBeNull());
    await watchers();
    again()!.focus();
    await userEvent.keyboard('{Enter}');
    await until(() => expect(findDeep(screen(), 'h1')?.textContent).toBe('Gin'));
    await until(() => expect(focused()?.textContent).toBe('Gin'));
    expect(focused()?.localName).toBe('h1');
    backend.mockImplementation(unreachable);
  });

  it('names the document', async () => {
    shop.storefront!.routing.setTitle('Gin from everywhere');
    await until(() => expect(document.title).toContain('Gin from everywhere'));
  });

  it('leaves links alone that are not its own', () => {
    const ways: [href: string, set: (link: HTMLAnchorElement) => void][] = [
      ['https://other.example/', () => undefined],
      ['/cart', (link) => (link.target = '_blank')],
      ['/cart', (link) => (link.download = 'x')],
      ['#part', () => undefined],
    ];
    const before = screen();
    for (const [href, set] of ways) {
      const link = document.createElement('a');
      link.href = href;
      set(link);
      // The test's own listener stands last and keeps the browser from really going.
      window.addEventListener('click', (event) => event.preventDefault(), { once: true });
      shop.append(link);
      link.click();
      link.remove();
    }
    expect(screen()).toBe(before);
  });
});
