// The reviews of one product, page by page; begins anew when store view or shopper change.
import { batch, effect, signal, untracked, type ReadonlySignal } from '@preact/signals-core';
import type { Storefront } from '../../storefront';
import { followShopper } from '../state';
import { parseReviews, ProductReviewsDocument } from './api';
import { appendReviews, type ReviewPage } from './review';

export interface ReviewList {
  /** The last page's answer with the reviews of all pages so far; undefined until there is one. */
  readonly shown: ReadonlySignal<ReviewPage | undefined>;
  readonly pending: ReadonlySignal<boolean>;
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
  let round = 0;

  async function more(): Promise<void> {
    if (pending.peek()) return;
    const asked = round;
    const currentPage = (shown.peek()?.page ?? 0) + 1;
    pending.value = true;
    error.value = undefined;
    try {
      const data = await storefront.transport.query(ProductReviewsDocument, { sku, pageSize, currentPage });
      if (asked !== round) return;
      const next = parseReviews(data, currentPage);
      const before = shown.peek()?.reviews ?? [];
      batch(() => {
        shown.value = { ...next, reviews: appendReviews(before, next.reviews) };
        pending.value = false;
      });
    } catch (cause) {
      if (asked !== round) return;
      batch(() => {
        error.value = cause instanceof Error ? cause : new Error(String(cause));
        pending.value = false;
      });
    }
  }

  const stop = effect(() => {
    followShopper(storefront);
    untracked(() => {
      round += 1;
      batch(() => {
        shown.value = undefined;
        pending.value = false;
      });
      void more();
    });
  });
  return {
    shown,
    pending,
    error,
    more,
    dispose() {
      round += 1;
      stop();
    },
  };
}
