// How `npm run bench -- pages` makes one number of many loads.
import { expect, it } from 'vitest';
import { orderIn, ratioTo, spreadIn, spreadOf } from './statistics';

it('gives the middle and the ends of what was measured', () => {
  expect(spreadOf([30, 10, 20])).toEqual({ median: 20, least: 10, most: 30 });
  expect(spreadOf([undefined, 5])).toEqual({ median: 5, least: 5, most: 5 });
  expect(spreadOf([undefined])).toBeUndefined();
  expect(spreadIn([{ lcp: 1 }, { lcp: 3 }, {}, { lcp: 2 }], 'lcp')).toEqual({ median: 2, least: 1, most: 3 });
});

it('compares what was measured in the same round, so that a slow round changes no ratio', () => {
  const rounds = [{ usable: 100 }, { usable: 1000 }, { usable: 110 }];
  expect(ratioTo(rounds, 'usable', [100, 1000, 100])).toEqual({ median: 1, least: 1, most: 1.1 });
});

it('leaves out rounds in which one of the two is missing', () => {
  const rounds = [{ usable: 100 }, { usable: undefined }, { usable: 300 }];
  expect(ratioTo(rounds, 'usable', [100, 100, undefined])).toEqual({ median: 1, least: 1, most: 1 });
  expect(ratioTo(rounds, 'usable', [])).toBeUndefined();
});

it('turns the order round from one round to the next', () => {
  const targets = ['floor', 'home', 'cart'];
  expect([0, 1, 2].map((round) => orderIn(round, targets))).toEqual([
    ['floor', 'home', 'cart'],
    ['cart', 'home', 'floor'],
    ['floor', 'home', 'cart'],
  ]);
  expect(targets).toEqual(['floor', 'home', 'cart']);
});
