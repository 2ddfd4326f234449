// What a shopper waits for, named once: where a page is usable, and where the badge is right.
import type { Condition } from '../watch-in-page';

/** How many lines, and items, the carts of the bench have. */
export const itemsInCart = 2;

const reads = (selector: string, text: string): Condition => ({ selector, reads: text });

export const badgeOf = (element: string, count: number): Condition =>
  reads(`${element} >>> .mini-cart-badge`, `^${count}$`);

export const floorBadge = reads('floor-badge >>> .count', `^${itemsInCart}$`);

/** What a server has drawn can be seen, and is not usable yet. */
const own = (tag: string) => `${tag}:not([data-served])`;

export const usable = {
  home: { selector: `${own('airside-home')} >>> h1, h2.banner-title` },
  category: { selector: `${own('airside-category-page')} >>> .card-name`, reads: '.', count: 12 },
  product: reads(`${own('airside-product-page')} >>> .button-primary:not([disabled])`, 'Add'),
  cart: reads('airside-cart-page >>> .cart-totals-grand', '\\d'),
  checkout: { selector: 'airside-checkout input[name=email]' },
  card: reads('airside-product-card >>> .button-primary:not([disabled])', 'Add'),
  newsletter: { selector: 'airside-newsletter >>> input[name=email]' },
} satisfies Record<string, Condition>;
