// The chunk plan: what each kind of module comes with, by who needs it.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { chunkOf, planned, table } from '../../../elements/build/chunks';

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
  /elements/index.ts => /elements/define.ts
  /elements/index.ts => /elements/more.ts
  /elements/index.ts => /elements/mini-cart/badge.ts
  /elements/index.ts => /elements/shop/shop.ts
  /elements/more.ts => /elements/cart-page/cart-page.ts
  /elements/more.ts => /elements/checkout/checkout.ts
  /elements/more.ts => /elements/footer/footer.ts
  /elements/more.ts => /elements/wishlist/wishlist.ts
  /elements/define.ts -> /node_modules/react/index.js
  /elements/define.ts -> /src/signals.ts
  /elements/mini-cart/badge.ts -> /src/records.ts?copy=bag
  /elements/define.ts => /src/cart/api.ts
  /elements/define.ts => /src/transport/client.ts
  /src/transport/client.ts -> /src/wonka.ts
  /elements/cart-page/cart-page.ts -> /src/cart/Totals.tsx
  /elements/checkout/checkout.ts -> /src/cart/Totals.tsx
  /elements/cart-page/cart-page.ts -> /src/cart/Coupon.tsx
  /elements/cart-page/cart-page.ts => /src/cart/CouponForm.tsx
  /elements/checkout/checkout.ts -> /src/checkout/Fields.tsx
  /src/cart/CouponForm.tsx -> /src/checkout/Fields.tsx
  /elements/wishlist/wishlist.ts -> /src/account/Row.tsx
  /elements/footer/footer.ts -> /src/Footer.tsx
`);

describe('chunkOf', () => {
  it.each<[id: string, chunk: string | null, why: string]>([
    ['/src/signals.ts', 'kit', 'every element needs it'],
    ['/src/records.ts?copy=bag', 'badge', 'a bag comes alone'],
    ['/node_modules/react/index.js', 'kit', 'every element needs it'],
    ['/src/transport/client.ts', 'core', 'most elements ask at once'],
    ['/elements/more.ts', 'core', 'what it lists asks at once'],
    ['/src/wonka.ts', 'core', 'it comes with the client'],
    ['/src/cart/Totals.tsx', 'cart', 'two screens share it'],
    ['/src/cart/Coupon.tsx', 'cart-page', 'one screen alone needs it'],
    ['/src/cart/api.ts', 'cart', 'it is asked for at once'],
    ['/src/cart/CouponForm.tsx', null, 'it comes late: its own file'],
    ['/src/checkout/Fields.tsx', 'address', 'a late part of the cart must not bring the checkout'],
    ['/src/account/Row.tsx', 'wishlist', 'one element alone needs it'],
    ['/src/Footer.tsx', null, 'it comes late'],
  ])('%s is in %s: %s', (id, chunk) => expect(chunkOf(id, shop)).toBe(chunk));

  it('reads the paths of Windows', () => {
    const graph = graphOf(String.raw`C:\elements\more.ts => C:\elements\home\home.ts`);
    expect(chunkOf(String.raw`C:\elements\home\home.ts`, graph)).toBe('home');
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
    [['header', 'wishlist'], 'core'],
    [['sign-in'], 'access'],
    [['create-account'], 'create-account'],
    [['create-account', 'forgot-password'], 'access'],
    [['order-history', 'guest-order'], 'orders'],
    [['order-history', 'wishlist'], 'customer'],
    [['order-history', 'sign-in'], 'person'],
    [['user', 'communications'], 'user'],
    [['category-page', 'brand-page'], 'listing'],
    [['home', 'search-page', 'product-list'], 'catalog'],
    [['home', 'product-list'], 'shelf'],
    [['home', 'banner-group'], 'home'],
    [['banner-group', 'brand-logos'], 'home'],
    [['product-page', 'add-to-cart'], 'core'],
    [['product-page', 'cart-page'], 'core'],
    [['category-page', 'breadcrumbs'], 'category-page'],
    [['price', 'breadcrumbs'], 'shelf'],
    [['event', 'toasts'], null],
  ])('%j: %s', (users, chunk) => expect(planned(users)).toBe(chunk));

  it('keeps what late parts share with a screen apart from it', () => {
    expect(planned(['checkout'])).toBe('checkout');
    expect(planned(['checkout'], true)).toBe('address');
    expect(planned(['cart-page'], true)).toBe('cart');
  });

  it('names elements that there are', () => {
    const named = table.flatMap(({ only = [], screens = [], some = [] }) => [...only, ...screens, ...some]);
    const folders = readdirSync(join(import.meta.dirname, '../../../elements'));
    expect(named.filter((name) => ![...folders, 'define', 'client', 'more', 'user'].includes(name))).toEqual(
      [],
    );
  });
});
