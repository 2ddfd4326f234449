// What others buy, for a field in which nothing stands yet.
import type { Storefront } from '../../../storefront';
import { liveQuery, type Resource } from '../../../transport/resource';
import type { ProductSummary } from '../../product';
import { createCatalog, followShopper } from '../../state';
import { parseShelf, ProductShelfDocument, shelfScope, shelfVariables } from '../../shelf/shelf-api';

const mostPopular = 4;

export function createPopular(
  storefront: Storefront,
  isWanted: () => boolean,
): Resource<readonly ProductSummary[]> {
  const catalog = storefront.feature(createCatalog);
  return liveQuery(
    storefront.transport,
    ProductShelfDocument,
    () => {
      followShopper(storefront);
      return isWanted() ? shelfVariables(shelfScope(undefined, 'best-sellers'), mostPopular) : undefined;
    },
    (data) => {
      const products = parseShelf(data).slice(0, mostPopular);
      products.forEach(catalog.learnProduct);
      return products;
    },
  );
}
