import { ContextProvider } from '@lit/context';
import { describe, expect, it, vi } from 'vitest';
import { storefrontContext } from '../../elements/kit/context';
import { defaultStorefront } from '../../elements/kit/default-storefront';
import { define } from '../../elements/kit/define';
import { page } from '../../elements/kit/page';
import { StoreElement } from '../../elements/tags/store/provider';
import { locales, type Catalogue } from '../../src/words/locales';
import { useText } from '../../src/words/use-text';
import { createStorefront, type Storefront } from '../../src/storefront';
import { useStorefront } from '../../src/use-storefront';
import { contract, put, quietPage, settled, textOf, until } from './support';

quietPage();

/** Says which shop it belongs to. */
const where = contract({ component: (() => <p>{useStorefront().config.endpoint}</p>) as never });
define(where);
const { tag } = where;
const own = `${location.origin}/graphql`;

const endpoints = { one: 'https://one.example/graphql', two: 'https://two.example/graphql' };

describe('without a provider', () => {
  it('all elements share the page’s one Storefront', async () => {
    const element = put(`<${tag}></${tag}>`);
    await until(() => expect(textOf(element)).toBe(own));
    expect(defaultStorefront()).toBe(defaultStorefront());
  });
});

describe('<airside-store>', () => {
  it('reaches elements that were there before it was defined', async () => {
    const box = put(`<airside-store endpoint="${endpoints.one}"><${tag}>fallback</${tag}></airside-store>`);
    const element = box.querySelector(tag)!;
    await settled();
    expect(textOf(element)).toBe('');
    expect(element.textContent).toBe('fallback');
    customElements.define('airside-store', StoreElement);
    await until(() => expect(textOf(element)).toBe(endpoints.one));
  });

  it('keeps two shops on one page apart, also through shadow roots', async () => {
    const one = put(`<airside-store endpoint="${endpoints.one}"><div></div></airside-store>`);
    const two = put(`<airside-store endpoint="${endpoints.two}"><${tag}></${tag}></airside-store>`);
    const root = one.querySelector('div')!.attachShadow({ mode: 'open' });
    const inside = document.createElement(tag);
    root.append(inside);
    await until(() => expect(textOf(inside)).toBe(endpoints.one));
    await until(() => expect(textOf(two.querySelector(tag)!)).toBe(endpoints.two));
  });

  it('gives another shop to an element that moves in', async () => {
    const one = put(`<airside-store endpoint="${endpoints.one}"><${tag}></${tag}></airside-store>`);
    const two = put(`<airside-store endpoint="${endpoints.two}"></airside-store>`);
    const element = one.querySelector(tag)!;
    await until(() => expect(textOf(element)).toBe(endpoints.one));
    two.append(element);
    await until(() => expect(textOf(element)).toBe(endpoints.two));
    one.setAttribute('store-view', 'de');
    await settled();
    expect(textOf(element)).toBe(endpoints.two);
  });

  it('leaves an element that moves out to the page’s own shop', async () => {
    const one = put(`<airside-store endpoint="${endpoints.one}"><${tag}></${tag}></airside-store>`);
    const element = one.querySelector(tag)!;
    await until(() => expect(textOf(element)).toBe(endpoints.one));
    document.body.append(element);
    await until(() => expect(textOf(element)).toBe(own));
    one.setAttribute('store-view', 'de');
    await settled();
    expect(textOf(element)).toBe(own);
    element.remove();
  });

  it('leaves the page’s own shop alive, however its locale is spelled', async () => {
    const before = { ...page() };
    Object.assign(page(), { config: undefined, storefront: undefined });
    page().script = { src: location.href, dataset: { locale: 'en-US' } } as unknown as HTMLScriptElement;
    const shop = defaultStorefront();
    const ended = vi.fn();
    shop.onDispose(ended);
    const store = put('<airside-store></airside-store>') as StoreElement;
    expect(store.storefront).toBe(shop);
    store.remove();
    await settled();
    expect(ended).not.toHaveBeenCalled();
    shop.dispose();
    Object.assign(page(), before);
  });

  it('is the page’s own shop where it says nothing else', async () => {
    put('<airside-store></airside-store>');
    const element = document.querySelector('airside-store') as StoreElement;
    expect(element.storefront).toBe(defaultStorefront());
    element.remove();
    await settled();
    expect(() => defaultStorefront().cart.badge.value).not.toThrow();
  });

  it('becomes another shop when its attributes change', async () => {
    const store = put(
      `<airside-store endpoint="${endpoints.one}"><${tag}></${tag}></airside-store>`,
    ) as StoreElement;
    const element = store.querySelector(tag)!;
    await until(() => expect(textOf(element)).toBe(endpoints.one));
    const disposed = vi.fn();
    store.storefront!.onDispose(disposed);
    store.setAttribute('endpoint', endpoints.two);
    await until(() => expect(textOf(element)).toBe(endpoints.two));
    expect(disposed).toHaveBeenCalledTimes(1);
  });

  it('ends its Storefront when it is removed, not when it is moved', async () => {
    const store = put(`<airside-store endpoint="${endpoints.one}"></airside-store>`) as StoreElement;
    const disposed = vi.fn();
    store.storefront!.onDispose(disposed);
    put('<section></section>').append(store);
    await settled();
    expect(disposed).not.toHaveBeenCalled();
    store.remove();
    await settled();
    expect(disposed).toHaveBeenCalledTimes(1);
  });
});

describe('any other provider of the context', () => {
  it('takes over the elements below it, however late it comes', async () => {
    const outer = put(
      `<airside-store endpoint="${endpoints.one}"><div><${tag}></${tag}></div></airside-store>`,
    );
    const element = outer.querySelector(tag)!;
    await until(() => expect(textOf(element)).toBe(endpoints.one));
    const storefront: Storefront = createStorefront({
      ...defaultStorefront().config,
      endpoint: endpoints.two,
    });
    new ContextProvider(outer.querySelector('div') as HTMLElement, {
      context: storefrontContext,
      initialValue: storefront,
    }).hostConnected();
    await until(() => expect(textOf(element)).toBe(endpoints.two));
    outer.setAttribute('store-view', 'de');
    await settled();
    expect(textOf(element)).toBe(endpoints.two);
    storefront.dispose();
  });
});

describe('a locale whose texts are on their way', () => {
  const speaks = contract({ component: (() => <p>{useText()('app.online')}</p>) as never });
  define(speaks);

  it('keeps the elements below waiting, and the fallback standing, until they are there', async () => {
    let arrive: (texts: Catalogue) => void = () => undefined;
    locales.set('fr_FR', () => new Promise((done) => (arrive = done)));
    const box = put(`<airside-store locale="fr_FR"><${speaks.tag}>Bonjour</${speaks.tag}></airside-store>`);
    const element = box.querySelector(speaks.tag)!;
    await settled();
    expect(textOf(element)).toBe('');
    expect(element.textContent).toBe('Bonjour');
    arrive({ app: { online: 'Vous êtes en ligne.' } });
    await until(() => expect(textOf(element)).toBe('Vous êtes en ligne.'));
  });
});
