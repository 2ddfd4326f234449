// Price steps as a scale with two handles.
import { expect, it } from 'vitest';
import { scaleOf } from '../../../src/catalog/filters/range-scale';

const step = (value: string, from: number, to: number | undefined, count?: number) => ({
  value,
  label: value,
  ends: { from, to },
  count,
  isChosen: false,
});
/** Nothing costs 100 to 200. */
const steps = [step('0_50', 0, 49.99, 4), step('50_100', 50, 99.99, 7), step('200_300', 200, 299.99, 1)];

it('has a bar for every step, and for those that the backend leaves out', () => {
  expect(scaleOf(steps, {})).toMatchObject({ counts: [4, 7, 0, 1], low: 0, high: 4 });
});

it.each([
  [{ from: 50, to: 99.99 }, 1, 2],
  [{ from: 60, to: 70 }, 1, 2],
  [{ from: 200 }, 3, 4],
  [{ to: 5 }, 0, 1],
  [{ from: 900, to: 950 }, 3, 4],
  [{ from: 10, to: 250 }, 0, 4],
])('%o stands from %i to %i', (range, low, high) => {
  expect(scaleOf(steps, range)).toMatchObject({ low, high });
});

it.each([
  [0, 4, {}],
  [1, 4, { from: 50 }],
  [0, 1, { to: 49.99 }],
  [1, 3, { from: 50, to: 99.99 }],
  [3, 4, { from: 200 }],
])('from %i to %i is %o', (low, high, range) => {
  expect(scaleOf(steps, {})?.between(low, high)).toEqual(range);
});

it('is open above where the last step is', () => {
  const scale = scaleOf([step('0_50', 0, 49.99, 4), step('50_*', 50, undefined, 2)], { from: 70 });
  expect(scale).toMatchObject({ counts: [4, 2], low: 1, high: 2 });
});

it('is none where steps are not counted, or one', () => {
  expect(scaleOf([step('0_50', 0, 50), step('50_100', 50, 100)], {})).toBeUndefined();
  expect(scaleOf(steps.slice(0, 1), {})).toBeUndefined();
});
