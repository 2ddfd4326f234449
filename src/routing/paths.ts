// Pure arithmetic between URLs of the page and paths of the shop, which may live below a base path.

/** Path inside the shop, with a leading slash and without the base: '/cart'. Undefined when the URL is not the shop's. */
export function pathInShop(url: URL, shopUrl: string): string | undefined {
  const shop = new URL(shopUrl);
  if (url.origin !== shop.origin) return undefined;
  if (url.pathname === shop.pathname || `${url.pathname}/` === shop.pathname) return '/';
  return url.pathname.startsWith(shop.pathname) ? url.pathname.slice(shop.pathname.length - 1) : undefined;
}

/** Absolute URL of a path of the shop. A path can never leave the shop: '//evil.example' and 'javascript:' become paths. */
export function urlInShop(path: string, shopUrl: string): URL {
  return new URL(`./${path.replace(/^[/\\]+/, '')}`, shopUrl);
}

/** True for a full web address, as redirects to other sites have. */
export function isAbsolute(target: string): boolean {
  return /^https?:\/\//i.test(target);
}

export function withLeadingSlash(path: string): string {
  return path.startsWith('/') ? path : `/${path}`;
}

/** Path without query and trailing slash, decoded: what two spellings of one page have in common. */
export function canonicalPath(path: string): string {
  const bare = withLeadingSlash(path.split(/[?#]/, 1)[0] ?? '');
  const trimmed = bare.length > 1 ? bare.replace(/\/+$/, '') || '/' : bare;
  try {
    return decodeURI(trimmed);
  } catch {
    return trimmed;
  }
}

/** Whether an address is that of a fixed route ('/checkout'), however it is spelled. */
export function isAt(route: string, url: URL, shopUrl: string): boolean {
  const path = pathInShop(url, shopUrl);
  return path !== undefined && canonicalPath(path) === route;
}

/** The query of `from`, added to `to` where `to` does not already say it. */
export function keepQuery(to: string, from: string): string {
  const [path = '', query = ''] = to.split('?');
  const parameters = new URLSearchParams(query);
  for (const [name, value] of new URLSearchParams(from))
    if (!parameters.has(name)) parameters.append(name, value);
  const kept = parameters.toString();
  return kept ? `${path}?${kept}` : path;
}
