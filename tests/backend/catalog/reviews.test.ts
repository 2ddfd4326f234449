// Reviews: who may write them, what they count, and when they are shown.
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { all, run } from '../../../demo-host/backend/database';
import { saveSetting } from '../../../demo-host/backend/settings';
import { createSmallShop, type SmallShop } from '../small-shop';

const clock = { now: new Date('2026-11-21T06:17:00Z') };
let shop: SmallShop;
beforeEach(async () => {
  clock.now = new Date('2026-11-21T06:17:00Z');
  shop = await createSmallShop({ now: () => clock.now });
});
afterEach(() => shop.backend.close());

const create = `mutation($input: CreateProductReviewInput!) {
  createProductReview(input: $input) {
    review { summary average_rating created_at ratings_breakdown { name value } product { sku } }
  }
}`;
const own = `query($page: Int = 1, $size: Int = 20) { customer { reviews(currentPage: $page, pageSize: $size) {
  items { summary product { sku } } page_info { current_page page_size total_pages } } } }`;
const shown = `{ products(filter: { sku: { eq: "GIN" } }) { items {
  review_count rating_summary reviews { items { summary ratings_breakdown { name value } } page_info { total_pages } } } } }`;
const id = (text: number) => Buffer.from(String(text)).toString('base64');
/** Points for a rating: 1 Quality, 2 Value, 3 Price. */
const vote = (rating: number, points: number) => ({
  id: id(rating),
  value_id: id((rating - 1) * 5 + points),
});
const review = { sku: 'GIN', nickname: 'Gita', summary: 'Lovely', text: 'Crisp.', ratings: [] as unknown[] };
const write = (input: object = {}, token?: string) =>
  shop.ask(create, { input: { ...review, ...input } }, token);

describe('a new review', () => {
  it('answers its votes in the order they were given, and their average to two decimals', async () => {
    const ratings = [vote(3, 4), vote(1, 5), null, vote(2, 5)];
    expect(await write({ ratings })).toEqual({
      createProductReview: {
        review: {
          summary: 'Lovely',
          average_rating: 93.33,
          created_at: '2026-11-21 06:17:00',
          ratings_breakdown: [
            { name: 'Price', value: '4' },
            { name: 'Quality', value: '5' },
            { name: 'Value', value: '5' },
          ],
          product: { sku: 'GIN' },
        },
      },
    });
  });

  it('neither shows nor counts until it is approved', async () => {
    await write({ ratings: [vote(2, 4), vote(1, 3)] });
    const nothing = { items: [], page_info: { total_pages: 0 } };
    expect(await shop.ask(shown)).toEqual({
      products: { items: [{ review_count: 0, rating_summary: 0, reviews: nothing }] },
    });
    run(shop.db, 'UPDATE review SET approved = 1');
    const votes = [
      { name: 'Value', value: '4' },
      { name: 'Quality', value: '3' },
    ];
    const reviews = {
      items: [{ summary: 'Lovely', ratings_breakdown: votes }],
      page_info: { total_pages: 1 },
    };
    expect(await shop.ask(shown)).toEqual({
      products: { items: [{ review_count: 1, rating_summary: 70, reviews }] },
    });
  });

  it.each([
    ['an unknown rating', { id: id(9), value_id: id(1) }],
    ['an unknown value', { id: id(1), value_id: id(16) }],
    ['a value that is no number', { id: id(1), value_id: 'bm9wZQ==' }],
  ])('fails as a whole on %s', async (_, wrong) => {
    const input = { ...review, ratings: [vote(1, 5), wrong] };
    expect(await shop.refused(create, { input })).toEqual({ message: 'Internal server error' });
    expect(all(shop.db, 'SELECT id FROM review')).toEqual([]);
  });

  it('needs a product', async () => {
    expect(await shop.refused(create, { input: { ...review, sku: 'NOPE' } })).toMatchObject({
      message: 'Could not find a product with SKU "NOPE"',
    });
  });

  it('is for customers only, or for nobody, where the shop says so', async () => {
    saveSetting(shop.db, 'catalog/review/allow_guest', 0);
    const token = await shop.signIn();
    const guest = await shop.refused(create, { input: review });
    expect(guest).toEqual({
      message: "Guest customers aren't allowed to add product reviews.",
      category: 'graphql-authorization',
    });
    await write({}, token);
    saveSetting(shop.db, 'catalog/review/active', 0);
    expect(await shop.refused(create, { input: review }, token)).toEqual({
      message: 'Creating product reviews are not currently available.',
      category: 'graphql-authorization',
    });
    expect(await shop.ask('{ productReviewRatingsMetadata { items { id } } }')).toEqual({
      productReviewRatingsMetadata: { items: [] },
    });
  });
});

describe('a customer', () => {
  it('sees the own reviews, newest first, approved or not, page by page', async () => {
    const token = await shop.signIn();
    for (const [index, sku] of ['GIN', 'MALT', 'CHOC'].entries()) {
      clock.now = new Date(clock.now.getTime() + 60_000);
      await write({ sku, summary: `No ${index}` }, token);
    }
    await write({ summary: 'of a guest' });
    await write({ summary: 'of Erik' }, await shop.signIn('erik@example.com'));
    const page = async (number: number) => await shop.ask(own, { page: number, size: 2 }, token);
    const info = { page_size: 2, total_pages: 2 };
    expect(await page(1)).toEqual({
      customer: {
        reviews: {
          items: [
            { summary: 'No 2', product: { sku: 'CHOC' } },
            { summary: 'No 1', product: { sku: 'MALT' } },
          ],
          page_info: { current_page: 1, ...info },
        },
      },
    });
    expect(await page(2)).toMatchObject({ customer: { reviews: { items: [{ summary: 'No 0' }] } } });
    expect((await shop.refused(own, { page: 3, size: 2 }, token)).message).toBe(
      'currentPage value 2 specified is greater than the number of pages available.',
    );
    expect((await shop.refused(own, { page: 0 }, token)).message).toBe(
      'currentPage value must be greater than 0.',
    );
    expect((await shop.refused(own, { size: 0 }, token)).message).toBe(
      'pageSize value must be greater than 0.',
    );
  });
});
