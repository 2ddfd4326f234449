// Texts of product pages and of their choices, among those of the catalogue.
import { addWords } from '../known';

export const productPage = {
  quantity: 'Quantity of {name}',
  alreadyInCart: '{n} in your cart',
  askForPrice: 'Ask for the price',
  choose: 'Choose: {options}',
  inStock: 'In stock',
  onlyLeft: 'Only {n} left',
  allTaken: 'All that is left is in your cart',
  otherChoice: 'changes your other choice',
  gallery: 'Pictures of {name}',
  enlarge: 'Enlarge picture {n} of {total}',
  readReviews: {
    one: 'Rated {value} out of 5: read {n} review',
    other: 'Rated {value} out of 5: read {n} reviews',
  },
  loadingProduct: 'Loading the product',
  details: 'Details',
  description: 'About this product',
  brand: 'Brand',
  strength: 'Alcohol by volume',
  age: 'Age',
  vol: '{strength} vol',
  perLitre: '{price} / L',
  perKilo: '{price} / kg',
  sku: 'Item number',
  category: 'Category',
  productGoneTitle: 'This product has left the shelf',
  productGoneMessage: 'It is not in the shop any more, or not for sale here.',
  productErrorTitle: 'The product did not load',
  productErrorMessage: 'We could not fetch it. Check your connection and try again.',
} as const;

addWords({ catalog: productPage });
