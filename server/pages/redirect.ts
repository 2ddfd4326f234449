// Where a rewrite of the backend sends people: by the same rule as in the browser (src/routing/api.ts).
import { keepQuery } from '../../src/routing/paths';
import { isAbsolute } from '../../src/routing/shop-url';

/** Browsers take a backslash for a slash, and leave the shop; the rest would break out of the header. */
// eslint-disable-next-line no-control-regex
const unsafe = /[\\\u0000-\u001f\u007f]/;

/** For `Location`; undefined where nobody is to be sent. Other sites are named in full, everything else is in the shop. */
export function redirectAddress(target: string, { search }: URL): string | undefined {
  if (unsafe.test(target)) return undefined;
  if (isAbsolute(target)) return URL.canParse(target) ? new URL(target).href : undefined;
  const shop = 'http://shop.invalid';
  const path = keepQuery(`/${target.replace(/^\/+/, '')}`, search);
  if (!URL.canParse(path, shop)) return undefined;
  const { pathname, search: query, hash } = new URL(path, shop);
  return pathname + query + hash;
}

/** A way may be turned round one day: browsers keep a 301 without end where nothing says otherwise. */
export const redirectTo = (location: string, status: 301 | 302): Response =>
  new Response(null, { status, headers: { location, 'cache-control': 'no-cache' } });
