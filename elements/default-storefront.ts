// The page's one default Storefront, for elements without a provider above them; configured by the loader script's data-*.
import { createStorefront, type Storefront, type StorefrontConfig } from '../src/storefront';
import { readConfig } from './config';
import { page } from './page';

/** What the loader script says; without one, everything at the page's own origin. */
export function pageConfig(): StorefrontConfig {
  const { script } = page();
  const origin = new URL(script?.src ?? location.href, location.href).origin;
  const get = (name: string) =>
    script?.dataset[name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())];
  return (page().config ??= asStandalone(readConfig({ origin, get })));
}

/** A page with <airside-shop> is the shop: its history is ours, and links stay on its own origin. */
function asStandalone(config: StorefrontConfig): StorefrontConfig {
  const shop = document.querySelector('airside-shop');
  return shop ? { ...config, ...standalonePlace(shop, config.shopUrl) } : config;
}

/** Where a standalone shop lives: its `base` attribute, else the configured address if it is this origin's, else the root. */
export function standalonePlace(
  shop: Element,
  configured: string,
): Pick<StorefrontConfig, 'shopUrl' | 'standalone'> {
  const base = shop.getAttribute('base') ?? (new URL(configured).origin === location.origin ? configured : '/');
  return { shopUrl: new URL(base, location.href).href.replace(/\/*$/, '/'), standalone: true };
}

export function defaultStorefront(): Storefront {
  return page().storefront ?? adoptStorefront(createStorefront(pageConfig()));
}

/** Makes `storefront` the page's default, where there is none yet. */
export function adoptStorefront(storefront: Storefront): Storefront {
  const shared = page();
  shared.storefront ??= storefront;
  for (const callback of shared.waiting.splice(0)) callback(shared.storefront);
  return shared.storefront;
}
