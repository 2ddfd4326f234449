// Sizes and ages in the order of what they measure.
import { expect, it } from 'vitest';
import { amountIn, inNaturalOrder } from '../../../src/catalog/listing/natural-order';

const sorted = (labels: string[]) =>
  inNaturalOrder(labels.map((label) => ({ label }))).map(({ label }) => label);

it.each([
  [
    'sizes',
    ['1 L', '1.75 L', '70 cl', '1,5 L', '50 ml', '20 cl', '4.5L', '3 x 20 cl', '1 litre'],
    ['50 ml', '20 cl', '3 x 20 cl', '70 cl', '1 L', '1 litre', '1,5 L', '1.75 L', '4.5L'],
  ],
  [
    'ages',
    ['12 Years', '5 Years', 'No age statement', '21yr', '8 Years'],
    ['5 Years', '8 Years', '12 Years', '21yr', 'No age statement'],
  ],
  ['weights', ['1 kg', '250 g', '1.5 kg'], ['250 g', '1 kg', '1.5 kg']],
  ['names', ['Kestrel', '1 of a kind', 'Alba'], ['Kestrel', '1 of a kind', 'Alba']],
  ['nothing', [], []],
])('%s', (_, labels, expected) => {
  expect(sorted(labels)).toEqual(expected);
});

it('knows no amount where there is no number first', () => {
  expect(['Glen 12', '', 'NAS'].map(amountIn)).toEqual([undefined, undefined, undefined]);
});
