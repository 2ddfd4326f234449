// What a Storefront is made with that asks for a page, or for an element.
import { readConfig } from '../../elements/kit/config';
import type { StorefrontConfig } from '../../src/storefront';
import type { FirstScreensOptions } from '../pages/document/first-screen';

/** As the pages configure their browsers: the answers are found by their addresses. */
export function configOf(
  { shopUrl, attributes = {}, missingFields }: FirstScreensOptions,
  standalone = true,
): StorefrontConfig {
  const known = missingFields?.known();
  const config = readConfig({ origin: shopUrl, get: (name) => attributes[name], standalone });
  return known === undefined ? config : { ...config, missingFields: known };
}
