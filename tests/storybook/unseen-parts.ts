// Documented parts that no story shows: they come after a way through several screens, or after a refusal. The contract test
// finds them in the sources; journeys walk there. What a story does show is not to be listed.

/** By tag without its prefix. */
export const unseenParts: Record<string, string> = {
  'account-confirm': 'alert alert-error',
  'add-to-cart': 'button-secondary button-quiet price-regular price-saving',
  'address-book': 'button-secondary alert-info empty-state',
  'brand-page': 'button-quiet alert alert-error tag-quiet icon-button pagination active-filters',
  'cart-page':
    'cart-foot button-secondary alert-info field input select saved rail button-quiet tag tag-quiet tag-accent price price-final price-regular price-saving card card-name wishlist-button rating dialog icon-button option stock status buy-bar',
  'category-page': 'html alert alert-error tag-quiet icon-button active-filters',
  checkout:
    'html radio-group card-form receipt button-secondary alert alert-info alert-error select checkbox',
  communications: 'alert-success alert-info',
  contact: 'empty-state',
  'create-account': 'alert alert-success alert-error',
  events: 'alert alert-error breadcrumbs pagination',
  footer: 'alert alert-success alert-info alert-error choice-menu choice-item',
  'forgot-password': 'alert alert-error',
  'guest-order':
    'order line totals button-secondary button-quiet alert alert-success alert-info alert-error tag tag-quiet picture select dialog icon-button',
  header:
    'button-quiet alert alert-success alert-error price price-final price-regular price-saving field input checkbox empty-state choice-menu choice-item search-panel',
  home: 'button-quiet alert alert-error tag-quiet price-regular price-saving title page html empty-state',
  'mega-menu': 'price-regular price-saving',
  'navigation-drawer':
    'button button-primary button-secondary button-quiet alert alert-success alert-error field input checkbox choice-menu choice-item',
  'order-history':
    'line totals pagination button-quiet alert alert-success alert-error picture select dialog icon-button',
  'product-card': 'button-secondary',
  'product-page':
    'buy-foot review button-secondary button-quiet alert alert-success alert-error card card-name field input dialog icon-button',
  'reset-password': 'alert-info',
  'saved-payments': 'alert alert-error',
  'search-box': 'button button-quiet price-regular price-saving',
  'search-page':
    'button-quiet alert alert-error tag-quiet price-regular price-saving active-filters search-panel',
  session: 'button button-primary alert alert-error field input icon-button',
  wishlist:
    'button-quiet alert alert-error tag tag-quiet price-regular price-saving dialog icon-button option stock status buy-bar',
};
