// What the page says about its shop: the loader script's data-*, or its address, and whether the page is the shop itself.
import type { StorefrontConfig } from '../../src/storefront';
import { readConfig, webAddress } from './config';
import { page } from './page';

/** What the loader script says; without one, everything at the page's own origin. Tag managers leave it no more than its address. */
export function pageConfig(): StorefrontConfig {
  const { script } = page();
  const { origin, searchParams } = new URL(script?.src ?? location.href, location.href);
  const get = (name: string) =>
    script?.dataset[name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())] ??
    (script && searchParams.get(name));
  return (page().config ??= asStandalone({
    ...readConfig({ origin, get }),
    missingFields: get('missing-fields') ?? undefined,
  }));
}

/** A page with <airside-shop> is the shop: its history is ours, and links stay on its own origin. */
function asStandalone(config: StorefrontConfig): StorefrontConfig {
  const shop = document.querySelector('airside-shop');
  return shop ? { ...config, ...standalonePlace(shop, config.shopUrl) } : config;
}

/** Where a standalone shop lives: its `base` attribute where that is an address, else the configured address if it is this origin's, else the root. */
export function standalonePlace(
  shop: Element,
  configured: string,
): Pick<StorefrontConfig, 'shopUrl' | 'standalone'> {
  const own = new URL(configured).origin === location.origin ? configured : '/';
  const base = shop.getAttribute('base');
  const place = (base !== null && webAddress(base, location.href)) || new URL(own, location.href);
  return { shopUrl: place.href.replace(/\/*$/, '/'), standalone: true };
}
