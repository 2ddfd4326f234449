import { describe, expect, it } from 'vitest';
import { matchRoute } from '../../src/routing/route-table';
import { signInPath } from '../../src/routing/sign-in-path';

const match = (path: string, query = '') => matchRoute(path, new URLSearchParams(query));

describe('exactly known paths (behaviour 2.1)', () => {
  it.each([
    ['/', 'airside-home', {}],
    ['/event/7', 'airside-event', { 'event-id': '7' }],
    ['/events', 'airside-events', {}],
    ['/pages/about-us', 'airside-cms-page', { identifier: 'about-us' }],
    ['/customer/account/confirm', 'airside-account-confirm', {}],
    ['/sign-in', 'airside-sign-in', {}],
    ['/search.html', 'airside-search-page', {}],
    ['/customer/account/createPassword', 'airside-reset-password', {}],
    ['/forgot-password', 'airside-forgot-password', {}],
    ['/create-account', 'airside-create-account', {}],
    ['/contact-us', 'airside-contact', {}],
    ['/checkout', 'airside-checkout', {}],
    ['/cart', 'airside-cart-page', {}],
    ['/cart/', 'airside-cart-page', {}],
  ])('%s shows %s', (path, tag, attributes) => {
    expect(match(path)).toEqual({ tag, attributes, signedInOnly: false });
  });

  it.each([
    '/wishlist',
    '/saved-payments',
    '/order-history',
    '/communications',
    '/address-book',
    '/account-information',
  ])('%s is for signed-in customers', (path) =>
    expect(match(path)).toMatchObject({ tag: `airside-${path.slice(1)}`, signedInOnly: true }),
  );

  it.each([
    '/whisky.html',
    '/pages',
    '/pages/a/b',
    '/event/',
    '/Cart',
    '/cart/2',
    '/constructor',
    '/__proto__',
  ])('leaves %s to the backend', (path) => expect(match(path)).toBeUndefined());

  it('shows brands beside them, but leaves addresses with a suffix to the backend', () => {
    const none = new URLSearchParams();
    expect(matchRoute('/brands', none)).toMatchObject({ tag: 'airside-brand-page', attributes: {} });
    expect(matchRoute('/brands/glen-tarrow', none)).toMatchObject({ attributes: { brand: 'glen-tarrow' } });
    expect(matchRoute('/brands/glen-tarrow.html', none)).toBeUndefined();
    expect(matchRoute('/brands/whisky/glen-tarrow', none)).toBeUndefined();
  });

  it('hands the query of create-account on, and nothing else of it', () => {
    expect(
      match('/create-account', 'email=a@b.co&firstName=Ann&lastName=Lee&origin=/cart&admin=1')?.attributes,
    ).toEqual({
      origin: '/cart',
      email: 'a@b.co',
      'first-name': 'Ann',
      'last-name': 'Lee',
    });
  });

  it('passes the path that was asked for to sign-in', () => {
    const [path, query] = signInPath('/order-history?page=2').split('?');
    expect(match(path!, query)).toMatchObject({
      tag: 'airside-sign-in',
      attributes: { origin: '/order-history?page=2' },
    });
  });
});
