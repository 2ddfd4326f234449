// What it costs to send a cart somewhere, as the shop says its prices: with their tax or without.
import { expect, it } from 'vitest';
import { estimateShipping } from '../../src/cart/page/estimate-api';
import type { Transport } from '../../src/transport/transport';

const way = {
  carrier_code: 'flatrate',
  carrier_title: 'Courier',
  method_code: 'flatrate',
  method_title: null,
};
const estimate = async (amounts: object, isTaxIncluded: boolean | undefined) => {
  const transport = { rest: async () => [{ ...way, available: true, ...amounts }] };
  const to = { country: 'DE', regionId: undefined, postcode: '' };
  const [offer] = await estimateShipping(
    transport as unknown as Transport,
    'cart-1',
    'EUR',
    to,
    isTaxIncluded,
  );
  return offer?.price;
};

it.each([
  ['with tax', { amount: 7, price_incl_tax: 8.33 }, true, 8.33],
  ['without', { amount: 7, price_incl_tax: 8.33 }, undefined, 7],
  ['as it is, where nobody says what it is with tax', { amount: 7 }, true, 7],
])('is told %s', async (_name, amounts, isTaxIncluded, value) => {
  expect(await estimate(amounts, isTaxIncluded)).toEqual({ value, currency: 'EUR' });
});
