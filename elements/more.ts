// The second table: elements that seldom stand on other sites. It comes with what makes them (define.ts), so the
// loader stays small; their room on the page is in the loader's own table.
import type { Load } from './index';

export const more: Record<string, Load> = {
  'mega-menu': () => import('./mega-menu/mega-menu'),
  'navigation-drawer': () => import('./navigation-drawer/navigation-drawer'),
  'store-switcher': () => import('./store-switcher/store-switcher'),
  'currency-switcher': () => import('./currency-switcher/currency-switcher'),
  toasts: () => import('./toasts/toasts'),
  'error-view': () => import('./error-view/error-view'),
  session: () => import('./session/session'),
  home: () => import('./home/home'),
  'cms-page': () => import('./cms-page/cms-page'),
  'cms-block': () => import('./cms-block/cms-block'),
  contact: () => import('./contact/contact'),
  events: () => import('./events/events'),
  event: () => import('./event/event'),
  'search-page': () => import('./search-page/search-page'),
  'category-page': () => import('./category-page/category-page'),
  'product-page': () => import('./product-page/product-page'),
  'brand-page': () => import('./brand-page/brand-page'),
  breadcrumbs: () => import('./breadcrumbs/breadcrumbs'),
  'cart-page': () => import('./cart-page/cart-page'),
  checkout: () => import('./checkout/checkout'),
  'sign-in': () => import('./sign-in/sign-in'),
  'create-account': () => import('./create-account/create-account'),
  'forgot-password': () => import('./forgot-password/forgot-password'),
  'reset-password': () => import('./reset-password/reset-password'),
  'account-confirm': () => import('./account-confirm/account-confirm'),
  account: () => import('./account/account'),
};
