import { describe, expect, it } from 'vitest';
import { clampQuantity, readQuantity } from '../../../src/ui/form/quantity';

describe('readQuantity', () => {
  it.each([
    ['3', 3],
    [' 4 ', 4],
    ['007', 7],
    ['0', 0],
    ['99999', 99_999],
  ])('reads %j as %d', (typed, quantity) => {
    expect(readQuantity(typed)).toBe(quantity);
  });

  it.each(['', ' ', '1.5', '1,5', '2.0', '1e3', '-5', '+5', '0x10', '1 000', 'many', '9'.repeat(30)])(
    'makes no number of %j',
    (typed) => {
      expect(readQuantity(typed)).toBeUndefined();
    },
  );
});

describe('clampQuantity', () => {
  it('has no upper end without a maximum', () => {
    expect(clampQuantity(100_000, { min: 1 })).toBe(100_000);
  });

  it('takes a maximum below the minimum as the minimum', () => {
    expect(clampQuantity(5, { min: 2, max: 0 })).toBe(2);
  });
});
