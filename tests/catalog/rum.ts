// A product as the backend answers it: simple, in stock, and the same in every test that needs just one.
const price = { value: 24, currency: 'USD' };

export const rum = {
  __typename: 'SimpleProduct',
  uid: 'MQ==',
  sku: 'RUM',
  name: 'Harbour Rum',
  stock_status: 'IN_STOCK',
  price_range: { minimum_price: { final_price: price, regular_price: price } },
};
