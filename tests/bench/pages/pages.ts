// The pages that are measured, as a table: where each is, what its visitor has, when it is usable, what is pressed there.
import { badgeOf, itemsInCart, usable } from './network/conditions';
import type { Press } from './press';
import * as presses from './presses';
import type { Condition } from './watch-in-page';

export type Visitor = 'guest with a cart' | 'guest whose count is known' | 'customer';

export interface BenchPage {
  name: string;
  /** In the shop, or of the site that embeds it. */
  path: string;
  isForeign?: boolean;
  visitor: Visitor;
  conditions: Readonly<Record<string, Condition>>;
  presses?: readonly Press[];
}

const badge = badgeOf('airside-header', itemsInCart);
const foreignBadge = badgeOf('airside-mini-cart', itemsInCart);
const visitor: Visitor = 'guest with a cart';
const [category, product] = ['/spirits/whisky.html', '/glen-tarrow-12-year-old-sherry-cask.html'];

export const pages: readonly BenchPage[] = [
  {
    name: 'home',
    path: '/',
    visitor,
    conditions: { usable: usable.home, badge },
    presses: [...presses.openMiniCart, presses.typeInSearch],
  },
  {
    name: 'category',
    path: category,
    visitor,
    conditions: { usable: usable.category, badge },
    presses: [...presses.openMiniCart, presses.filter],
  },
  {
    name: 'list',
    path: category,
    visitor,
    conditions: { usable: usable.category },
    presses: [presses.addInList, presses.sort, presses.turnPage],
  },
  {
    name: 'product',
    path: product,
    visitor,
    conditions: { usable: usable.product, badge },
    presses: [presses.addToCart, presses.typeInFooter],
  },
  {
    name: 'second page',
    path: category,
    visitor,
    conditions: { usable: usable.category },
    presses: [presses.product],
  },
  {
    name: 'cart',
    path: '/cart',
    visitor,
    conditions: { usable: usable.cart, badge },
    presses: [presses.oneMore],
  },
  { name: 'checkout', path: '/checkout', visitor, conditions: { usable: usable.checkout } },
  { name: 'returning', path: '/', visitor: 'guest whose count is known', conditions: { badge } },
  {
    name: 'signed in',
    path: category,
    visitor: 'customer',
    conditions: { usable: usable.category },
    presses: [presses.heart],
  },
  {
    name: 'foreign badge',
    path: '/badge',
    isForeign: true,
    visitor,
    conditions: { badge: foreignBadge },
    presses: presses.openLoneMiniCart,
  },
  {
    name: 'foreign snippet',
    path: '/snippet',
    isForeign: true,
    visitor,
    conditions: { usable: usable.card, newsletter: usable.newsletter, badge: foreignBadge },
    presses: [...presses.openForeignMiniCart, presses.addFromCard, presses.typeInNewsletter],
  },
];

/** The tags of pages at another site, by path: those of docs/embed.md, on a page without our sheet. */
export const foreignTags: Readonly<Record<string, string>> = {
  '/badge': '<airside-mini-cart></airside-mini-cart>',
  '/snippet': `<airside-mini-cart></airside-mini-cart>
<airside-product-card sku="GN-002" add-to-cart></airside-product-card>
<airside-newsletter></airside-newsletter>`,
};
