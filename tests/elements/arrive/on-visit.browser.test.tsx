// A page that was prepared and is not opened yet: nothing of ours begins.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { define, defineInTurn } from '../../../elements/kit/define';
import { page } from '../../../elements/kit/page';
import { ShopElement } from '../../../elements/tags/shop/frame';
import { element as MiniCart } from '../../../elements/tags/mini-cart/badge';
import { StoreElement } from '../../../elements/tags/store/provider';
import { contract, quietPage, settled, until } from '../support';

quietPage();

const isPrepared = vi.fn(() => true);
const open = () => {
  isPrepared.mockReturnValue(false);
  document.dispatchEvent(new Event('prerenderingchange'));
};

beforeEach(() => {
  isPrepared.mockReturnValue(true);
  Object.defineProperty(document, 'prerendering', { configurable: true, get: isPrepared });
  delete page().storefront;
  localStorage.clear();
});
afterEach(() => {
  document.body.replaceChildren();
  Reflect.deleteProperty(document, 'prerendering');
});

/** What a visit leaves behind, tells or asks. */
function watch() {
  const told = vi.fn();
  for (const type of ['airside-cart-changed', 'airside-session-changed'])
    document.addEventListener(type, told);
  const stored = () => Object.keys(localStorage);
  return { told, stored };
}

const custom = (name: string, kind: CustomElementConstructor) => {
  const tag = `airside-${name}`;
  if (!customElements.get(tag)) customElements.define(tag, kind);
  return document.createElement(tag);
};

describe('a page that was prepared', () => {
  it('has no shop before it is opened, and asks nothing', async () => {
    const { told, stored } = watch();
    const shop = custom('shop', ShopElement) as ShopElement;
    shop.innerHTML = '<main><p>readable</p></main>';
    document.body.append(shop);
    await settled();
    expect(shop.storefront).toBeUndefined();
    expect(page().storefront).toBeUndefined();
    expect(shop.textContent).toBe('readable');
    expect(fetch).not.toHaveBeenCalled();
    expect(told).not.toHaveBeenCalled();
    expect(stored()).toEqual([]);
    open();
    await until(() => expect(shop.storefront).toBeDefined());
    expect(shop.querySelector('airside-header')).not.toBeNull();
  });

  it('draws what the server has drawn once only, when it is opened', async () => {
    const Screen = () => <h1>Whisky</h1>;
    const made = contract({ component: Screen as never });
    const element = document.createElement(made.tag);
    element.setAttribute('data-served', '');
    element.attachShadow({ mode: 'open' }).innerHTML = '<h1>Whisky</h1>';
    document.body.append(element);
    const heading = element.shadowRoot!.querySelector('h1');
    await defineInTurn(made);
    await settled();
    expect(heading?.isConnected).toBe(true);
    expect(page().storefront).toBeUndefined();
    open();
    await until(() => expect(element.hasAttribute('data-served')).toBe(false));
    expect(element.shadowRoot!.querySelectorAll('h1')).toHaveLength(1);
  });

  it('holds elements of other sites’ pages, with or without a provider', async () => {
    const made = contract({ component: () => <p>drawn</p> });
    define(made);
    const store = custom('store', StoreElement) as StoreElement;
    document.body.append(document.createElement(made.tag), store);
    await settled();
    expect(page().storefront).toBeUndefined();
    expect(store.storefront).toBeUndefined();
    open();
    await until(() => expect(page().storefront).toBeDefined());
    expect(store.storefront).toBeDefined();
  });

  it('does not ask what is in the bag', async () => {
    localStorage.setItem(
      `AIRSIDE_BROWSER_PERSISTENCE__${location.origin}/graphql__cartId`,
      JSON.stringify({ value: 'abc', timeStored: Date.now() }),
    );
    document.body.append(custom('mini-cart', MiniCart));
    await settled();
    expect(fetch).not.toHaveBeenCalled();
    open();
    await until(() => expect(fetch).toHaveBeenCalled());
  });

  it('that is gone before it is opened stays without', async () => {
    const store = custom('store', StoreElement) as StoreElement;
    document.body.append(store);
    store.remove();
    open();
    await settled();
    expect(store.storefront).toBeUndefined();
  });
});
