// Names of the shop's brands by their option.
import { BrandsDocument } from '../../graphql/generated/catalog-brand-names';
import type { Storefront } from '../../storefront';
import { liveQuery, type Resource } from '../../transport/resource';
import { followShopper } from '../state';
import { everything, parseBrands } from './brands';

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
