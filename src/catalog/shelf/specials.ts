// A shelf of what is reduced. No backend can filter by that: its products are looked through page by page, up to an end.
import { batch, effect, signal, untracked } from '@preact/signals-core';
import { asError } from '../../errors/as-error';
import type { Storefront } from '../../storefront';
import type { ProductSummary } from '../product';
import { parseShelf, ProductShelfDocument, shelfVariables, type ShelfScope } from './shelf-api';
import type { FilledShelf } from './shelf';
import { createCatalog, followShopper } from '../state';
import { createLastRequest } from '../../transport/last-request';
import { onOnline } from '../../transport/on-online';

const pageSize = 100;
/** 500 products; a larger shop names the category of its specials. */
const mostPages = 5;

/** Looks no further once the shelf is full. */
export function shelfOfSpecials(storefront: Storefront, scope: ShelfScope, limit: number): FilledShelf {
  const { transport } = storefront;
  const { learnProduct } = storefront.feature(createCatalog);
  const products = signal<readonly ProductSummary[] | undefined>(undefined);
  const error = signal<Error | undefined>(undefined);
  const requests = createLastRequest();

  async function look(policy: 'cache-first' | 'network-only'): Promise<void> {
    const stillCounts = requests.begin();
    const found: ProductSummary[] = [];
    try {
      for (let page = 1, pages = 1; page <= Math.min(pages, mostPages) && found.length < limit; page += 1) {
        const variables = shelfVariables(scope, pageSize, page);
        const data = await transport.query(ProductShelfDocument, variables, {
          policy,
          needs: ({ products }) => products?.items,
        });
        if (!stillCounts()) return;
        pages = data.products?.page_info?.total_pages ?? 1;
        found.push(...parseShelf(data).filter(({ offer }) => offer && offer.saving > 0));
      }
      found.forEach(learnProduct);
      batch(() => {
        products.value = found.slice(0, limit);
        error.value = undefined;
      });
    } catch (cause) {
      if (stillCounts()) error.value = asError(cause);
    }
  }

  const stop = effect(() => {
    followShopper(storefront);
    untracked(() => void look('cache-first'));
  });
  const reload = () => void look('network-only');
  const stopListening = onOnline(() => {
    if (error.peek()) reload();
  });
  return {
    products,
    error,
    reload,
    dispose() {
      requests.drop();
      stop();
      stopListening();
    },
  };
}
