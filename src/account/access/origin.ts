// Where the shopper goes on after signing in.
import type { Storefront } from '../../storefront';

const pagesOfAccess = /^\/(sign-in|create-account|forgot-password|customer\/account\/)/;

/** The path that was asked for, if it is one of this shop and needs no sign-in itself; else the home page. */
export function originPath(origin: string | undefined): string {
  // '//' and '/\' begin the address of another site.
  return origin && /^\/(?![/\\])/.test(origin) && !pagesOfAccess.test(origin) ? origin : '/';
}

/** A page by which one gets a session, told where to go on. */
export function withOrigin(path: string, origin: string | undefined): string {
  const on = originPath(origin);
  return on === '/' ? path : `${path}?origin=${encodeURIComponent(on)}`;
}

/** Where the shopper is. A page of another site is no place that the shop can lead back to. */
export function originHere({ config, routing }: Pick<Storefront, 'config' | 'routing'>): string {
  return config.standalone ? routing.path.value + routing.url.value.search : '/';
}

/** A page by which one gets a session, and then on to where the shopper is. */
export function accessHref(storefront: Pick<Storefront, 'config' | 'routing'>, path: string): string {
  return storefront.routing.href(withOrigin(path, originHere(storefront)));
}
