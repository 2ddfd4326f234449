import { expect, it } from 'vitest';
import type { CartPairingsQuery } from '../../../src/graphql/generated/catalog-pairings';
import { parsePairings } from '../../../src/catalog/pairings/api';

const answer = (
  paired: Record<string, (string | null)[] | null>,
  soldOut: string[] = [],
): CartPairingsQuery =>
  ({
    products: {
      items: Object.entries(paired).map(([sku, others]) => ({
        uid: `uid-${sku}`,
        sku,
        crosssell_products:
          others?.map(
            (other) =>
              other && {
                __typename: 'SimpleProduct',
                uid: `uid-${other}`,
                sku: other,
                name: `Name of ${other}`,
                stock_status: soldOut.includes(other) ? 'OUT_OF_STOCK' : 'IN_STOCK',
              },
          ) ?? null,
      })),
    },
  }) as CartPairingsQuery;

const paired = (data: CartPairingsQuery, inCart: string[]) =>
  parsePairings(data, inCart).map(({ sku }) => sku);

it('takes of each thing in turn, in the order of the cart', () => {
  const data = answer({ gin: ['tonic', 'lime', 'ice'], rum: ['cola', 'mint'] });
  expect(paired(data, ['rum', 'gin'])).toEqual(['cola', 'tonic', 'mint', 'lime', 'ice']);
});

it('names nothing twice, and nothing that is in the cart or sold out', () => {
  const data = answer({ gin: ['tonic', 'rum', 'lime', 'ice'], rum: ['lime', 'tonic', 'gin'] }, ['ice']);
  expect(paired(data, ['gin', 'rum'])).toEqual(['tonic', 'lime']);
});

it('does with half an answer, and with none', () => {
  expect(paired(answer({ gin: [null, 'tonic'], rum: null }), ['gin', 'rum', 'gone'])).toEqual(['tonic']);
  expect(paired({ products: null }, ['gin'])).toEqual([]);
});
