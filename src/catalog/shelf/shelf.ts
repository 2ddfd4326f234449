// What stands on one product list: the answer to a question, or SKUs that travel with all others of the page.
import { computed, effect, untracked, type ReadonlySignal } from '@preact/signals-core';
import { liveQuery, type Resource } from '../../transport/resource';
import type { Storefront } from '../../storefront';
import { isRefused, parseShelf, ProductShelfDocument, shelfVariables, type ShelfScope } from './shelf-api';
import type { ProductSummary } from '../product';
import { createSkuAnswers, missingSku } from '../by-sku/sku-answers';
import { createCatalog, followShopper } from '../state';

/** A product, or a category in which nothing is. */
export type Missing = { sku: string } | { uid: string };

export interface FilledShelf {
  /** undefined: not answered yet. */
  readonly products: ReadonlySignal<readonly ProductSummary[] | undefined>;
  readonly error: ReadonlySignal<Error | undefined>;
  reload(): void;
  dispose(): void;
}

export interface Shelf extends FilledShelf {
  /** What was asked for, and is not there. */
  readonly missing: ReadonlySignal<readonly Missing[]>;
}

export function shelfOfSkus(storefront: Storefront, skus: string[]): Shelf {
  const known = storefront.feature(createSkuAnswers);
  const answers = skus.map((sku) => known.bySku(sku));
  const found = computed(() => answers.flatMap((answer) => answer.value.product ?? []));
  return {
    products: computed(() =>
      answers.some((answer) => answer.value.pending && !answer.value.product) ||
      (found.value.length === 0 && answers.some((answer) => answer.value.error))
        ? undefined
        : found.value,
    ),
    missing: computed(() =>
      answers.some((answer) => answer.value.pending)
        ? []
        : skus.flatMap((sku) => missingSku(sku, known.bySku(sku).value)),
    ),
    error: computed(() => answers.find((answer) => answer.value.error)?.value.error),
    reload: () => skus.forEach(known.reloadSku),
    dispose: () => undefined,
  };
}

export function shelfOfScope(storefront: Storefront, scope: ShelfScope, limit: number): FilledShelf {
  const refused = isRefused(storefront, scope.filter);
  const answer = liveQuery(
    storefront.transport,
    ProductShelfDocument,
    () => {
      followShopper(storefront);
      return refused.value ? undefined : shelfVariables(scope, limit);
    },
    (data) => parseShelf(data).slice(0, limit),
    { policy: 'cache-and-network' },
  );
  return {
    ...shelfOfAnswer(storefront, answer),
    products: computed(() => (refused.value ? [] : answer.data.value)),
  };
}

/** Opening one of its products shows at once what is known of it. */
export function shelfOfAnswer(
  storefront: Storefront,
  answer: Resource<readonly ProductSummary[]>,
): FilledShelf {
  const catalog = storefront.feature(createCatalog);
  const stop = effect(() => {
    const products = answer.data.value;
    untracked(() => products?.forEach(catalog.learnProduct));
  });
  return {
    products: answer.data,
    error: answer.error,
    reload: answer.reload,
    dispose() {
      stop();
      answer.dispose();
    },
  };
}
