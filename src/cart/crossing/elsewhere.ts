// Whether a link leads to another site than the page's: browsers keep cart and session by origin, and those there are others.
import type { Storefront } from '../../storefront';
import { accountMark, bagMark } from './mark';

/** That of the shop's own pages is there already. */
export function isElsewhere(href: string, isStandalone: boolean): boolean {
  return !isStandalone && new URL(href).origin !== globalThis.location?.origin;
}

/** Address of a path of the shop for somebody who is signed in here: where nobody is at the shop, it asks them to, and goes on there. */
export function hrefOfAccount(
  { config, routing }: Pick<Storefront, 'config' | 'routing'>,
  path: string,
): string {
  const href = routing.href(path);
  return isElsewhere(href, config.standalone) ? `${href}#${bagMark}=${accountMark}` : href;
}
