// The cart after a change, from what was known and what the change answered; and which lines a change asks for.
import { describe, expect, it } from 'vitest';
import { askedLines } from '../../src/cart/change/asked-lines';
import type { Cart, CartItem } from '../../src/cart/cart';
import { mergeChange } from '../../src/cart/change/merge-change';

const usd = (value: number) => ({ value, currency: 'USD' });

function line(uid: string, quantity = 1, more: Partial<CartItem> = {}): CartItem {
  return {
    uid,
    sku: `sku-${uid}`,
    name: uid,
    quantity,
    urlPath: '',
    options: [],
    selectedOptions: [],
    price: usd(10),
    rowTotal: usd(10 * quantity),
    ...more,
  };
}

function cart(items: CartItem[], more: Partial<Cart> = {}): Cart {
  const sum = usd(items.reduce((total, { rowTotal }) => total + rowTotal.value, 0));
  return {
    id: 'c',
    totalQuantity: items.reduce((total, { quantity }) => total + quantity, 0),
    grandTotal: sum,
    subtotal: sum,
    discounts: [],
    taxes: [],
    coupons: [],
    items,
    ...more,
  };
}

/** Totals of `after`, with those of its lines that the answer has. */
const answer = (after: Cart, ...uids: string[]): Cart => ({
  ...after,
  items: uids.flatMap((uid) => after.items.find((item) => item.uid === uid) ?? []),
});
const known = cart([line('a'), line('b', 2)]);
const uids = (merged: Cart | undefined) => merged?.items.map(({ uid, quantity }) => `${uid}×${quantity}`);

describe('adds up', () => {
  it('takes the changed line, and leaves the others the same objects', () => {
    const merged = mergeChange(known, answer(cart([line('a', 5), line('b', 2)]), 'a'), { lineCount: 2 });
    expect(uids(merged)).toEqual(['a×5', 'b×2']);
    expect(merged?.items[1]).toBe(known.items[1]);
    expect(merged?.subtotal).toEqual(usd(70));
  });

  it('puts new lines at the end, the newest last', () => {
    const after = cart([...known.items, line('c'), line('d')]);
    expect(uids(mergeChange(known, answer(after, 'd', 'c', 'b', 'a'), { lineCount: 4 }))).toEqual([
      'a×1',
      'b×2',
      'c×1',
      'd×1',
    ]);
  });

  it('leaves out the line that was removed, of which the answer says nothing', () => {
    const after = cart([line('b', 2)]);
    expect(uids(mergeChange(known, answer(after), { lineCount: 1, removed: 'a' }))).toEqual(['b×2']);
    expect(uids(mergeChange(after, answer(cart([])), { lineCount: 0, removed: 'b' }))).toEqual([]);
  });

  it('takes a variant that went out and in again', () => {
    const after = cart([line('b', 2), line('c', 4)]);
    expect(uids(mergeChange(known, answer(after, 'c', 'b'), { lineCount: 2, removed: 'a' }))).toEqual([
      'b×2',
      'c×4',
    ]);
  });

  it('believes an answer that has all lines, where the backend does not count them', () => {
    const after = cart([line('b', 3)]);
    expect(uids(mergeChange(known, after, { isWhole: true }))).toEqual(['b×3']);
  });

  it('believes a page that has all lines, also where one went and one came', () => {
    const after = cart([line('a', 5), line('x', 2)]);
    expect(uids(mergeChange(known, answer(after, 'x', 'a'), { lineCount: 2 }))).toEqual(['a×5', 'x×2']);
  });

  it('takes new totals with a coupon that takes something off', () => {
    const after = cart(known.items, { coupons: ['SAVE10'], grandTotal: usd(27) });
    expect(mergeChange(known, answer(after), { lineCount: 2 })).toMatchObject({
      coupons: ['SAVE10'],
      grandTotal: usd(27),
      items: known.items,
    });
  });
});

describe('has to be read as a whole', () => {
  it.each<[string, Cart, number | undefined, string[]]>([
    ['another device has put something in', cart([line('a', 5), line('b', 2), line('x')]), 3, ['a']],
    ['a line has gone by itself', cart([line('a', 5)]), undefined, ['a']],
    ['another line has another quantity', cart([line('a', 5), line('b', 3)]), 2, ['a']],
    ['another line has another price', cart([line('a', 5), line('b', 2, { rowTotal: usd(15) })]), 2, ['a']],
    [
      'the lines are in another currency',
      cart([line('a', 5), line('b', 2)], { subtotal: { value: 70, currency: 'EUR' } }),
      2,
      ['a'],
    ],
    ['it is another cart', cart([line('a', 5), line('b', 2)], { id: 'other' }), 2, ['a']],
    ['the changed line is not in the answer', cart([line('a', 5), line('b', 2)]), undefined, []],
  ])('%s', (_, after, lineCount, told) => {
    expect(mergeChange(known, answer(after, ...told), { lineCount })).toBeUndefined();
  });

  it('something could not be bought, which the change may have mended', () => {
    const blocked = cart([line('a'), line('b', 2, { problem: 'No' })]);
    const after = cart([line('a', 5), line('b', 2)]);
    expect(mergeChange(blocked, answer(after, 'a'), { lineCount: 2 })).toBeUndefined();
    expect(mergeChange({ ...known, problem: 'No' }, answer(after, 'a'), { lineCount: 2 })).toBeUndefined();
  });
});

describe('the lines that a change asks for', () => {
  const lines = Array.from({ length: 45 }, (_, n) => line(`l${n}`));
  it.each([
    ['l0', 1, 'ASC'],
    ['l19', 1, 'ASC'],
    ['l20', 2, 'ASC'],
    ['l44', 3, 'ASC'],
    ['new', 1, 'DESC'],
  ])('the page of %s', (uid, page, order) => {
    expect(askedLines(lines, (each) => each.uid === uid, true)).toEqual({ page, order, isWhole: false });
  });

  it('all of them where there are no pages, and few lines', () => {
    const isWhole = (known: CartItem[] | undefined) => askedLines(known, () => false, false).isWhole;
    expect([lines.slice(0, 20), lines.slice(0, 21), undefined].map(isWhole)).toEqual([true, false, false]);
  });
});
