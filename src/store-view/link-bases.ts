// How a backend writes absolute addresses of its shop's pages, and which path of the shop such an address means.

type BaseUrls = Partial<
  Record<'base_link_url' | 'base_url' | 'secure_base_link_url' | 'secure_base_url', string | null>
>;

/** The longest first: with its code in the address, that of a store view is longer than that of the shop. */
export function linkBases(urls: BaseUrls | null | undefined): string[] {
  const bases = [urls?.secure_base_link_url, urls?.base_link_url, urls?.secure_base_url, urls?.base_url];
  return [...new Set(bases.flatMap((base) => base || []))].sort((a, b) => b.length - a.length);
}

/** '/about-us/?a=1' of an address below one of the bases; undefined for another site's. */
export function pathBelow(bases: readonly string[], url: URL): string | undefined {
  const base = bases.find((each) => url.href.startsWith(each));
  return base && `/${url.href.slice(base.length).replace(/^\/+/, '')}`;
}
