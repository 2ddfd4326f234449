// behaviour 4.7: what a cart shows of goods that were to go into it.
import { expect, it } from 'vitest';
import { compare, holds, missingOf, quantitiesOf } from '../../../src/cart/crossing/compare';
import type { CartItem } from '../../../src/cart/cart';

const wanted = { sku: 'GN-002', quantity: 2 };

it.each<[what: string, before: number, now: number, verdict: 'in' | 'out' | 'unclear', missing: number]>([
  ['all of it', 0, 2, 'in', 0],
  ['all of it, beside what was there', 3, 5, 'in', 0],
  ['more than that', 0, 3, 'in', 0],
  ['none of it', 0, 0, 'out', 2],
  ['what was there', 3, 3, 'out', 2],
  ['a part of it', 0, 1, 'unclear', 1],
  ['less than was there', 3, 2, 'unclear', 2],
])('a cart that has %s', (_, before, now, verdict, missing) => {
  const [was, is] = [{ 'gn-002': before }, { 'gn-002': now }];
  const compared = compare(was, is, [wanted]);
  expect(compared).toEqual({ in: [], out: [], unclear: [], [verdict]: [wanted] });
  expect(missingOf(was, is, [wanted])).toEqual(missing ? [{ ...wanted, quantity: missing }] : []);
});

it('looks at names of its own only', () => {
  const line = { sku: 'constructor', quantity: 1 };
  expect(compare({}, {}, [line]).out).toEqual([line]);
  expect(holds({}, [line])).toBe(false);
});

it('counts the lines of a product in all their options apart', () => {
  const item = (sku: string, quantity: number, option?: string) =>
    ({
      sku: option ? `${sku}-${option}` : sku,
      quantity,
      selectedOptions: option ? [option] : [],
      ...(option && { parentSku: sku }),
    }) as unknown as CartItem;
  expect(quantitiesOf([item('WH', 1, 'a'), item('WH', 2, 'b'), item('GN', 3), item('gn', 1)])).toEqual({
    'wh\na': 1,
    'wh\nb': 2,
    gn: 4,
  });
});
