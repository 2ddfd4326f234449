// Cart and checkout on pages of one's own (docs/embed.md): of the site itself, or of the shop, and of nobody else.
import { afterEach, expect, it, vi } from 'vitest';
import { ownPages } from '../../src/routing/own-pages';

const shopUrl = 'https://shop.example/duty-free/';
const here = 'https://magazine.example/articles/gin';
afterEach(() => vi.restoreAllMocks());

it('are relative to the page', () => {
  expect(ownPages({ shopUrl, cartUrl: '/bag', checkoutUrl: 'pay' }, here)).toEqual({
    '/cart': 'https://magazine.example/bag',
    '/checkout': 'https://magazine.example/articles/pay',
  });
});

it('may be the shop’s', () => {
  const checkoutUrl = 'https://shop.example/pay';
  expect(ownPages({ shopUrl, checkoutUrl }, here)).toEqual({ '/checkout': checkoutUrl });
});

it('need not be', () => {
  expect(ownPages({ shopUrl }, here)).toEqual({});
  expect(ownPages({ shopUrl }, 'about:srcdoc')).toEqual({});
});

it.each([
  'https://evil.example/pay',
  '//evil.example/pay',
  'javascript:alert(1)',
  'data:text/html,x',
  'file:///pay',
  'http://shop.example/',
  'https://',
])('are not %s', (address) => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  expect(ownPages({ shopUrl, cartUrl: address, checkoutUrl: address }, here)).toEqual({});
  expect(warn).toHaveBeenCalledTimes(2);
});
