// The reviews of one product, page by page; begins anew when store view or shopper change.
import { batch, effect, signal, untracked, type ReadonlySignal } from '@preact/signals-core';
import { asError } from '../../errors/as-error';
import type { Storefront } from '../../storefront';
import { followShopper } from '../state';
import { parseReviews, ProductReviewsDocument } from './api';
import { appendReviews, type ReviewPage } from './review';
import { createLastRequest } from '../../transport/last-request';
import { onOnline } from '../../transport/on-online';

export interface ReviewList {
  /** The last page's answer with the reviews of all pages so far; undefined until there is one. */
  readonly shown: ReadonlySignal<ReviewPage | undefined>;
  readonly pending: ReadonlySignal<boolean>;
  /** Stands while the same is asked for once more. */
  readonly error: ReadonlySignal<Error | undefined>;
  /** The next page, or the same once more when it failed. Nothing while one is on its way. */
  more(): Promise<void>;
  dispose(): void;
}

const pageSize = 6;

export function createReviewList(storefront: Storefront, sku: string): ReviewList {
  const shown = signal<ReviewPage | undefined>(undefined);
  const pending = signal(false);
  const error = signal<Error | undefined>(undefined);
  const requests = createLastRequest();

  async function more(): Promise<void> {
    if (pending.peek()) return;
    const stillCounts = requests.join();
    const currentPage = (shown.peek()?.page ?? 0) + 1;
    pending.value = true;
    try {
      const data = await storefront.transport.query(
        ProductReviewsDocument,
        { sku, pageSize, currentPage },
        { needs: ({ products }) => products?.items },
      );
      if (!stillCounts()) return;
      const next = parseReviews(data, currentPage);
      const before = shown.peek()?.reviews ?? [];
      batch(() => {
        shown.value = { ...next, reviews: appendReviews(before, next.reviews) };
        error.value = undefined;
        pending.value = false;
      });
    } catch (cause) {
      if (!stillCounts()) return;
      batch(() => {
        error.value = asError(cause);
        pending.value = false;
      });
    }
  }

  const stop = effect(() => {
    followShopper(storefront);
    untracked(() => {
      requests.drop();
      batch(() => {
        shown.value = error.value = undefined;
        pending.value = false;
      });
      void more();
    });
  });
  const stopListening = onOnline(() => {
    if (error.peek()) void more();
  });
  return {
    shown,
    pending,
    error,
    more,
    dispose() {
      requests.drop();
      stop();
      stopListening();
    },
  };
}
