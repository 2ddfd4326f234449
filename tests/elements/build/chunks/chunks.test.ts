// The chunk plan: what each kind of module comes with, by who needs it.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { chunkOf, planned, table } from '../../../../elements/build/chunks/chunks';

/** From `importer -> imported` (on demand: `=>`), one per line. */
function graphOf(text: string) {
  const edges = text
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/ (->|=>) /));
  const into = (id: string, arrow: string) =>
    edges.filter(([, by, to]) => to === id && by === arrow).map(([from = '']) => from);
  return {
    getModuleInfo: (id: string) => ({ importers: into(id, '->'), dynamicImporters: into(id, '=>') }),
  };
}

const shop = graphOf(`
  /elements/index.ts => /elements/kit/define.ts
  /elements/index.ts => /elements/more.ts
  /elements/index.ts => /elements/tags/mini-cart/badge.ts
  /elements/index.ts => /elements/tags/shop/shop.ts
  /elements/more.ts => /elements/tags/cart-page/cart-page.ts
  /elements/more.ts => /elements/tags/checkout/checkout.ts
  /elements/more.ts => /elements/tags/footer/footer.ts
  /elements/more.ts => /elements/tags/wishlist/wishlist.ts
  /elements/kit/define.ts -> /node_modules/react/index.js
  /elements/kit/define.ts -> /src/signals.ts
  /elements/tags/mini-cart/badge.ts -> /src/bag.ts
  /elements/tags/mini-cart/badge.ts -> /src/records.ts
  /elements/kit/define.ts -> /src/records.ts
  /elements/kit/define.ts => /elements/kit/default-storefront.ts
  /elements/kit/default-storefront.ts -> /src/storefront.ts
  /elements/kit/default-storefront.ts -> /src/signals.ts
  /elements/kit/define.ts => /src/cart/api.ts
  /elements/kit/define.ts => /src/transport/client.ts
  /elements/kit/define.ts => /src/transport/plain-question.ts
  /src/transport/client.ts -> /src/wonka.ts
  /src/transport/client.ts -> /src/transport/http/query-text.ts
  /src/transport/plain-question.ts -> /src/transport/http/query-text.ts
  /elements/tags/cart-page/cart-page.ts -> /src/cart/Totals.tsx
  /elements/tags/checkout/checkout.ts -> /src/cart/Totals.tsx
  /elements/tags/cart-page/cart-page.ts -> /src/cart/Coupon.tsx
  /elements/tags/cart-page/cart-page.ts => /src/cart/CouponForm.tsx
  /elements/tags/checkout/checkout.ts -> /src/checkout/Fields.tsx
  /src/cart/CouponForm.tsx -> /src/checkout/Fields.tsx
  /elements/tags/wishlist/wishlist.ts -> /src/account/Row.tsx
  /elements/tags/footer/footer.ts -> /src/Footer.tsx
`);

describe('chunkOf', () => {
  it.each<[id: string, chunk: string | null, why: string]>([
    ['/src/signals.ts', 'kit', 'every element needs it'],
    ['/src/storefront.ts', 'core', 'a newsletter is drawn without it'],
    ['/src/records.ts', 'ground', 'the bag needs it, too'],
    ['/src/bag.ts', null, 'the bag needs it alone: a file of its own'],
    ['/node_modules/react/index.js', 'kit', 'every element needs it'],
    ['/src/transport/client.ts', 'client', 'guests’ first questions do without it'],
    ['/src/transport/plain-question.ts', 'core', 'most elements ask at once'],
    ['/src/transport/http/query-text.ts', 'core', 'whoever asks needs it'],
    ['/elements/more.ts', 'page', 'whole pages have it in common'],
    ['/src/wonka.ts', 'client', 'it comes with the client'],
    ['/src/cart/Totals.tsx', 'cart', 'two screens share it'],
    ['/src/cart/Coupon.tsx', 'cart-page', 'one screen alone needs it'],
    ['/src/cart/api.ts', 'cart', 'it is asked for at once'],
    ['/src/cart/CouponForm.tsx', null, 'it comes late: its own file'],
    ['/src/checkout/Fields.tsx', 'address', 'a late part of the cart must not bring the checkout'],
    ['/src/account/Row.tsx', 'wishlist', 'one element alone needs it'],
    ['/src/Footer.tsx', null, 'it comes late'],
  ])('%s is in %s: %s', (id, chunk) => expect(chunkOf(id, shop)).toBe(chunk));

  it('reads the paths of Windows', () => {
    const graph = graphOf(String.raw`C:\elements\more.ts => C:\elements\tags\home\home.ts`);
    expect(chunkOf(String.raw`C:\elements\tags\home\home.ts`, graph)).toBe('home');
  });
});

describe('planned', () => {
  it.each<[users: string[], chunk: string | null]>([
    [['define', 'checkout'], 'kit'],
    // Asks for nothing until somebody sends it.
    [['newsletter', 'checkout'], 'kit'],
    [['newsletter'], 'newsletter'],
    [['shop', 'header', 'mega-menu'], 'frame'],
    // The frame imports 'core', so nothing that 'core' may need is in it.
    [['header', 'wishlist'], 'page'],
    [['header', 'wishlist', 'product-list'], 'core'],
    // What opens has as much as a page.
    [['header', 'wishlist', 'mini-cart'], 'page'],
    [['sign-in'], 'access'],
    [['create-account'], 'create-account'],
    [['create-account', 'forgot-password'], 'access'],
    [['order-history', 'guest-order'], 'orders'],
    [['order-history', 'wishlist'], 'customer'],
    [['order-history', 'sign-in'], 'person'],
    [['sign-in', 'address-book', 'contact'], 'form'],
    [['user', 'communications'], 'user'],
    [['category-page', 'brand-page'], 'listing'],
    [['home', 'search-page', 'product-list'], 'catalog'],
    [['home', 'product-list'], 'shelf'],
    [['home', 'banner-group'], 'home'],
    [['banner-group', 'brand-logos'], 'home'],
    [['product-page', 'add-to-cart'], 'catalog'],
    [['product-page', 'cart-page'], 'page'],
    [['product-page', 'cart-page', 'search-box'], 'core'],
    [['cart-page', 'checkout', 'mini-cart'], 'cart'],
    // A cart that is read brings no checkout along.
    [['cart', 'checkout'], 'cart'],
    // The account does not bring the cart along.
    [['cart-page', 'checkout', 'account'], 'page'],
    [['category-page', 'breadcrumbs'], 'goods'],
    [['category-page', 'event'], 'category-page'],
    [['price', 'event'], 'shelf'],
    [['event', 'toasts'], null],
  ])('%j: %s', (users, chunk) => expect(planned(users)).toBe(chunk));

  it('keeps what late parts share with a screen or a customer’s pages apart from it', () => {
    expect(planned(['checkout'])).toBe('checkout');
    expect(planned(['checkout'], true)).toBe('address');
    expect(planned(['cart-page'], true)).toBe('cart');
    expect(planned(['cart', 'checkout'], true)).toBe('cart');
    expect(planned(['home', 'brand-logos'])).toBe('home');
    expect(planned(['home', 'brand-logos'], true)).toBe('teasers');
    expect(planned(['product-page', 'purchase'])).toBe('goods');
    expect(planned(['order-history', 'wishlist'], true)).toBe('user');
  });

  it('names elements that there are', () => {
    const named = table.flatMap(({ only = [], screens = [], some = [], none = [] }) => [
      ...only,
      ...screens,
      ...some,
      ...none,
    ]);
    const folders = readdirSync(join(import.meta.dirname, '../../../../elements/tags'));
    const others = [
      'badge',
      'define',
      'client',
      'more',
      'user',
      'cart',
      'purchase',
      'takeover',
      'question',
      'storefront',
    ];
    expect(named.filter((name) => ![...folders, ...others].includes(name))).toEqual([]);
  });
});
