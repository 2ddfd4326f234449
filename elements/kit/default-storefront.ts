// The page's one default Storefront, for elements without a provider above them; configured by the loader script's data-*.
import { createStorefront, type Storefront, type StorefrontConfig } from '../../src/storefront';
import { arriveLater } from './arrive';
import { page } from './page';
import { pageConfig } from './page-config';
import { tellStateLater } from './tell-state-later';
import { watchedFetch } from './unlisted/watched-fetch';

export const openStorefront = (config: StorefrontConfig): Storefront =>
  createStorefront(config, { ...watchedFetch(config), answers: page().answers });

export function defaultStorefront(): Storefront {
  return page().storefront ?? adoptStorefront(openStorefront(pageConfig()));
}

/** Makes `storefront` the page's default, where there is none yet. */
export function adoptStorefront(storefront: Storefront): Storefront {
  const shared = page();
  if (!shared.storefront) {
    tellStateLater(storefront, document);
    arriveLater(storefront);
  }
  shared.storefront ??= storefront;
  for (const callback of shared.waiting) callback(shared.storefront);
  shared.waiting.clear();
  return shared.storefront;
}
