import { describe, expect, it } from 'vitest';
import { canonicalPath, isAt, keepQuery } from '../../src/routing/paths';
import { pathInShop, urlInShop } from '../../src/routing/shop-url';

const root = 'https://shop.example/';
const below = 'https://shop.example/duty-free/';

describe('paths of a shop below a base path', () => {
  it.each([
    ['https://shop.example/cart', root, '/cart'],
    ['https://shop.example/', root, '/'],
    ['https://shop.example/duty-free/cart', below, '/cart'],
    ['https://shop.example/duty-free', below, '/'],
    ['https://shop.example/duty-free/', below, '/'],
    ['https://shop.example/duty-freedom/cart', below, undefined],
    ['https://shop.example/blog', below, undefined],
    ['https://other.example/duty-free/cart', below, undefined],
  ])('%s in %s is %s', (url, shopUrl, path) => {
    expect(pathInShop(new URL(url), shopUrl)).toBe(path);
  });

  it.each([
    ['/cart', below, 'https://shop.example/duty-free/cart'],
    ['whisky.html?page=2', root, 'https://shop.example/whisky.html?page=2'],
    ['/', below, 'https://shop.example/duty-free/'],
  ])('href of %s in %s is %s', (path, shopUrl, href) => {
    expect(urlInShop(path, shopUrl).href).toBe(href);
  });

  it.each(['//evil.example/x', 'javascript:alert(1)', '\\\\evil.example', '/\\evil.example'])(
    'never leaves the shop: %s',
    (path) => {
      const url = urlInShop(path, below);
      expect(url.origin).toBe('https://shop.example');
      expect(url.pathname.startsWith('/duty-free/')).toBe(true);
    },
  );
});

describe('spellings of one page', () => {
  it.each([
    ['whisky.html', '/whisky.html'],
    ['/whisky.html?page=2#top', '/whisky.html'],
    ['/cart/', '/cart'],
    ['/', '/'],
    ['/caf%C3%A9.html', '/café.html'],
    ['/broken%', '/broken%'],
  ])('%s is %s', (path, canonical) => expect(canonicalPath(path)).toBe(canonical));

  it.each([
    ['https://shop.example/duty-free/checkout', true],
    ['https://shop.example/duty-free/checkout/?step=2', true],
    ['https://shop.example/duty-free/%63heckout', true],
    ['https://shop.example/checkout', false],
    ['https://shop.example/duty-free/checkout/success', false],
    ['https://shop.example/duty-free/', false],
  ])('%s is the checkout: %s', (url, is) => expect(isAt('/checkout', new URL(url), below)).toBe(is));

  it('keeps the query that the redirect does not already carry', () => {
    expect(keepQuery('/a.html', '?page=2')).toBe('/a.html?page=2');
    expect(keepQuery('/a.html?page=2', '?page=2&sort=name')).toBe('/a.html?page=2&sort=name');
    expect(keepQuery('/a.html', '')).toBe('/a.html');
  });
});
