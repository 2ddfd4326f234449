// The page's one default Storefront, for elements without a provider above them; configured by what the loader script says.
import { createStorefront, type Storefront, type StorefrontConfig } from '../../src/storefront';
import { arriveLater } from './arrive';
import { attendLater } from './attend-later';
import { page } from './page';
import { pageConfig } from './page-config';
import { watchedFetch } from './unlisted/watched-fetch';

export const openStorefront = (config: StorefrontConfig): Storefront =>
  createStorefront(config, { ...watchedFetch(config), answers: page().answers });

export function defaultStorefront(): Storefront {
  const { storefront, script } = page();
  if (storefront) return storefront;
  const config = pageConfig();
  // A tag manager may have dropped them.
  if (script && !config.standalone && !Object.keys(script.dataset).length && !script.src.includes('?'))
    console.info(`airside: no settings at ${script.src}, the shop is ${config.endpoint}`);
  return adoptStorefront(openStorefront(config));
}

/** What a page does for each of its Storefronts. `place`: the document, or the provider that has it. */
export function attend(storefront: Storefront, place: Document | Element): void {
  attendLater(storefront, place);
  arriveLater(storefront);
}

/** Makes `storefront` the page's default, where there is none yet. */
export function adoptStorefront(storefront: Storefront): Storefront {
  const shared = page();
  if (!shared.storefront) attend(storefront, document);
  shared.storefront ??= storefront;
  for (const callback of shared.waiting) callback(shared.storefront);
  shared.waiting.clear();
  return shared.storefront;
}
