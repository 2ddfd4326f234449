import { ContextProvider } from '@lit/context';
import { signal } from '@preact/signals-core';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { storefrontContext } from '../../elements/kit/context';
import { define } from '../../elements/kit/define';
import { bagPath, texts } from '../../elements/tags/mini-cart/bag';
import { element, type MiniCartElement } from '../../elements/tags/mini-cart/badge';
import contract from '../../elements/tags/mini-cart/mini-cart';
import { page } from '../../elements/kit/page';
import type { Storefront } from '../../src/storefront';
import { whenIdle } from '../../src/late/when-idle';
import { createBrowserStorage } from '../../src/storage/browser-storage';
import { miniCart } from '../../src/words/catalogue/mini-cart';
import { iconPaths } from '../../src/ui/icon/icon-paths';
import { put, quietPage, settled, until } from './support';

quietPage();
if (!customElements.get(contract.tag)) customElements.define(contract.tag, element);

const storage = createBrowserStorage(`${location.origin}/graphql`);
const count = (total: number) => async () =>
  Response.json({ data: { cart: { id: 'c', total_quantity: total } } });
const button = (element: Element) => element.shadowRoot!.querySelector('button')!;

beforeEach(async () => {
  // A pointer that another test left over the bag would open it.
  const corner = document.body.appendChild(document.createElement('div'));
  corner.style.cssText = 'position:fixed;inset:auto 0 0 auto;inline-size:9px;block-size:9px';
  await userEvent.hover(corner);
  corner.remove();
  localStorage.clear();
  delete page().storefront;
  page().load = async (tag) => {
    define({ ...contract, tag: tag as 'airside-x' });
    return true;
  };
});

it('looks and speaks like the mini cart that it stands for', () => {
  expect(bagPath).toBe(iconPaths.bag);
  expect(texts).toEqual(miniCart);
});

describe('the badge', () => {
  it('asks for nothing and says nothing without a cart', async () => {
    const element = put('<airside-mini-cart></airside-mini-cart>');
    await settled();
    expect(fetch).not.toHaveBeenCalled();
    expect(button(element).ariaLabel).toBe('Open your cart');
    expect(button(element).textContent).toBe('');
  });

  it('paints the last known count at once and corrects it by one query', async () => {
    storage.set('cartId', 'c');
    storage.set('cartCount', 2);
    vi.stubGlobal('fetch', vi.fn(count(5)));
    const element = put('<airside-mini-cart></airside-mini-cart>');
    expect(button(element).textContent).toBe('2');
    await until(() => expect(button(element).textContent).toBe('5'));
    expect(button(element).ariaLabel).toBe('Open your cart, 5 items');
    expect(storage.get('cartCount')).toBe(5);
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  it('fetches what takes things out of the cart, where they were set aside and are still in it (behaviour 4.7)', async () => {
    storage.set('cartId', 'c');
    storage.set('cartCount', 0);
    vi.stubGlobal('fetch', vi.fn(count(2)));
    const load = vi.spyOn(page(), 'load');
    const element = put('<airside-mini-cart></airside-mini-cart>');
    await until(() => expect(load).toHaveBeenCalledWith('airside-mini-cart-panel'));
    expect(button(element).textContent).toBe('');
    expect(storage.get('cartCount')).toBe(0);
  });

  it('asks as the customer and in the store view that are stored', async () => {
    storage.set('cartId', 'c');
    storage.set('signin_token', 't');
    storage.set('store_view_code', 'de');
    vi.stubGlobal('fetch', vi.fn(count(1)));
    put('<airside-mini-cart></airside-mini-cart>');
    const [url, init] = vi.mocked(fetch).mock.calls[0]!;
    expect(new URL(String(url)).searchParams.get('variables')).toBe('{"cartId":"c"}');
    expect(Object.fromEntries(new Headers(init?.headers))).toMatchObject({
      authorization: 'Bearer t',
      store: 'de',
    });
  });

  it.each([
    [1, '1', 'Open your cart, 1 item'],
    [99, '99', 'Open your cart, 99 items'],
    [100, '99+', 'Open your cart, 99+ items'],
  ])('shows %i as %s', async (total, text, label) => {
    storage.set('cartCount', total);
    const element = put('<airside-mini-cart></airside-mini-cart>');
    expect(button(element).textContent).toBe(text);
    expect(button(element).ariaLabel).toBe(label);
  });

  it('keeps what it knew when the backend cannot be asked', async () => {
    storage.set('cartId', 'c');
    storage.set('cartCount', 2);
    vi.stubGlobal(
      'fetch',
      vi.fn(async () => new Response('no', { status: 500 })),
    );
    const element = put('<airside-mini-cart></airside-mini-cart>');
    await settled();
    expect(button(element).textContent).toBe('2');
  });

  it('loads the mini cart when somebody looks at it, without losing focus or the click', async () => {
    const element = put('<airside-mini-cart></airside-mini-cart>');
    const placeholder = button(element);
    expect(element.shadowRoot!.querySelector('airside-mini-cart-panel')).toBeNull();
    const opened = vi.fn<(event: Event) => void>();
    element.addEventListener('airside-opened', opened, { once: true });
    placeholder.focus();
    placeholder.click();
    await until(() => expect(placeholder.isConnected).toBe(false));
    await until(() => expect(opened).toHaveBeenCalledTimes(1));
    expect(opened.mock.calls[0]![0].target).toBe(element);
    const panel = element.shadowRoot!.querySelector('airside-mini-cart-panel')!;
    await until(() => expect(panel.shadowRoot!.querySelector('dialog[open]')).toBeTruthy());
  });

  it('follows the cart of the page once there is one', async () => {
    const element = put('<airside-mini-cart></airside-mini-cart>');
    await settled();
    storage.set('cartCount', 7);
    const { defaultStorefront } = await import('../../elements/kit/default-storefront');
    defaultStorefront();
    await until(() => expect(button(element).textContent).toBe('7'));
  });

  describe('at rest', () => {
    const rested = () => new Promise<void>((done) => void whenIdle(done));
    const panelIn = (element: Element) => element.shadowRoot!.querySelector('airside-mini-cart-panel');
    const besideOthers = async () => {
      const element = put('<airside-mini-cart></airside-mini-cart>');
      const { defaultStorefront } = await import('../../elements/kit/default-storefront');
      defaultStorefront();
      return element;
    };

    it('has what a press opens, where the page has a shop', async () => {
      const element = await besideOthers();
      expect(panelIn(element)).toBeNull();
      await until(() => expect(panelIn(element)?.shadowRoot!.querySelector('button')).toBeTruthy());
      await until(() => expect(element.shadowRoot!.querySelector('button')).toBeNull());
    });

    it('leaves that to whoever looks inside, where bytes are dear', async () => {
      vi.stubGlobal('navigator', { connection: { saveData: true } });
      const element = await besideOthers();
      for (let rests = 0; rests < 3; rests += 1) await rested();
      expect(panelIn(element)).toBeNull();
    });
  });

  it('opens and closes from a script, loading the mini cart first', async () => {
    const element = put('<airside-mini-cart></airside-mini-cart>') as MiniCartElement;
    const heard = vi.fn<(event: Event) => void>();
    for (const type of ['airside-opened', 'airside-closed']) element.addEventListener(type, heard);
    await element.open();
    await element.open();
    const dialogs = () =>
      element
        .shadowRoot!.querySelector('airside-mini-cart-panel')!
        .shadowRoot!.querySelectorAll('dialog[open]');
    await until(() => expect(dialogs()).toHaveLength(1));
    await element.close();
    await until(() => expect(dialogs()).toHaveLength(0));
    expect(heard.mock.calls.map(([{ type }]) => type)).toEqual(['airside-opened', 'airside-closed']);
  });

  it('stands once, however often it is put elsewhere', async () => {
    const element = put('<airside-mini-cart></airside-mini-cart>') as MiniCartElement;
    await element.open();
    await element.close();
    element.remove();
    await settled();
    document.body.append(element);
    await settled();
    expect(element.shadowRoot!.querySelectorAll('button')).toHaveLength(0);
    expect(element.shadowRoot!.querySelectorAll('airside-mini-cart-panel')).toHaveLength(1);
  });

  it('with open-on-add is ready before something is added, where the page has a shop', async () => {
    const element = put('<airside-mini-cart open-on-add></airside-mini-cart>');
    await settled();
    const panels = () => element.shadowRoot!.querySelectorAll('airside-mini-cart-panel[open-on-add]');
    expect(panels()).toHaveLength(0);
    const { defaultStorefront } = await import('../../elements/kit/default-storefront');
    defaultStorefront();
    await until(() => expect(panels()).toHaveLength(1));
  });

  it('takes open-on-add as a property too, and its "no" for a no', async () => {
    const element = put('<airside-mini-cart></airside-mini-cart>') as MiniCartElement;
    expect(element.openOnAdd).toBe(false);
    element.openOnAdd = true;
    expect(element.openOnAdd).toBe(true);
    button(element).click();
    const panel = () => element.shadowRoot!.querySelector('airside-mini-cart-panel');
    await until(() => expect(panel()?.hasAttribute('open-on-add')).toBe(true));
    element.setAttribute('open-on-add', 'false');
    expect(element.openOnAdd).toBe(false);
    expect(panel()?.hasAttribute('open-on-add')).toBe(false);
    element.removeAttribute('open-on-add');
    expect(element.openOnAdd).toBe(false);
  });

  it.each(['no', '0', 'off', 'False'])('takes open-on-add="%s" for a no', async (value) => {
    const element = put(`<airside-mini-cart open-on-add="${value}"></airside-mini-cart>`) as MiniCartElement;
    expect(element.openOnAdd).toBe(false);
    button(element).click();
    const panel = () => element.shadowRoot!.querySelector('airside-mini-cart-panel');
    await until(() => expect(panel()).not.toBeNull());
    expect(panel()!.hasAttribute('open-on-add')).toBe(false);
  });

  it('keeps its drawer over the page when it is moved, and opens again', async () => {
    const element = put('<airside-mini-cart></airside-mini-cart>') as MiniCartElement;
    await element.open();
    const panel = () => element.shadowRoot!.querySelector('airside-mini-cart-panel')!.shadowRoot!;
    await until(() => expect(panel().querySelector('dialog:modal')).not.toBeNull());
    put('<section></section>').append(element);
    await settled();
    expect(panel().querySelector('dialog:modal')).not.toBeNull();
    await userEvent.keyboard('{Escape}');
    await until(() => expect(panel().querySelector('dialog[open]')).toBeNull());
    await element.open();
    await until(() => expect(panel().querySelector('dialog:modal')).not.toBeNull());
    await element.close();
  });

  it('goes on hearing its provider after another one has come to the page', async () => {
    const shop = (total: number) =>
      ({
        config: { locale: 'en_US' },
        cart: { count: signal(total), details: signal(undefined) },
        storage: { get: () => undefined },
      }) as unknown as Storefront;
    const box = put('<div><airside-mini-cart></airside-mini-cart></div>');
    const provider = new ContextProvider(box, { context: storefrontContext, initialValue: shop(3) });
    provider.hostConnected();
    const element = box.querySelector('airside-mini-cart')!;
    await until(() => expect(button(element).textContent).toBe('3'));
    document.dispatchEvent(new Event('context-provider'));
    provider.setValue(shop(7));
    await until(() => expect(button(element).textContent).toBe('7'));
  });

  it('takes a property that was set before it was defined', () => {
    const element = document.createElement('airside-mini-cart') as MiniCartElement;
    Object.defineProperty(element, 'openOnAdd', { value: true, configurable: true, writable: true });
    document.body.append(element);
    expect(element.openOnAdd).toBe(true);
    expect(Object.hasOwn(element, 'openOnAdd')).toBe(false);
  });
});
