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

/** The same, on to where the shopper is. A page of another site is no place that the shop can lead back to. */
export function accessHref(
  { config, routing }: Pick<Storefront, 'config' | 'routing'>,
  path: string,
): string {
  const { search } = routing.url.value;
  return routing.href(config.standalone ? withOrigin(path, routing.path.value + search) : path);
}
