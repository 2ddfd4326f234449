// The shops that stories stand in: one backend, asked under different addresses, each with a cart and a session of its own.

interface Prepared {
  /** Products in the cart before the story is drawn, by SKU. */
  cart?: Record<string, number>;
  /** Email of the demo account that is signed in. */
  customer?: string;
}

export interface Shop extends Prepared {
  /** What the backend is asked to do wrong, as docs/contribute/backend.md has it. */
  fault?: string;
  /** Nothing is answered, ever. */
  silent?: boolean;
}

/** 'usual' is the page's own. */
export type ShopName = 'usual' | keyof typeof shops;

const customer = 'diana@example.com';
const gift = { 'WH-002': 1, 'GN-002': 2, 'CH-003': 1 };

export const shops = {
  loading: { silent: true, cart: gift },
  failing: { fault: 'unavailable', cart: gift },
  'signed-in': { customer },
  'signed-in-loading': { silent: true, customer },
  'signed-in-failing': { fault: 'unavailable', customer },
  'full-cart': { cart: gift },
  'long-cart': {
    cart: {
      'WH-006': 24,
      'BR-003': 12,
      'WH-005': 36,
      'PF-002': 18,
      'PF-007': 6,
      'WH-019': 24,
      'CG-002': 10,
      'GF-004': 12,
      'GN-002': 24,
    },
  },
  'sold-out-cart': { cart: gift, fault: 'out-of-stock=2.4.8' },
} as const satisfies Record<string, Shop>;

/** What all addresses of a shop start with. */
export const pathOf = (name: ShopName): string => (name === 'usual' ? '' : `/_shop/${name}`);

/** The shop that an address belongs to, and the address at the backend. */
export function shopOf(path: string): { shop: Shop; path: string } {
  const [, name = '', rest = path] = /^\/_shop\/([\w-]+)(\/.*)$/.exec(path) ?? [];
  return { shop: (shops as Record<string, Shop>)[name] ?? {}, path: rest };
}

const inBackend = /^\/(graphql|rest|api)(\/|$)/;

/** Where a request really goes; undefined when it is not for the backend. */
export function backendUrl(requested: URL, backend: string): URL | undefined {
  const { shop, path } = shopOf(requested.pathname);
  if (!inBackend.test(path)) return undefined;
  const url = new URL(backend + path + requested.search);
  if (shop.fault) url.searchParams.set('fault', shop.fault);
  return url;
}
