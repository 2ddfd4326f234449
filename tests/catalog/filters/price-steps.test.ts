// Steps of prices that help, where a backend's own hold nearly everything in one.
import { expect, it, vi } from 'vitest';
import { withPriceSteps } from '../../../src/catalog/filters/price-steps';
import { facetsOf } from '../../../src/catalog/filters/facets';
import { createListing } from '../../../src/catalog/listing/listing';
import { categorySource } from '../../../src/catalog/listing/listing-api';
import type { Counts, FacetsAnswer } from '../../../src/catalog/listing/facets-api';
import type { Filter } from '../../../src/catalog/listing/listing-url';
import { fakeStorefront, graphqlError } from '../fake-storefront';

type Steps = Record<string, number>;

const counts = (steps: Steps): Counts => ({
  total: Object.values(steps).reduce((sum, count) => sum + count, 0),
  groups: [
    {
      code: 'price',
      label: 'Price',
      position: 0,
      buckets: Object.entries(steps).map(([value, count]) => ({ value, label: value, count })),
    },
  ],
});

const answerOf = (steps: Steps, asked: readonly Filter[] = []): FacetsAnswer => ({
  asked,
  whole: counts(steps),
  now: counts(steps),
  without: new Map(asked.length > 0 ? [['price', counts(steps)]] : []),
  currency: 'USD',
});

async function stepsWith(answer: FacetsAnswer, ...finer: Steps[]) {
  const ask = vi.fn(async (_filters: readonly Filter[]) => counts(finer[ask.mock.calls.length - 1] ?? {}));
  const { prices } = await withPriceSteps(answer, ask);
  return {
    steps: prices?.map(({ value, count }) => [value, count]),
    asked: ask.mock.calls.map(([filters]) => filters),
  };
}

it('are cut finer where one of them holds nearly everything, into about equal shares', async () => {
  const { steps, asked } = await stepsWith(
    answerOf({ '0_1000': 939, '1000_2000': 6, '4000_5000': 2 }),
    { '0_100': 760, '100_200': 120, '200_300': 40, '900_1000': 19 },
    { '0_10': 20, '10_20': 210, '20_30': 200, '30_40': 130, '40_50': 100, '50_60': 60, '90_100': 40 },
  );
  expect(asked).toEqual([[{ code: 'price', from: 0, to: 999.99 }], [{ code: 'price', from: 0, to: 99.99 }]]);
  expect(steps).toEqual([
    ['0_20', 230],
    ['20_30', 200],
    ['30_50', 230],
    ['50_200', 220],
    ['200_5000', 67],
  ]);
});

it('are counted within what else is chosen', async () => {
  const brand: Filter = { code: 'brand', values: ['4'] };
  const price: Filter = { code: 'price', from: 0, to: 50 };
  const { asked } = await stepsWith(answerOf({ '0_100': 40, '100_200': 1 }, [brand, price]), {
    '0_10': 10,
    '10_20': 30,
  });
  expect(asked[0]).toEqual([brand, { code: 'price', from: 0, to: 99.99 }]);
});

it.each<[string, Steps]>([
  ['the products are spread', { '0_100': 20, '100_200': 15, '200_300': 9 }],
  ['there are few products', { '0_100': 10, '100_200': 1 }],
  ['the step is as narrow as backends make them', { '20_30': 90, '30_40': 2 }],
  ['it has no end', { '0_10': 2, '10_*': 90 }],
])('stay as they are where %s', async (_, own) => {
  expect(await stepsWith(answerOf(own))).toEqual({ steps: undefined, asked: [] });
});

it.each<[string, Steps]>([
  ['does not cut it', { '0_100': 90 }],
  ['counts otherwise', { '0_10': 40, '10_20': 40 }],
])('stay as they are where the backend %s', async (_, finer) => {
  const { steps, asked } = await stepsWith(answerOf({ '0_100': 90, '100_200': 2 }), finer);
  expect([steps, asked.length]).toEqual([undefined, 1]);
});

it.each([
  ['as the backend has cut them again', false, ['$0 – $19.99 30', '$20 – $29.99 30']],
  ['as they came, where asking again fails', true, ['$0 – $99.99 60', '$200 – $299.99 2']],
])('stand in the panel %s', async (_, isRefused, expected) => {
  const priced = { items: [{ price_range: { minimum_price: { final_price: { currency: 'USD' } } } }] };
  const facets = (steps: Steps) => ({
    whole: {
      ...priced,
      total_count: 62,
      aggregations: counts(steps).groups.map(({ code, label, position, buckets }) => ({
        attribute_code: code,
        label,
        position,
        options: buckets,
      })),
    },
  });
  const { storefront } = fakeStorefront((_operation, { scope }) => {
    if (!(scope as { price?: object } | undefined)?.price) return facets({ '0_100': 60, '200_300': 2 });
    return isRefused ? graphqlError('no') : facets({ '0_10': 9, '10_20': 21, '20_30': 30 });
  });
  const found = facetsOf(storefront, createListing(storefront, categorySource('MTI=')));
  found.want();
  await vi.waitFor(() => expect(found.facets.value).toBeDefined());
  const shown = found.facets.value?.[0]?.options.map(({ label, count }) => `${label} ${count}`);
  expect(shown?.slice(0, 2)).toEqual(expected);
});
