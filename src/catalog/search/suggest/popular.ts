// What others buy, for a field in which nothing stands yet.
import type { Storefront } from '../../../storefront';
import { liveQuery, type Resource } from '../../../transport/resource';
import type { ProductSummary } from '../../product';
import { createCatalog, followShopper } from '../../state';
import {
  isRefused,
  parseShelf,
  ProductShelfDocument,
  shelfScope,
  shelfVariables,
} from '../../shelf/shelf-api';

const mostPopular = 4;

export function createPopular(
  storefront: Storefront,
  isWanted: () => boolean,
): Resource<readonly ProductSummary[]> {
  const catalog = storefront.feature(createCatalog);
  const scope = shelfScope(undefined, 'best-sellers');
  const refused = isRefused(storefront, scope.filter);
  return liveQuery(
    storefront.transport,
    ProductShelfDocument,
    () => {
      followShopper(storefront);
      return isWanted() && !refused.value ? shelfVariables(scope, mostPopular) : undefined;
    },
    (data) => {
      const products = parseShelf(data).slice(0, mostPopular);
      products.forEach(catalog.learnProduct);
      return products;
    },
  );
}
