// What events bring along: a type for every name that contracts give as `detail`. Types alone; nothing here knows the shop's own shapes.
export type {
  CartEvent,
  EventItem,
  ItemEvent,
  ItemListEvent,
  PaymentInfoEvent,
  PurchaseEvent,
  ShippingInfoEvent,
} from '../../src/cart/ecommerce';

import type { CartEvent } from '../../src/cart/ecommerce';

/** State, told when it is known, when it changes and whenever it is asked for: what is in the cart. */
export interface CartChanged extends CartEvent {
  /** Pieces, all lines together. */
  count: number;
}

/** State, told when it is known, when it changes and whenever it is asked for. Says nothing of who it is. */
export interface SessionChanged {
  isSignedIn: boolean;
}

export interface DrawerOpened {
  /** Pieces in the cart. */
  count: number;
}

export interface CategoryViewed {
  uid: string;
  name: string;
  /** Below the shop's URL, without leading slash. */
  path: string;
}

export interface BrandViewed {
  /** Option of the attribute brand. */
  id: string;
  name: string;
}

export interface PageViewed {
  identifier: string;
  title: string;
}

export interface EventViewed {
  id: string;
  title: string;
}

export interface Searched {
  query: string;
}

export interface SearchViewed {
  query: string;
  /** How many products were found. */
  total: number;
}

/** What there is none of, as the element was told it. */
export interface NotFound {
  uid?: string;
  sku?: string;
  urlKey?: string;
  identifier?: string;
  brand?: string;
  id?: string;
}

/** GA4's login. */
export interface SignedIn {
  method: 'password';
}

/** GA4's sign_up. */
export interface AccountCreated {
  method: 'password';
  /** false where the address has to be confirmed first. */
  isSignedIn: boolean;
}

export interface SignInRequested {
  /** Path of the shop that comes after the sign-in. */
  origin: string;
  /** The product that the guest wanted to keep. */
  sku?: string;
}

export interface NewsletterSubscribed {
  audience: 'store' | 'catalog';
  /** A mail has to be answered first. */
  needs_confirmation: boolean;
}

export interface ElementFailed {
  error: Error;
}
