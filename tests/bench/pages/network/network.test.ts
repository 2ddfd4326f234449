// How `npm run bench -- pages` counts what follows one after the other.
import { expect, it } from 'vitest';
import { depthOf, isQuery, type Exchange } from './network';

const exchange = (start: number, end?: number): Exchange => ({
  url: 'https://shop.example/',
  start,
  end,
  bytes: 1,
});

it('counts requests at one time once', () => {
  expect(depthOf([])).toBe(0);
  expect(depthOf([exchange(0, 10), exchange(2, 12), exchange(9, 11)])).toBe(1);
});

it('counts what begins when another has ended as one deeper', () => {
  expect(depthOf([exchange(0, 10), exchange(10, 20), exchange(21, 30)])).toBe(3);
});

it('follows the longest chain, in whatever order they are told', () => {
  const late = exchange(40, 50);
  const [page, script, style, query] = [
    exchange(0, 10),
    exchange(11, 30),
    exchange(11, 15),
    exchange(31, 39),
  ];
  expect(depthOf([late, query, style, page, script])).toBe(4);
});

it('does not count what never ends', () => {
  expect(depthOf([exchange(0, 10), exchange(12)])).toBe(1);
});

it('knows queries by their address', () => {
  expect(isQuery({ ...exchange(0), url: 'https://shop.example/graphql?query=a' })).toBe(true);
  expect(isQuery({ ...exchange(0), url: 'https://shop.example/chunks/graphql.js' })).toBe(false);
});
