// behaviour 4.7: who comes with a bag, and where nothing arrives.
// @vitest-environment happy-dom
// @vitest-environment-options { "mocks": "arrival" }
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { arriveLater } from '../../../elements/kit/arrive';
import { page } from '../../../elements/kit/page';
import { StoreElement } from '../../../elements/tags/store/provider';
import type { PageWithBag } from '../../../src/cart/crossing/mark';
import type { Storefront } from '../../../src/storefront';
import { createBrowserStorage } from '../../../src/storage/browser-storage';
import { waitFor } from '../../support/wait-for';

const arrive = vi.hoisted(() => vi.fn(async (_: Storefront, letters?: string) => void letters));
vi.mock('../../../src/cart/crossing/arrival', () => ({ arrive }));

let awaits: ReturnType<typeof vi.fn<(arrival: Promise<unknown>) => void>>;
beforeEach(() => (awaits = vi.fn()));
afterEach(() => {
  vi.unstubAllGlobals();
  arrive.mockClear();
  localStorage.clear();
  history.replaceState(null, '', '/');
  delete (document as PageWithBag).airsideBag;
});

function open(shopUrl = `${location.origin}/`): Storefront {
  const storage = createBrowserStorage('test');
  const storefront = { config: { shopUrl }, storage, cart: { awaits } } as unknown as Storefront;
  arriveLater(storefront);
  return storefront;
}
const letters = () => arrive.mock.calls.map(([, letters]) => letters);
const settled = () => import('../../../src/cart/crossing/arrival');

it('fetches nothing where there is nothing', async () => {
  open();
  await settled();
  expect(arrive).not.toHaveBeenCalled();
  expect(awaits).not.toHaveBeenCalled();
});

it('takes a bag out of the address, where no script has done so before, and the cart waits for it', async () => {
  history.replaceState(null, '', '/cart?a=1#airside-bag=WyJ-');
  open();
  expect(location.href).toBe(`${location.origin}/cart?a=1`);
  expect(awaits).toHaveBeenCalledTimes(1);
  await waitFor(() => expect(letters()).toEqual(['WyJ-']));
});

it('takes it from the first script of the page', async () => {
  (document as PageWithBag).airsideBag = 'WyJ-';
  open();
  await waitFor(() => expect(letters()).toEqual(['WyJ-']));
});

it('gives it to one Storefront of the page', async () => {
  (document as PageWithBag).airsideBag = 'WyJ-';
  open();
  open();
  await waitFor(() => expect(letters()).toEqual(['WyJ-']));
  await settled();
  expect(arrive).toHaveBeenCalledTimes(1);
});

it('takes none in a frame', async () => {
  vi.stubGlobal('top', {});
  history.replaceState(null, '', '/cart#airside-bag=WyJ-');
  open();
  await settled();
  expect(arrive).not.toHaveBeenCalled();
});

it('takes none before a page that was prepared is opened', async () => {
  vi.stubGlobal('fetch', vi.fn());
  const isPrepared = vi.fn(() => true);
  Object.defineProperty(document, 'prerendering', { configurable: true, get: isPrepared });
  (document as PageWithBag).airsideBag = 'WyJ-';
  customElements.define('airside-store', StoreElement);
  document.body.append(document.createElement('airside-store'));
  await settled();
  expect(arrive).not.toHaveBeenCalled();
  expect(fetch).not.toHaveBeenCalled();
  expect(localStorage).toHaveLength(0);

  isPrepared.mockReturnValue(false);
  document.dispatchEvent(new Event('prerenderingchange'));
  await waitFor(() => expect(letters()).toEqual(['WyJ-']));
  Reflect.deleteProperty(document, 'prerendering');
  page().storefront?.dispose();
  delete page().storefront;
  document.body.replaceChildren();
});

it('takes none on a page of another site, whose address is its own', async () => {
  history.replaceState(null, '', '/article#airside-bag=WyJ-');
  open('https://elsewhere.example/');
  await settled();
  expect(arrive).not.toHaveBeenCalled();
  expect(location.hash).toBe('#airside-bag=WyJ-');
});

it.each(['bagsOpen', 'bagLeaving'])('brings to its end what a page has left behind: %s', async (key) => {
  createBrowserStorage('test').set(key, {});
  open('https://elsewhere.example/');
  await waitFor(() => expect(letters()).toEqual([undefined]));
  expect(awaits).not.toHaveBeenCalled();
});
