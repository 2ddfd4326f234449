// What is fetched before a link is followed: code when the shopper rests on it, data when they press.
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import '../../../elements/index';
import { page } from '../../../elements/kit/page';
import { expectProduct, prefetchOnIntent } from '../../../elements/tags/shop/prefetch';
import { prefetchScreen, productQuestion } from '../../../src/catalog/results/prefetch';
import type { Storefront } from '../../../src/storefront';
import { put, until } from '../support';

const screen = { tag: 'airside-category-page', attributes: { uid: 'Nw==' } };
const prefetch = vi.fn(async () => screen as typeof screen | undefined);
const fetchData = vi.fn(async () => undefined);
const load = vi.fn(async () => true);
const storefront = { routing: { prefetch } } as unknown as Storefront;
let stop: () => void;
let link: HTMLElement;

const over = () => link.dispatchEvent(new MouseEvent('mousemove', { bubbles: true, composed: true }));
const press = (type: string) => link.dispatchEvent(new Event(type, { bubbles: true, composed: true }));
const save = (connection: object) =>
  Object.defineProperty(navigator, 'connection', { configurable: true, value: connection });

beforeEach(() => {
  vi.clearAllMocks();
  vi.spyOn(page(), 'load').mockImplementation(load);
  save({});
  stop = prefetchOnIntent(storefront, fetchData);
  const host = put('<div></div>');
  host.attachShadow({ mode: 'open' }).innerHTML = '<a href="/gin.html"><b>Gin</b></a>';
  link = host.shadowRoot!.querySelector('b')!;
});
afterEach(() => {
  vi.useRealTimers();
  stop();
  document.body.replaceChildren();
  Reflect.deleteProperty(navigator, 'connection');
  vi.restoreAllMocks();
});

it('fetches the code of what a shopper rests on, once', async () => {
  over();
  expect(prefetch).not.toHaveBeenCalled();
  await until(() => expect(load).toHaveBeenCalledWith('airside-category-page'));
  const rest = vi.useFakeTimers();
  over();
  await rest.runAllTimersAsync();
  expect(prefetch).toHaveBeenCalledTimes(1);
  expect(fetchData).not.toHaveBeenCalled();
});

it('does so for the keyboard', async () => {
  document.body.insertAdjacentHTML('afterbegin', '<button>before</button>');
  document.querySelector('button')!.focus();
  await userEvent.tab();
  await until(() => expect(load).toHaveBeenCalledTimes(1));
});

it('fetches nothing for what is only passed over', async () => {
  const rest = vi.useFakeTimers();
  over();
  document.body.dispatchEvent(new MouseEvent('mousemove', { bubbles: true }));
  await rest.runAllTimersAsync();
  expect(prefetch).not.toHaveBeenCalled();
});

it('sees the way from one link to the next in one shadow root', async () => {
  const root = link.getRootNode() as ShadowRoot;
  root.innerHTML = '<p><a href="/one.html">one</a></p><p><a href="/two.html">two</a></p>';
  const [one, two] = [...root.querySelectorAll('a')];
  await userEvent.hover(one!);
  await until(() => expect(prefetch).toHaveBeenCalledWith(one!.href));
  await userEvent.hover(two!);
  await until(() => expect(prefetch).toHaveBeenCalledWith(two!.href));
});

it.each(['touchstart', 'mousedown'])('asks for the data at %s', async (type) => {
  press(type);
  await until(() =>
    expect(fetchData).toHaveBeenCalledWith(storefront, screen, new URL('/gin.html', location.href)),
  );
  expect(load).toHaveBeenCalledWith('airside-category-page');
});

it.each([{ saveData: true }, { effectiveType: 'slow-2g' }])('fetches nothing for %j', async (connection) => {
  save(connection);
  const rest = vi.useFakeTimers();
  over();
  press('touchstart');
  await rest.runAllTimersAsync();
  expect(prefetch).not.toHaveBeenCalled();
});

it('leaves other windows, downloads and what is no screen alone', async () => {
  const anchor = link.parentElement as HTMLAnchorElement;
  anchor.target = '_blank';
  press('mousedown');
  anchor.target = '';
  anchor.download = 'x';
  press('mousedown');
  expect(prefetch).not.toHaveBeenCalled();
  anchor.removeAttribute('download');
  prefetch.mockResolvedValueOnce(undefined);
  press('mousedown');
  await prefetch.mock.results.at(-1)!.value;
  await Promise.resolve();
  expect(load).not.toHaveBeenCalled();
  expect(fetchData).not.toHaveBeenCalled();
});

it('has what cards lead to before one is pressed, whose press then asks in the same turn', async () => {
  const main = document.createElement('main');
  expectProduct(main);
  expect(load).not.toHaveBeenCalled();
  main.innerHTML = '<a class="card-link" href="/gin.html">Gin</a>';
  expectProduct(main);
  expect(load).toHaveBeenCalledWith('airside-product-page');
  await productQuestion();
  const query = vi.fn(async () => undefined);
  const shop = { transport: { query } } as unknown as Storefront;
  const asked = { tag: 'airside-product-page', attributes: { 'url-key': 'gin' } };
  void prefetchScreen(shop, asked, new URL('/gin.html', location.href));
  // Jobs of one turn: a module that is fetched, or only found, comes in a later one.
  for (let job = 0; job < 20; job += 1) await Promise.resolve();
  expect(query).toHaveBeenCalledOnce();
});
