// Which pages of the shop the browser has kept, to be read without a network (behaviour 12).
import { decode } from '../catalog/html-text';
import { matchRoute } from '../routing/route-table';
import { pathInShop } from '../routing/shop-url';

export interface KeptPage {
  href: string;
  title: string;
}

/** As the service worker calls it. */
const cacheName = 'airside-pages';
const most = 12;
/** What else has a fixed address needs the shop's server. */
const readable = /^airside-(home|brand-page|cms-page|event)/;

function isReadable(href: string, shopUrl: string): boolean {
  const path = pathInShop(new URL(href), shopUrl);
  const route = path && matchRoute(path, new URLSearchParams());
  return path !== undefined && (!route || readable.test(route.tag));
}

/** The latest first, each title once. */
export async function keptPages(shopUrl: string, here: string): Promise<KeptPage[]> {
  if (!('caches' in globalThis) || !(await caches.has(cacheName))) return [];
  const cache = await caches.open(cacheName);
  const addresses = (await cache.keys()).map(({ url }) => url).reverse();
  const pages = new Map<string, KeptPage>();
  for (const href of addresses.filter((each) => each !== here && isReadable(each, shopUrl))) {
    const html = await (await cache.match(href))?.text();
    const title = decode(/<title>([^<]+)/.exec(html ?? '')?.[1] ?? '').trim();
    if (title && !pages.has(title)) pages.set(title, { href, title });
    if (pages.size === most) break;
  }
  return [...pages.values()];
}
