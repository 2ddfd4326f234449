// How `npm run bench -- pages` says which goals are met.
import { expect, it } from 'vitest';
import type { Goal } from './goals';
import { verdictsOn } from './verdicts';

const goals: Goal[] = [
  { pages: ['cart', 'home'], metric: 'usable', unit: 'of the floor', most: { react: 1.25, preact: 0.95 } },
  { pages: ['cart'], metric: 'queries', unit: 'requests', most: { react: 3, preact: 3 } },
];
const pages = new Map([
  [
    'cart',
    [
      { usable: 1200, queries: 4 },
      { usable: 900, queries: 3 },
      { usable: 1000, queries: 3 },
    ],
  ],
]);
const floor = [1000, 1000, 1000];
const said = (runtime: 'react' | 'preact') =>
  verdictsOn({ runtime, pages, floor }, goals).map(({ page, reached, isMet }) => [
    page,
    reached.median,
    isMet,
  ]);

it('holds each runtime to its own limit, by the median', () => {
  expect(said('react')).toEqual([
    ['cart', 1, true],
    ['cart', 3, true],
  ]);
  expect(said('preact')).toEqual([
    ['cart', 1, false],
    ['cart', 3, true],
  ]);
});

it('says nothing of a page that was not measured, or of a floor that is missing', () => {
  expect(verdictsOn({ runtime: 'react', pages: new Map(), floor }, goals)).toEqual([]);
  expect(verdictsOn({ runtime: 'react', pages, floor: [] }, goals)).toHaveLength(1);
});
