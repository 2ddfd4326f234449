// What stands on one product list: a question to the backend, or SKUs that travel with all others of the page.
import { computed, effect, untracked, type ReadonlySignal } from '@preact/signals-core';
import { liveQuery } from '../../transport/resource';
import type { Storefront } from '../../storefront';
import {
  parseShelf,
  ProductShelfDocument,
  shelfScope,
  shelfVariables,
  type ShelfKind,
  type ShelfScope,
} from './shelf-api';
import { shelfOfSpecials } from './specials';
import type { ProductSummary } from '../product';
import { createSkuAnswers } from '../by-sku/sku-answers';
import { createCatalog, followShopper } from '../state';

export type { ShelfKind } from './shelf-api';

export interface ShelfQuestion {
  categoryUid?: string;
  /** Separated by commas or spaces. */
  skus?: string;
  search?: string;
  kind?: ShelfKind;
  limit: number;
}

export interface Shelf {
  /** undefined: not answered yet. */
  readonly products: ReadonlySignal<readonly ProductSummary[] | undefined>;
  readonly error: ReadonlySignal<Error | undefined>;
  reload(): void;
  dispose(): void;
}

/** More is a page of its own, not a shelf. */
const longest = 100;

const limitOf = ({ limit }: ShelfQuestion): number => Math.min(longest, Math.max(1, Math.floor(limit) || 1));
const skusOf = (question: ShelfQuestion): string[] =>
  (question.skus ?? '')
    .split(/[\s,]+/)
    .filter(Boolean)
    .slice(0, limitOf(question));

/** How many places to keep free until the products are known. */
export const placesOf = (question: ShelfQuestion): number => skusOf(question).length || limitOf(question);

export function createShelf(storefront: Storefront, question: ShelfQuestion): Shelf {
  const { categoryUid, kind, search } = question;
  const limit = limitOf(question);
  const skus = skusOf(question);
  if (skus.length > 0) return shelfOfSkus(storefront, skus);
  const scope = shelfScope(categoryUid, kind, search);
  return kind === 'specials'
    ? shelfOfSpecials(storefront, scope, limit)
    : shelfOfScope(storefront, scope, limit);
}

function shelfOfSkus(storefront: Storefront, skus: string[]): Shelf {
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
    error: computed(() => answers.find((answer) => answer.value.error)?.value.error),
    reload: () => skus.forEach(known.reloadSku),
    dispose: () => undefined,
  };
}

function shelfOfScope(storefront: Storefront, scope: ShelfScope, limit: number): Shelf {
  const catalog = storefront.feature(createCatalog);
  const answer = liveQuery(
    storefront.transport,
    ProductShelfDocument,
    () => {
      followShopper(storefront);
      return shelfVariables(scope, limit);
    },
    (data) => parseShelf(data).slice(0, limit),
    { policy: 'cache-and-network' },
  );
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
