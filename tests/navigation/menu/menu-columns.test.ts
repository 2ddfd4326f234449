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

  it('counts those below an entry, and keeps them together', () => {
    const below = (position: number, n: number) => ({ position, children: Array.from({ length: n }) });
    const columns = menuColumns([below(1, 3), below(2, 5), below(3, 0), below(4, 12), below(5, 0)]);
    expect(columns.map((column) => column.map(({ position }) => position))).toEqual([[1, 2], [3], [4], [5]]);
  });
});

describe('byPosition', () => {
  it('keeps the given order where positions are equal, and the given list', () => {
    const given = entries(2, 1, 1);
    expect(byPosition(given).map(({ at }) => at)).toEqual([1, 2, 0]);
    expect(given.map(({ at }) => at)).toEqual([0, 1, 2]);
  });
});
