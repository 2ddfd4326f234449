// The elements in the order and the groups in which people look for them (DESIGN 4).

export interface ElementGroup {
  name: string;
  /** Tags without their prefix. */
  elements: readonly string[];
}

const words = (text: string): string[] => text.trim().split(/\s+/);

export const elementGroups: readonly ElementGroup[] = [
  {
    name: 'Products',
    elements: words(
      'product-card product-list add-to-cart price wishlist-button product-page category-page brand-page search-page',
    ),
  },
  { name: 'Cart and checkout', elements: words('mini-cart cart-page checkout') },
  {
    name: 'Frame of a page',
    elements: words(
      'header mega-menu navigation-drawer search-box store-switcher currency-switcher breadcrumbs footer toasts',
    ),
  },
  {
    name: 'Content',
    elements: words(
      'newsletter contact home banner-carousel special-offers banner-group brand-logos duty-free-steps cms-page cms-block events event error-view',
    ),
  },
  {
    name: 'Account',
    elements: words(
      'account sign-in create-account forgot-password reset-password account-confirm order-history guest-order wishlist saved-payments communications account-information address-book session',
    ),
  },
  { name: 'Whole shop', elements: words('shop store') },
];
