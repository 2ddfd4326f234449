// The categories and products that a search with nothing to show leads on to.
import type { Storefront } from '../../../storefront';
import { liveQuery, type Resource } from '../../../transport/resource';
import { createCatalog, followShopper } from '../../state';
import { isRefused } from '../../shelf/shelf-api';
import { helpVariables, parseHelp, SearchHelpDocument, type SearchHelp } from './help-api';

export function createSearchHelp(storefront: Storefront): Resource<SearchHelp> {
  const catalog = storefront.feature(createCatalog);
  return liveQuery(
    storefront.transport,
    SearchHelpDocument,
    () => {
      followShopper(storefront);
      return helpVariables();
    },
    (data) => {
      const help = parseHelp(data);
      if (isRefused(storefront, helpVariables().favourites).value) help.products = [];
      help.categories.forEach(catalog.learnCategory);
      help.products.forEach(catalog.learnProduct);
      return help;
    },
  );
}
