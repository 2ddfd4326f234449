// What shoppers press, and by what they see that it was heard.
import { badgeOf, itemsInCart, usable } from './network/conditions';
import type { Press } from './press';

const letter = (name: string, target: string, field: string): Press => ({
  name,
  target,
  key: 'a',
  until: { shown: { selector: field, reads: '^a$' } },
});

/** What an embedded bag opens, and what stands in its place once the page has rested. */
const panel = 'airside-mini-cart >>> airside-mini-cart-panel';

const triggerOf = (element: string) => `${element.replaceAll('>>> ', '')} .mini-cart-trigger`;

const miniCart = (name: string, element: string, target = triggerOf(element)): Press => ({
  name,
  target,
  until: {
    drawer: { selector: `${element} >>> dialog.drawer[open]` },
    lines: { selector: `${element} >>> .cart-line-remove`, count: itemsInCart },
  },
  thenKey: 'Escape',
});
const twice = (element: string) => [
  miniCart('mini cart, first', element),
  miniCart('mini cart, later', element),
];

export const openMiniCart = twice('airside-header');
export const openForeignMiniCart = twice(panel);
/** Alone on its page it brings the panel when somebody goes for it. */
export const openLoneMiniCart = [
  miniCart('mini cart, first', panel, triggerOf('airside-mini-cart')),
  miniCart('mini cart, later', panel),
];

const otherProducts = { selector: 'airside-category-page >>> .card-name', isOther: true };

export const filter: Press = {
  name: 'filter',
  // The first value leads to every product.
  target: 'airside-category-page .facet-options li:nth-child(2) label',
  until: {
    shown: { selector: 'airside-category-page >>> .choice-input:checked' },
    products: otherProducts,
  },
};

export const addInList: Press = {
  name: 'quick add',
  target: 'airside-category-page .quick-add-button:not([aria-haspopup])',
  until: { badge: badgeOf('airside-header', itemsInCart + 1) },
};

export const sort: Press = {
  name: 'sort',
  target: 'airside-category-page select[name=sort]',
  key: 'ArrowDown',
  isFocused: true,
  until: { products: otherProducts },
};

export const turnPage: Press = {
  name: 'page 2',
  target: 'airside-category-page .pagination-page:not([aria-current])',
  until: { products: otherProducts },
};

export const product: Press = {
  name: 'product',
  target: 'airside-category-page .card-link',
  until: {
    name: { selector: 'airside-product-page >>> .product-name', reads: '.' },
    price: { selector: 'airside-product-page >>> .buy-price .price', reads: '\\d' },
    button: usable.product,
  },
};

export const heart: Press = {
  name: 'heart',
  target: 'airside-category-page .like',
  until: {
    shown: { selector: 'airside-category-page >>> .like[data-liked]' },
    confirmed: { selector: 'airside-category-page >>> .like[data-liked]:not([aria-busy])' },
  },
};

export const addToCart: Press = {
  name: 'add to cart',
  target: 'airside-product-page .button-primary',
  until: { badge: badgeOf('airside-header', itemsInCart + 1) },
};

export const addFromCard: Press = {
  name: 'add to cart',
  target: 'airside-product-card .button-primary',
  until: { badge: badgeOf(panel, itemsInCart + 1) },
};

export const oneMore: Press = {
  name: 'quantity +1',
  target: 'airside-cart-page .stepper-button >> nth=1',
  until: {
    shown: { selector: 'airside-cart-page >>> .cart-line:first-child .stepper-input', reads: '^2$' },
    total: {
      selector: 'airside-cart-page >>> .cart-summary:not([aria-busy]) .cart-totals-grand',
      isOther: true,
    },
  },
};

export const typeInFooter = letter(
  'newsletter, first letter',
  'airside-footer input[name=email]',
  'airside-footer >>> input[name=email]',
);
export const typeInNewsletter = letter(
  'newsletter, first letter',
  'airside-newsletter input[name=email]',
  'airside-newsletter >>> input[name=email]',
);
export const typeInSearch = letter(
  'search, first letter',
  'airside-header .search-trigger',
  'airside-header >>> input[name=query]',
);
