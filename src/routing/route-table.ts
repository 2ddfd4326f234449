// Which screen an exactly known path shows (behaviour 2.1), and the path of a screen that asks for a sign-in first.
import { canonicalPath } from './paths';

/** An element to show, with its attributes. */
export interface ScreenElement {
  tag: string;
  attributes: Record<string, string>;
}

export interface Route extends ScreenElement {
  signedInOnly: boolean;
}

const pages: Record<string, string> = {
  '/': 'airside-home',
  '/events': 'airside-events',
  '/customer/account/confirm': 'airside-account-confirm',
  '/sign-in': 'airside-sign-in',
  '/search.html': 'airside-search-page',
  '/customer/account/createPassword': 'airside-reset-password',
  '/forgot-password': 'airside-forgot-password',
  '/create-account': 'airside-create-account',
  '/contact-us': 'airside-contact',
  '/checkout': 'airside-checkout',
  '/cart': 'airside-cart-page',
  '/brands': 'airside-brand-page',
  // Orders placed without an account.
  '/guest-order': 'airside-guest-order',
};

const signedInPages: Record<string, string> = {
  '/wishlist': 'airside-wishlist',
  '/saved-payments': 'airside-saved-payments',
  '/order-history': 'airside-order-history',
  '/communications': 'airside-communications',
  '/address-book': 'airside-address-book',
  '/account-information': 'airside-account-information',
};

const patterns: [pattern: RegExp, tag: string, attribute: string][] = [
  [/^\/event\/([^/]+)$/, 'airside-event', 'event-id'],
  [/^\/pages\/([^/]+)$/, 'airside-cms-page', 'identifier'],
  // An address with a suffix, as categories have, is the backend's.
  [/^\/brands\/([^/.]+)$/, 'airside-brand-page', 'brand'],
];

/** Query parameters that a page takes as attributes. */
const fromQuery: Record<string, Record<string, string>> = {
  'airside-sign-in': { origin: 'origin', email: 'email' },
  'airside-create-account': {
    origin: 'origin',
    email: 'email',
    firstName: 'first-name',
    lastName: 'last-name',
  },
  'airside-reset-password': { token: 'token', email: 'email' },
  'airside-account-confirm': { key: 'key', email: 'email' },
  'airside-guest-order': {
    number: 'number',
    order_id: 'order-id',
    confirmation_key: 'confirmation-key',
  },
};

/** The route of a path, or undefined when only the backend can say what it is. */
export function matchRoute(path: string, query: URLSearchParams): Route | undefined {
  const known = canonicalPath(path);
  const page = pages[known] ?? signedInPages[known];
  if (page) {
    const attributes: Record<string, string> = {};
    for (const [parameter, attribute] of Object.entries(fromQuery[page] ?? {})) {
      const value = query.get(parameter);
      if (value) attributes[attribute] = value;
    }
    return { tag: page, attributes, signedInOnly: known in signedInPages };
  }
  for (const [pattern, tag, attribute] of patterns) {
    const value = pattern.exec(known)?.[1];
    if (value) return { tag, attributes: { [attribute]: value }, signedInOnly: false };
  }
  return undefined;
}

/** The page is one person's, or takes from its query who that is. */
export function hasPersonalQuery(path: string): boolean {
  const known = canonicalPath(path);
  return known in signedInPages || (pages[known] ?? '') in fromQuery;
}
