// Writing a review. It waits for approval, so it neither shows nor counts.
import { productFor } from '../cart/lines';
import type { Context } from '../context';
import { run, transaction } from '../database';
import { authorizationError, noSuchEntity } from '../errors';
import { settingFlag } from '../settings';
import { averageOf, readVote } from './ratings';

export interface NewReview {
  sku: string;
  nickname: string;
  summary: string;
  text: string;
  ratings: ({ id: string; value_id: string } | null)[];
}

/** Returns its id. Texts may be empty, ratings missing. */
export function createReview(context: Context, input: NewReview): number {
  const { db, customer, now } = context;
  if (!settingFlag(db, 'catalog/review/active'))
    throw authorizationError('Creating product reviews are not currently available.');
  if (!customer && !settingFlag(db, 'catalog/review/allow_guest'))
    throw authorizationError("Guest customers aren't allowed to add product reviews.");
  const product = productFor(context, input.sku);
  if (!product) throw noSuchEntity(`Could not find a product with SKU "${input.sku}"`);
  const votes = input.ratings.flatMap((rating) => (rating ? [readVote(rating)] : []));
  return transaction(db, () => {
    const { id } = run(
      db,
      'INSERT INTO review (product_id, customer_id, nickname, title, text, rating, created_at) VALUES (?, ?, ?, ?, ?, ?, ?)',
      product.id,
      customer?.id ?? null,
      input.nickname,
      input.summary,
      input.text,
      averageOf(votes),
      now.toISOString(),
    );
    for (const { rating_id: rating, value } of votes)
      run(db, 'INSERT INTO review_vote (review_id, rating_id, value) VALUES (?, ?, ?)', id, rating, value);
    return id;
  });
}
