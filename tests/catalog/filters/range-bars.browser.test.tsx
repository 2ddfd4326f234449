// The bars over the two handles of a range: there where they make a shape.
import { afterEach, expect, it } from 'vitest';
import { RangeFacet } from '../../../src/catalog/filters/RangeFacet';
import type { Facet } from '../../../src/catalog/listing/facet';
import { fakeStorefront } from '../fake-storefront';
import { show, tidy } from '../show';

afterEach(tidy);

const facetOf = (counts: number[]): Facet => ({
  code: 'price',
  label: 'Price',
  kind: 'range',
  isFlag: false,
  options: counts.map((count, index) => ({
    value: `${index * 10}_${index * 10 + 10}`,
    label: `${index * 10} to ${index * 10 + 10}`,
    ends: { from: index * 10, to: index * 10 + 9.99 },
    count,
    isChosen: false,
  })),
});

it.each([
  ['five steps', [2, 5, 9, 4, 1], 5],
  ['four steps', [2, 5, 9, 4], 4],
  ['three steps, which would be blocks', [2, 5, 9], 0],
  ['three steps and what nothing costs', [2, 0, 5, 9], 0],
])('are drawn over %s: %j', (_, counts, bars) => {
  const { storefront } = fakeStorefront(() => ({}));
  const shadow = show(storefront, <RangeFacet facet={facetOf(counts)} onChange={() => undefined} />);
  expect(shadow.querySelectorAll('input[type=range]')).toHaveLength(2);
  expect(shadow.querySelectorAll('.range-bar')).toHaveLength(bars);
});
