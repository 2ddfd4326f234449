// Texts of prices and ratings, among those of the building blocks.
import { addWords } from '../known';

export const price = {
  price: 'Price',
  regularPrice: 'Regular price {price}',
  offerPrice: 'Offer price {price}',
  priceFrom: 'From',
  priceTo: 'to',
  saving: 'You save {amount}',
  priceHidden: 'Price on request',
  rating: 'Rated {value} out of 5',
} as const;

addWords({ ui: price });
