import { expect, test } from 'vitest';
import { withholdPrices } from '../../../server/render/withheld';

const range = (value: number) => ({ minimum_price: { final_price: { value, currency: 'USD' } } });

function withheld(items: unknown) {
  const answer = { data: { products: { items } } };
  withholdPrices(answer);
  return answer.data.products.items;
}

test.each([1, '1', true, 'true'])(
  'a product that hides its price (%j) has none in the page, nor its variants',
  (flag) => {
    const product = {
      name: 'Reserve',
      hide_price: flag,
      price_range: range(480),
      price_tiers: [{ quantity: 2 }],
      variants: [{ product: { uid: 'v', hide_price: 0, price_range: range(480) } }],
    };
    expect(withheld([product])).toEqual([
      {
        name: 'Reserve',
        hide_price: flag,
        price_range: null,
        price_tiers: null,
        variants: [{ product: { uid: 'v', hide_price: 0, price_range: null } }],
      },
    ]);
  },
);

test('where one variant hides its price, it and the range that counts it are taken out; the others stay', () => {
  const variants = [
    { product: { uid: 'a', hide_price: 1, price_range: range(90) } },
    { product: { uid: 'b', hide_price: 0, price_range: range(40) } },
  ];
  expect(withheld([{ hide_price: 0, price_range: range(40), variants }])).toEqual([
    {
      hide_price: 0,
      price_range: null,
      variants: [
        { product: { uid: 'a', hide_price: 1, price_range: null } },
        { product: { uid: 'b', hide_price: 0, price_range: range(40) } },
      ],
    },
  ]);
});

test('what hides nothing stays as it is', () => {
  const product = { hide_price: null, price_range: range(12), variants: null };
  expect(withheld([product])).toEqual([product]);
});
