// Texts of product pages and of buying, among those of the catalogue.
import { addWords } from '../known';

export const product = {
  loadingProduct: 'Loading the product',
  addToCart: 'Add to cart',
  viewCart: 'View cart',
  addFailed: '{name} could not be added to the cart. Try again.',
  addOffline: 'You are offline: {name} was not added to your cart. Try again when you are back.',
  chooseOptions: 'Choose options',
  quantity: 'Quantity of {name}',
  atLeast: 'Sold from {n} pieces',
  atMost: { one: 'At most {n} in one order', other: 'At most {n} in one order' },
  alreadyInCart: '{n} in your cart',
  askForPrice: 'Ask for the price',
  inStock: 'In stock',
  onlyLeft: 'Only {n} left',
  otherChoice: 'changes your other choice',
  gallery: 'Pictures of {name}',
  enlarge: 'Enlarge picture {n} of {total}',
  readReviews: {
    one: 'Rated {value} out of 5: read {n} review',
    other: 'Rated {value} out of 5: read {n} reviews',
  },
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

addWords({ catalog: product });
