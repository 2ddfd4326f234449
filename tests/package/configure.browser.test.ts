// `airside/storefront`: where an app says its shop is, in whatever order code and elements come.
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { camelCase } from '../../elements/kit/attributes';
import { configAttributes } from '../../elements/kit/config-attributes';
import { register } from '../../elements/kit/register';
import { page } from '../../elements/kit/page';
import { offer } from '../../elements/package/offer';
import {
  configure,
  createStorefront,
  pageStorefront,
  storefrontContext,
  type ShopConfig,
} from '../../elements/package/storefront';
import { define } from '../../elements/kit/define';
import { followStorefront } from '../../elements/package/followed-storefront';
import * as turn from '../../elements/package/page-owner';
import { element as MiniCart } from '../../elements/tags/mini-cart/badge';
import { element as Store } from '../../elements/tags/store/store';
import price from '../../elements/tags/price/price';
import { createBrowserStorage } from '../../src/storage/browser-storage';
import { put, quietPage, settled, until } from '../elements/support';

quietPage();
register('airside-mini-cart', () => MiniCart);
register('airside-store', () => Store);
define(price);

beforeEach(() => {
  localStorage.clear();
  page().storefront?.dispose();
  for (const name of ['storefront', 'config', 'script'] as const) delete page()[name];
});
afterEach(() => vi.mocked(fetch).mockClear());

/** Origins that were asked since the mock was cleared. */
function asked(): string[] {
  const origins = vi.mocked(fetch).mock.calls.map(([input]) => {
    const url = input instanceof Request ? input.url : String(input);
    return new URL(url, location.href).origin;
  });
  return [...new Set(origins)];
}

it('elements that come later ask the shop that was named', async () => {
  configure({ endpoint: 'https://shop.example/graphql', storeView: 'eu' });
  put('<airside-price sku="A"></airside-price>');
  await until(() => expect(asked()).toContain('https://shop.example'));
  expect(page().config).toMatchObject({ shopUrl: 'https://shop.example/', storeView: 'eu' });
});

it('says all that a loader can be told', () => {
  const everything: Required<ShopConfig> = {
    endpoint: 'https://shop.example/graphql',
    restUrl: 'https://shop.example/magento/rest',
    contentUrl: 'https://words.example/api',
    shopUrl: 'https://shop.example/eu/',
    cartUrl: '/bag',
    checkoutUrl: '/pay',
    paymentUrl: 'https://cards.example',
    storeView: 'eu',
    listing: 'more',
    locale: 'en_GB',
  };
  expect(Object.keys(everything).sort()).toEqual(Object.keys(configAttributes).map(camelCase).sort());
  configure(everything);
  pageStorefront();
  expect(page().config).toMatchObject(everything);
});

it('elements that stand begin again, but for those of another store', async () => {
  configure({ endpoint: 'https://first.example/graphql' });
  put(`<div>
    <airside-price sku="A"></airside-price>
    <airside-store endpoint="https://other.example/graphql"><airside-price sku="B"></airside-price></airside-store>
  </div>`);
  await until(() => expect(vi.mocked(fetch).mock.calls.length).toBeGreaterThan(1));
  expect(asked().sort()).toEqual(['https://first.example', 'https://other.example']);
  vi.mocked(fetch).mockClear();
  configure({ endpoint: 'https://second.example/graphql' });
  await until(() => expect(asked()).toContain('https://second.example'));
  expect(asked()).not.toContain('https://other.example');
});

it('the bag follows, too', async () => {
  configure({ endpoint: 'https://first.example/graphql' });
  pageStorefront();
  createBrowserStorage('https://second.example/graphql').set('cartId', 'c');
  createBrowserStorage('https://second.example/graphql').set('cartCount', 7);
  const bag = put('<airside-mini-cart></airside-mini-cart>');
  expect(bag.shadowRoot!.textContent).toBe('');
  configure({ endpoint: 'https://second.example/graphql' });
  await until(() => expect(bag.shadowRoot!.textContent).toBe('7'));
});

it('what is not said is at the page’s own origin', () => {
  configure({});
  pageStorefront();
  expect(page().config).toMatchObject({ endpoint: `${location.origin}/graphql` });
});

it('a Storefront of its own shares nothing with the page', () => {
  const own = createStorefront({ endpoint: 'https://shop.example/graphql' });
  expect(page().storefront).toBeUndefined();
  own.dispose();
});

it('an app’s own provider answers by the context protocol', async () => {
  const own = createStorefront({ endpoint: 'https://mine.example/graphql' });
  const place = put('<section></section>');
  place.addEventListener('context-request', (event) => {
    const { context, callback } = event as Event & { context: unknown; callback(value: unknown): void };
    if (context !== storefrontContext) return;
    event.stopPropagation();
    callback(own);
  });
  place.innerHTML = '<airside-price sku="A"></airside-price>';
  await until(() => expect(asked()).toContain('https://mine.example'));
  own.dispose();
});

it('offers elements that others name by tag, each by its own way', async () => {
  const { load } = page();
  const come = vi.fn(async () => undefined);
  offer('airside-offered', come);
  offer('airside-other', async () => undefined);
  expect(await page().load('airside-offered')).toBe(true);
  expect(come).toHaveBeenCalledTimes(1);
  expect(await page().load('airside-unknown')).toBe(false);
  page().load = load;
});

it('leaves it to the loader where there is one', () => {
  const { load, has } = page();
  page().has = () => true;
  offer('airside-offered', async () => undefined);
  expect(page().load).toBe(load);
  page().has = has;
});

it.each(['a loader makes', 'comes later'])('follows the shop that %s', async (which) => {
  const address = { endpoint: 'https://shop.example/graphql' };
  configure(address);
  createBrowserStorage(address.endpoint).set('cartCount', 7);
  if (which === 'comes later') vi.spyOn(customElements, 'get').mockReturnValue(undefined);
  const followed = followStorefront();
  expect(followed.cart.count.value).toBeUndefined();
  await settled();
  expect(page().waiting.size).toBe(which === 'comes later' ? 1 : 0);
  pageStorefront();
  await until(() => expect(followed.cart.count.value).toBe(7));
  followed.dispose();
});

it('has the page from its first call on, unless another copy has it', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  expect(turn.takePage()).toBe(true);
  const path = '../../elements/package/page-owner.ts?other';
  const other = (await import(/* @vite-ignore */ path)) as typeof turn;
  expect(other.takePage()).toBe(false);
  expect(other.takePageForLoader()).toBe(false);
  other.standBack();
  other.standBack();
  expect(warn).toHaveBeenCalledTimes(1);
  expect(warn.mock.lastCall?.[0]).toMatch(/stands back for \S+ \(in a bundle\)$/);
});
