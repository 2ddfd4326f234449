// The documents of reviews, and what is read from their answers.
import {
  CreateReviewDocument,
  type ProductReviewsQuery,
  type ReviewRatingsQuery,
} from '../../graphql/generated/catalog-reviews';
import { parseTime } from '../../words/dates';
import { flag, positive, present } from '../../graphql/loose';
import type { Transport } from '../../transport/transport';
import type { Review, ReviewPage } from './review';
import type { RatingQuestion, ReviewDraft } from './review-draft';

export { ProductReviewsDocument, ReviewRatingsDocument } from '../../graphql/generated/catalog-reviews';

export function parseReviews({ products, storeConfig }: ProductReviewsQuery, page: number): ReviewPage {
  const product = present(products?.items)[0];
  return {
    reviews: present(product?.reviews?.items).map((answer): Review => ({
      nickname: answer.nickname,
      summary: answer.summary,
      text: answer.text.split(/\s*\n\s*/).filter(Boolean),
      rating: Math.min(100, positive(answer.average_rating) ?? 0),
      written: parseTime(answer.created_at),
      votes: present(answer.ratings_breakdown).map(({ name, value }) => ({
        name,
        stars: Number(value) || 0,
      })),
    })),
    page,
    pages: product?.reviews?.page_info.total_pages ?? 0,
    average: positive(product?.rating_summary) ?? 0,
    total: product?.review_count ?? 0,
    // A backend that does not say has them on, as Magento does by default.
    isOn: storeConfig?.product_reviews_enabled == null || flag(storeConfig.product_reviews_enabled),
    guestsMayWrite:
      storeConfig?.allow_guests_to_write_product_reviews == null ||
      flag(storeConfig.allow_guests_to_write_product_reviews),
  };
}

/** What can be rated, each with the value that stands for one to five stars, in this order. */
export function parseRatings({ productReviewRatingsMetadata }: ReviewRatingsQuery): RatingQuestion[] {
  return present(productReviewRatingsMetadata.items).map(({ id, name, values }) => ({
    id,
    name,
    values: present(values)
      .sort((a, b) => Number(a.value) - Number(b.value))
      .map(({ value_id }) => value_id),
  }));
}

export function reviewInput(sku: string, draft: ReviewDraft) {
  return {
    input: {
      sku,
      nickname: draft.nickname.trim(),
      summary: draft.summary.trim(),
      text: draft.text.trim(),
      ratings: Object.entries(draft.ratings).map(([id, value_id]) => ({ id, value_id })),
    },
  };
}

/** Rejects where it was not taken. */
export async function sendReview(transport: Transport, sku: string, draft: ReviewDraft): Promise<void> {
  // It is read by the shop before anybody sees it.
  await transport.mutate(CreateReviewDocument, reviewInput(sku, draft), { ifLost: 'unknowable' });
}
