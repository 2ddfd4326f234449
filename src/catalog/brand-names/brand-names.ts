// Names of the shop's brands by their option.
import type { Storefront } from '../../storefront';
import { liveQuery, type Resource } from '../../transport/resource';
import { followShopper } from '../state';
import { BrandsDocument, everything, parseBrands } from './api';

export function createBrandNames(storefront: Storefront): Resource<ReadonlyMap<string, string>> {
  const names = liveQuery(
    storefront.transport,
    BrandsDocument,
    () => {
      followShopper(storefront);
      return { everything, blocks: [], hasBlock: false };
    },
    (data) => new Map(parseBrands(data).map(({ id, name }) => [id, name])),
  );
  storefront.onDispose(names.dispose);
  return names;
}
