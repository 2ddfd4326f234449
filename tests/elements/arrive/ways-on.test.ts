// What leads on from where nothing is, and goes with it.
// @vitest-environment happy-dom
import { signal } from '@preact/signals-core';
import { beforeEach, expect, it, vi } from 'vitest';
import { leadOnFromNothing } from '../../../elements/tags/shop/ways-on';
import { page } from '../../../elements/kit/page';
import type { Screen } from '../../../src/routing/routing';
import type { Storefront } from '../../../src/storefront';
import { createText } from '../../../src/words/text';

const load = vi.fn<(tag: string) => Promise<boolean>>();
beforeEach(() => {
  load.mockReset().mockResolvedValue(true);
  page().load = load;
});

const shop = 'https://shop.example/';
const nothing: Screen = { tag: 'airside-error-view', attributes: { kind: 'not-found' }, state: 'not-found' };

function open() {
  document.body.innerHTML = '<div><main></main></div>';
  const screen = signal<Screen>({ ...nothing, state: 'loading' });
  const main = document.querySelector('main')!;
  const cart = {
    isAwaited: signal(true),
    hasCart: signal(true),
    details: signal<object | undefined>(undefined),
    isEmpty: signal(true),
  };
  const app = { isOnline: signal(true) };
  const menu = signal<{ name: string; path: string }[] | undefined>(undefined);
  const parts = {
    ...{ app, cart, config: { shopUrl: shop }, text: createText('en-US') },
    ...{ routing: { screen, href: (path: string) => shop + path.slice(1) } },
    feature: () => ({ categories: menu }),
  };
  const stop = leadOnFromNothing(document.querySelector('div')!, main, parts as unknown as Storefront);
  const ways = () => [...main.querySelectorAll('.shop-ways > *')].map(({ localName }) => localName);
  return { screen, main, stop, ways, cart, app, menu };
}

it('stands there where nothing is, and nowhere else', () => {
  const { screen, ways, stop } = open();
  expect(ways()).toEqual([]);
  screen.value = nothing;
  expect(ways()).toEqual(goods);
  stop();
});

it('has the shelves of the menu, for as long as they stand there', async () => {
  const { screen, main, menu, stop } = open();
  screen.value = nothing;
  const links = () =>
    [...main.querySelectorAll('nav a')].map((link) => [link.textContent, (link as HTMLAnchorElement).href]);
  expect(links()).toEqual([]);
  menu.value = [{ name: 'Gin', path: '/gin.html' }];
  await vi.waitFor(() => expect(links()).toEqual([['Gin', `${shop}gin.html`]]));
  // Of another store view.
  menu.value = [{ name: 'Genever', path: '/genever.html' }];
  expect(links()).toEqual([['Genever', `${shop}genever.html`]]);
  const nav = main.querySelector('nav')!;
  nav.remove();
  menu.value = [{ name: 'Rum', path: '/rum.html' }];
  expect(nav.textContent).toBe('Genever');
  stop();
});

it('says nothing of trouble, which is another page', () => {
  const { screen, ways, stop } = open();
  screen.value = { ...nothing, attributes: { kind: 'internal-error' }, state: 'error' };
  expect(ways()).toEqual([]);
  stop();
});

it('leaves out what does not come', async () => {
  load.mockImplementation(async (tag) => {
    if (tag === 'airside-search-box') throw new Error('no network');
    return true;
  });
  const { screen, ways, stop } = open();
  screen.value = nothing;
  await vi.waitFor(() => expect(ways()).toEqual(['nav', 'airside-product-list']));
  stop();
});

const goods = ['airside-search-box', 'nav', 'airside-product-list'];
const emptyCart: Screen = { tag: 'airside-cart-page', attributes: {}, state: 'resolved' };

it('stands below a cart once it is known to be empty, and stays when something is put in from there', () => {
  const { screen, ways, stop, cart } = open();
  screen.value = emptyCart;
  expect(ways()).toEqual([]);
  cart.isAwaited.value = false;
  expect(ways()).toEqual([]);
  cart.details.value = {};
  expect(ways()).toEqual(goods);
  cart.isEmpty.value = false;
  cart.isEmpty.value = true;
  expect(ways()).toEqual(goods);
  stop();
});

it('stands below the cart of who has none, and of nobody who has something in it', () => {
  const { screen, ways, stop, cart } = open();
  cart.isAwaited.value = false;
  cart.isEmpty.value = false;
  cart.details.value = {};
  screen.value = emptyCart;
  expect(ways()).toEqual([]);
  cart.details.value = undefined;
  cart.hasCart.value = false;
  cart.isEmpty.value = true;
  expect(ways()).toEqual(goods);
  stop();
});

it('does not stand below a full cart that a sign-in takes along', () => {
  const { screen, ways, stop, cart } = open();
  screen.value = emptyCart;
  cart.hasCart.value = false;
  expect(ways()).toEqual([]);
  cart.hasCart.value = true;
  cart.details.value = {};
  expect(ways()).toEqual([]);
  cart.isEmpty.value = false;
  cart.isAwaited.value = false;
  expect(ways()).toEqual([]);
  stop();
});

it('is what was visited where there is no network, and hidden where that is nothing', async () => {
  const kept: Record<string, string> = { [`${shop}gin.html`]: '<title>Gin</title>' };
  vi.stubGlobal('caches', {
    has: async () => true,
    open: async () => ({
      keys: async () => Object.keys(kept).map((url) => ({ url })),
      match: async (url: string) => ({ text: async () => kept[url] }),
    }),
  });
  const trouble: Screen = { ...nothing, attributes: { kind: 'internal-error' }, state: 'error' };
  const { screen, app, main, stop } = open();
  app.isOnline.value = false;
  screen.value = trouble;
  const nav = main.querySelector('nav')!;
  expect(nav.hidden).toBe(true);
  await vi.waitFor(() => expect(nav.hidden).toBe(false));
  expect(nav.querySelector('a')?.href).toBe(`${shop}gin.html`);
  stop();
  delete kept[`${shop}gin.html`];
  const other = open();
  other.app.isOnline.value = false;
  other.screen.value = trouble;
  await vi.waitFor(() => expect(other.main.querySelector('h2')).not.toBeNull());
  expect(other.main.querySelector('nav')!.hidden).toBe(true);
  other.stop();
  vi.unstubAllGlobals();
});
