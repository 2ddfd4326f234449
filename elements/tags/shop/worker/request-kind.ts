// What a request is to the service worker: which of its caches may answer it, if any.
import { hasPersonalQuery } from '../../../../src/routing/route-table';

export type RequestKind = 'page' | 'loader' | 'code' | 'picture' | 'query';

export type AskedFor = Pick<Request, 'method' | 'mode' | 'destination' | 'cache' | 'headers'>;

/** Of the shop's origin, but no page of the shop. */
const noPage = /^\/(graphql|rest|api|_demo|health|newsletter|media|uploads|static)(\/|$)/;

/** Of a guest's cart, or of an address that somebody has typed. */
const personal = /\b(cart|isEmailAvailable)\s*\(/;

/** undefined: the network alone, as without a worker. Nothing of a signed-in customer is ever kept. */
export function requestKind(request: AskedFor, url: URL, shopOrigin: string): RequestKind | undefined {
  if (request.method !== 'GET' || url.origin !== shopOrigin) return undefined;
  if (asksForPage(request)) return noPage.test(url.pathname) ? undefined : 'page';
  if (url.pathname === '/airside.js') return 'loader';
  if (/^\/((embed\/)?(chunks|assets)\/|served\/.+\.css$|airside-\d)/.test(url.pathname)) return 'code';
  if (request.destination === 'image' || /^\/(media|uploads)\//.test(url.pathname)) return 'picture';
  if (url.pathname !== '/graphql' || request.headers.get('authorization') || isUncached(request))
    return undefined;
  return personal.test(url.searchParams.get('query') ?? '') ? undefined : 'query';
}

/** Under which address a page is kept: the query of some names an order or a person, or is a key. */
export function keptAddress(address: string): string {
  const url = new URL(address);
  if (hasPersonalQuery(url.pathname)) url.search = '';
  return url.href;
}

/** A navigation, or what the page asks to keep of the one before the worker. */
function asksForPage({ mode, headers }: AskedFor): boolean {
  return mode === 'navigate' || !!headers.get('accept')?.startsWith('text/html');
}

/** Carts, and whatever else must be as it is now. */
function isUncached({ cache }: AskedFor): boolean {
  return cache === 'no-store' || cache === 'reload' || cache === 'no-cache';
}
