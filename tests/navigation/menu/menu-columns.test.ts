import { describe, expect, it } from 'vitest';
import { byPosition } from '../../../src/catalog/menu/menu-tree';
import { menuColumns } from '../../../src/navigation/menu/menu-columns';

const entries = (...positions: number[]) => positions.map((position, at) => ({ position, at }));

describe('behaviour 2.4: columns of 10, by position', () => {
  it.each([
    [0, []],
    [1, [1]],
    [10, [10]],
    [11, [10, 1]],
    [23, [10, 10, 3]],
  ])('puts %d entries in columns of %j', (count, lengths) => {
    const columns = menuColumns(entries(...Array.from({ length: count }, (_, at) => at)));
    expect(columns.map((column) => column.length)).toEqual(lengths);
  });

  it('fills the columns by position', () => {
    const columns = menuColumns(entries(3, 1, 2), 2);
    expect(columns.map((column) => column.map(({ position }) => position))).toEqual([[1, 2], [3]]);
  });
});

describe('byPosition', () => {
  it('keeps the given order where positions are equal, and the given list', () => {
    const given = entries(2, 1, 1);
    expect(byPosition(given).map(({ at }) => at)).toEqual([1, 2, 0]);
    expect(given.map(({ at }) => at)).toEqual([0, 1, 2]);
  });
});
