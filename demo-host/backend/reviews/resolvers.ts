// GraphQL of reviews.
import type { Context } from '../context';
import { requireCustomer } from '../customer/require-customer';
import { settingFlag } from '../settings';
import { createReview, type NewReview } from './create';
import { reviewById, reviewsBy, reviewsOf } from './list';
import { ratingsMetadata } from './ratings';

export const reviewResolvers = {
  Query: {
    productReviewRatingsMetadata: (_: unknown, __: unknown, { db }: Context) => ({
      items: settingFlag(db, 'catalog/review/active') ? ratingsMetadata : [],
    }),
  },
  ProductInterface: { reviews: reviewsOf },
  Customer: {
    reviews: (_: unknown, page: { currentPage: number; pageSize: number }, context: Context) =>
      reviewsBy(context, requireCustomer(context).id, page),
  },
  Mutation: {
    createProductReview: (_: unknown, { input }: { input: NewReview }, context: Context) => ({
      review: reviewById(context, createReview(context, input)),
    }),
  },
};
