// Texts of product pages alone, among those of the catalogue.
import { addWords } from '../known';

export const productPage = {
  loadingProduct: 'Loading the product',
  details: 'Details',
  description: 'About this product',
  brand: 'Brand',
  strength: 'Alcohol by volume',
  age: 'Age',
  sku: 'Item number',
  category: 'Category',
  productGoneTitle: 'This product has left the shelf',
  productGoneMessage: 'It is not in the shop any more, or not for sale here.',
  productErrorTitle: 'The product did not load',
  productErrorMessage: 'We could not fetch it. Check your connection and try again.',
} as const;

addWords({ catalog: productPage });
