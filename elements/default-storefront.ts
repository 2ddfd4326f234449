// The page's one default Storefront, for elements without a provider above them; configured by the loader script's data-*.
import { createStorefront, type Storefront } from '../src/storefront';
import { page } from './page';
import { pageConfig } from './page-config';

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
