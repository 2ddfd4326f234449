// What can be said about reviews, and what a review being written still lacks.
import { describe, expect, it } from 'vitest';
import { parseRatings, parseReviews, reviewInput } from '../../../src/catalog/reviews/api';
import { appendReviews, starCounts, starsOf, type Review } from '../../../src/catalog/reviews/review';
import { draftErrors, emptyDraft, ratingField } from '../../../src/catalog/reviews/review-draft';

const review = (summary: string, rating = 80): Review => ({
  nickname: 'Ruth',
  summary,
  text: ['Crisp.'],
  rating,
  votes: [],
});

describe('the spread of stars', () => {
  it.each([
    [0, 0],
    [20, 1],
    [73, 4],
    [100, 5],
    [104, 5],
  ])('%o percent are %o stars', (rating, stars) => expect(starsOf(rating)).toBe(stars));
  it('counts from five to one, and leaves out who rated nothing', () => {
    const counts = starCounts([review('a', 100), review('b', 80), review('c', 73), review('d', 0)]);
    expect(counts.map(({ count }) => count)).toEqual([1, 2, 0, 0, 0]);
  });
});

it('shows a review once that a newer one pushed onto the next page', () => {
  const all = appendReviews([review('new'), review('old')], [review('old'), review('older')]);
  expect(all.map(({ summary }) => summary)).toEqual(['new', 'old', 'older']);
});

describe('a draft', () => {
  const questions = [{ id: 'Mw==', name: 'Price', values: ['1', '2'] }];
  it('needs every rating and every text; blanks are no text', () => {
    expect(Object.keys(draftErrors({ ...emptyDraft, summary: '  ' }, questions))).toEqual([
      ratingField('Mw=='),
      'nickname',
      'summary',
      'text',
    ]);
  });
  it('is sent trimmed, with the value of each rating', () => {
    const draft = { ratings: { 'Mw==': 'MTQ=' }, nickname: ' Gita ', summary: 'Lovely ', text: ' Crisp.' };
    expect(draftErrors(draft, questions)).toEqual({});
    expect(reviewInput('WN-009', draft)).toEqual({
      input: {
        sku: 'WN-009',
        nickname: 'Gita',
        summary: 'Lovely',
        text: 'Crisp.',
        ratings: [{ id: 'Mw==', value_id: 'MTQ=' }],
      },
    });
  });
});

describe('answers', () => {
  const answer = (storeConfig: object | null = null) =>
    ({
      products: {
        items: [
          {
            uid: 'x',
            rating_summary: 87,
            review_count: 7,
            reviews: {
              items: [
                {
                  nickname: 'Ruth',
                  summary: 'Good',
                  text: 'One.\r\n\r\nTwo.',
                  average_rating: 80,
                  created_at: '2026-11-21 06:17:28',
                  ratings_breakdown: [{ name: 'Price', value: '4' }],
                },
              ],
              page_info: { current_page: 1, total_pages: 2 },
            },
          },
        ],
      },
      storeConfig,
    }) as never;
  it('are read with paragraphs, time in UTC and votes', () => {
    expect(parseReviews(answer(), 1)).toMatchObject({
      reviews: [{ text: ['One.', 'Two.'], rating: 80, votes: [{ name: 'Price', stars: 4 }] }],
      page: 1,
      pages: 2,
      average: 87,
      total: 7,
    });
    expect(parseReviews(answer(), 1).reviews[0]?.written?.toISOString()).toBe('2026-11-21T06:17:28.000Z');
  });
  it.each([
    [null, true, true],
    [{ product_reviews_enabled: '1', allow_guests_to_write_product_reviews: '0' }, true, false],
    [{ product_reviews_enabled: '0', allow_guests_to_write_product_reviews: '1' }, false, true],
  ])('with the store’s settings %o', (config, isOn, guestsMayWrite) => {
    expect(parseReviews(answer(config), 1)).toMatchObject({ isOn, guestsMayWrite });
  });
  it('of a product that is gone hold nothing', () => {
    expect(parseReviews({ products: { items: [] }, storeConfig: null } as never, 1)).toMatchObject({
      reviews: [],
      pages: 0,
      total: 0,
    });
  });
  it('put the values of a rating in the order of their stars', () => {
    const values = ['2', '1', '10'].map((value) => ({ value, value_id: `v${value}` }));
    const metadata = { productReviewRatingsMetadata: { items: [{ id: 'r', name: 'Price', values }] } };
    expect(parseRatings(metadata as never)).toEqual([
      { id: 'r', name: 'Price', values: ['v1', 'v2', 'v10'] },
    ]);
  });
});
