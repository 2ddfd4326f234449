import { describe, expect, it } from 'vitest';
import { clampQuantity, parseQuantity } from '../../../src/ui/form/quantity';

describe('parseQuantity', () => {
  it.each([
    ['3', 3],
    [' 4 ', 4],
    ['2.9', 2],
    ['0', 1],
    ['-5', 1],
    ['999', 12],
    ['', 2],
    ['many', 2],
  ])('reads %j as %d', (typed, quantity) => {
    expect(parseQuantity(typed, 2, { min: 1, max: 12 })).toBe(quantity);
  });
});

describe('clampQuantity', () => {
  it('has no upper end without a maximum', () => {
    expect(clampQuantity(100_000, { min: 1 })).toBe(100_000);
  });

  it('takes a maximum below the minimum as the minimum', () => {
    expect(clampQuantity(5, { min: 2, max: 0 })).toBe(2);
  });
});
