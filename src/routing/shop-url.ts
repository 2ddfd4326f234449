// Between URLs of the page and paths of the shop, which may live below a base path. Pure.

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
