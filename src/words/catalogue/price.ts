// Texts of prices and ratings, among those of the building blocks.
import { addWords } from '../known';

export const price = {
  regularPrice: 'Regular price {price}',
  offerPrice: 'Offer price {price}',
  priceFrom: 'From',
  priceTo: 'to',
  saving: 'You save {amount}',
  priceHidden: 'Price on request',
  rating: 'Rated {value} out of 5',
  ratingOf: { one: 'Rated {value} out of 5, {n} review', other: 'Rated {value} out of 5, {n} reviews' },
} as const;

addWords({ ui: price });
