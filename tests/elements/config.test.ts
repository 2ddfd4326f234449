import { describe, expect, it, vi } from 'vitest';
import { readConfig } from '../../elements/kit/config';
import { page } from '../../elements/kit/page';
import { pageConfig, standalonePlace } from '../../elements/kit/page-config';

const origin = 'https://shop.example';
const read = (said: Record<string, string> = {}, base?: ReturnType<typeof readConfig>) =>
  readConfig({ origin, get: (name) => said[name], base });

describe('what a page says about its shop', () => {
  it('may be nothing: everything is where the loader came from', () => {
    expect(read()).toEqual({
      endpoint: 'https://shop.example/graphql',
      restUrl: 'https://shop.example/rest',
      contentUrl: 'https://shop.example/api',
      shopUrl: 'https://shop.example/',
      locale: 'en_US',
      tokenTtl: 3600,
      standalone: false,
    });
  });

  it('may be each of its parts', () => {
    expect(
      read({
        endpoint: 'https://api.example/graphql',
        'rest-url': 'https://api.example/rest/',
        'content-url': '/content',
        'shop-url': 'https://www.example/duty-free',
        'payment-url': 'https://pay.example',
        'store-view': 'de',
        listing: 'more',
      }),
    ).toMatchObject({
      endpoint: 'https://api.example/graphql',
      restUrl: 'https://api.example/rest',
      contentUrl: 'https://shop.example/content',
      shopUrl: 'https://www.example/duty-free/',
      paymentUrl: 'https://pay.example',
      storeView: 'de',
      listing: 'more',
    });
  });

  it('may be a cart and a checkout of its own, which an element with another shop does not have', () => {
    const page = read({ 'cart-url': '/bag', 'checkout-url': ' /pay ' });
    expect(page).toMatchObject({ cartUrl: '/bag', checkoutUrl: '/pay' });
    expect(read({ 'store-view': 'de' }, page)).toMatchObject({ cartUrl: '/bag' });
    expect(read({ endpoint: 'https://two.example/graphql' }, page).cartUrl).toBeUndefined();
  });

  it('follows another endpoint to its origin, and takes nothing of the page along', () => {
    const page = read({ 'payment-url': 'https://pay.example', 'store-view': 'de' });
    expect(read({ endpoint: 'https://two.example/graphql' }, page)).toEqual({
      endpoint: 'https://two.example/graphql',
      restUrl: 'https://two.example/rest',
      contentUrl: 'https://two.example/api',
      shopUrl: 'https://two.example/',
      locale: 'en_US',
      tokenTtl: 3600,
      standalone: false,
    });
  });

  it('keeps of the page what an element does not say', () => {
    const page = read({ 'payment-url': 'https://pay.example', 'shop-url': 'https://www.example' });
    expect(read({ 'store-view': 'de' }, page)).toEqual({ ...page, storeView: 'de' });
  });

  it.each(['mailto:a@b.example', 'javascript:1', 'data:,', 'http://['])(
    'takes no %s for an address',
    (address) => {
      const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
      const names = ['endpoint', 'rest-url', 'content-url', 'shop-url'];
      expect(read(Object.fromEntries(names.map((name) => [name, address])))).toEqual(read());
      expect(warn).toHaveBeenCalledTimes(names.length);
      warn.mockRestore();
    },
  );

  it('warns about an address that is none, and goes on', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    expect(read({ endpoint: 'https://' }).endpoint).toBe('https://shop.example/graphql');
    expect(warn).toHaveBeenCalledOnce();
    warn.mockRestore();
  });
});

describe('what the loader says', () => {
  const said = (src: string, dataset: DOMStringMap = {}) => {
    vi.stubGlobal(
      'location',
      new URL('https://magazine.example/?store-view=page&endpoint=https://bad.example'),
    );
    vi.stubGlobal('document', { querySelector: () => null });
    Object.assign(page(), { config: undefined, script: src ? { src, dataset } : undefined });
    const config = pageConfig();
    vi.unstubAllGlobals();
    Object.assign(page(), { config: undefined, script: undefined });
    return config;
  };

  it('may stand in its address, where a tag manager leaves its tag nothing else', () => {
    const { storeView, shopUrl, endpoint } = said(
      'https://shop.example/airside.js?store-view=europe&shop-url=https%3A%2F%2Fwww.example%2F&v=3',
    );
    expect({ storeView, shopUrl, endpoint }).toEqual({
      storeView: 'europe',
      shopUrl: 'https://www.example/',
      endpoint: 'https://shop.example/graphql',
    });
  });

  it('is what its tag says where both say something', () => {
    expect(said('https://shop.example/airside.js?store-view=europe', { storeView: 'asia' }).storeView).toBe(
      'asia',
    );
  });

  it('is never what the address of the page says', () => {
    expect(said('https://shop.example/airside.js').storeView).toBeUndefined();
    expect(said('')).toMatchObject({ storeView: undefined, endpoint: 'https://magazine.example/graphql' });
  });
});

describe('where a standalone shop lives', () => {
  const at = (base: string | null) => {
    vi.stubGlobal('location', new URL('https://shop.example/gin.html'));
    const shop = { getAttribute: () => base } as unknown as Element;
    const { shopUrl } = standalonePlace(shop, 'https://shop.example/duty-free/');
    vi.unstubAllGlobals();
    return shopUrl;
  };

  it('is what its attribute says', () => {
    expect(at('/shop')).toBe('https://shop.example/shop/');
    expect(at('')).toBe('https://shop.example/gin.html/');
    expect(at(null)).toBe('https://shop.example/duty-free/');
  });

  it.each(['http://[', 'javascript:1', 'mailto:a@b.example'])('is not %s', (base) => {
    expect(at(base)).toBe('https://shop.example/duty-free/');
  });
});
