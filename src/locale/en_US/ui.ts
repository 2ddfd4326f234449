// Texts of the building blocks.
export const ui = {
  optional: 'optional',
  close: 'Close',
  loading: 'Fetching Data...',
  working: 'One moment, please',
  price: 'Price',
  regularPrice: 'Regular price {price}',
  offerPrice: 'Offer price {price}',
  priceFrom: 'From',
  priceTo: 'to',
  saving: 'You save {amount}',
  priceHidden: 'Price on request',
  fewer: 'One less: {label}',
  more: 'One more: {label}',
  breadcrumbs: 'You are here',
  rating: 'Rated {value} out of 5',
  errorMark: 'Error:',
} as const;
