import { describe, expect, it } from 'vitest';
import { menuPlace } from '../../src/store-view/menu-place';
import { menuStep } from '../../src/store-view/menu-step';

const names = ['Americas', 'Europe', 'Asia', 'Africa'];

describe('menuStep', () => {
  it.each([
    ['ArrowDown', 0, 1],
    ['ArrowDown', 3, 0],
    ['ArrowUp', 0, 3],
    ['ArrowUp', 2, 1],
    ['Home', 2, 0],
    ['End', 0, 3],
    ['ArrowDown', -1, 0],
    ['ArrowUp', -1, 3],
    ['e', 0, 1],
    ['A', 0, 2],
    ['a', 2, 3],
    ['a', 3, 0],
    ['x', 0, undefined],
    [' ', 0, undefined],
    ['Enter', 0, undefined],
    ['Tab', 0, undefined],
  ])('%s from %i leads to %s', (key, at, next) => {
    expect(menuStep(key, at, names)).toBe(next);
  });

  it('leads nowhere in an empty menu', () => {
    expect(menuStep('ArrowDown', -1, [])).toBeUndefined();
  });
});

describe('menuPlace', () => {
  const view = { innerWidth: 1000, innerHeight: 800 };
  it.each([
    ['below, from its start, where there is room', { left: 0, right: 90, top: 0, bottom: 32 }, false, false],
    ['at its end on the far side', { left: 900, right: 990, top: 0, bottom: 32 }, false, true],
    ['above near the lower edge', { left: 0, right: 90, top: 750, bottom: 782 }, true, false],
    [
      'below where there is little room, but more than above',
      { left: 0, right: 90, top: 350, bottom: 382 },
      false,
      false,
    ],
  ] as const)('opens %s', (_, trigger, up, end) => {
    expect(menuPlace(trigger, { ...view, ...(trigger.top === 350 && { innerHeight: 740 }) })).toEqual({
      up,
      end,
    });
  });
});
