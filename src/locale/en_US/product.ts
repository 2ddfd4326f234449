// Texts of product pages and of buying, among those of the catalogue.
import { addMessages } from './index';

export const product = {
  loadingProduct: 'Loading the product',
  addToCart: 'Add to cart',
  added: { one: '{name} is in your cart.', other: '{n} × {name} are in your cart.' },
  viewCart: 'View cart',
  addFailed: '{name} could not be added to the cart. Try again.',
  chooseFirst: 'Choose: {options}',
  chooseOptions: 'Choose options',
  soldOutNow: '{name} is sold out.',
  chosenUnavailable: 'This combination is sold out. Choose another one.',
  quantity: 'Quantity of {name}',
  limit: { one: 'Only {n} left.', other: 'Only {n} left.' },
  limitInCart: 'Only {n} left, and {inCart} of them are in your cart already.',
  allInCart: 'All we have left is in your cart already.',
  inStock: 'In stock',
  onlyLeft: 'Only {n} left',
  otherChoice: 'changes your other choice',
  gallery: 'Pictures of {name}',
  picture: 'Picture {n} of {total}',
  previousPicture: 'Previous picture',
  nextPicture: 'Next picture',
  details: 'Details',
  description: 'About this product',
  brand: 'Brand',
  sku: 'Item number',
  category: 'Category',
  productGoneTitle: 'This product has left the shelf',
  productGoneMessage: 'It is not in the shop any more, or not for sale here.',
  productErrorTitle: 'The product did not load',
  productErrorMessage: 'We could not fetch it. Check your connection and try again.',
} as const;

addMessages({ catalog: product });
