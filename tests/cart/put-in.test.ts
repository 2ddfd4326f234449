// Whether an item went in where the backend complains: what the cart holds afterwards decides.
import { describe, expect, it, vi } from 'vitest';
import type { Cart, CartItem, NewCartItem } from '../../src/cart/cart';
import { createPutIn } from '../../src/cart/change/put-in';
import { TransportError } from '../../src/transport/errors';

const refusal = new TransportError('graphql', 'The requested qty is not available');

type Line = Pick<CartItem, 'sku' | 'quantity'> & { parentSku?: string };
const holding = (...lines: Line[]) =>
  ({
    items: lines,
    totalQuantity: lines.reduce((sum, { quantity }) => sum + quantity, 0),
  }) as unknown as Cart;

function putIn(
  item: NewCartItem,
  { before = holding(), after, total = 0 }: { before?: Cart; after?: Cart; total?: number },
) {
  const add = vi.fn(async () => ({ totalQuantity: total, refusal }));
  const fetchDetails = async () => {
    if (!after) throw new Error('offline');
    return after;
  };
  return createPutIn({ add } as never, { fetchDetails })('cart-1', item, before).then(
    ({ refusal }) => refusal,
  );
}

const gin = { sku: 'GIN', quantity: 2 };
const malt = { sku: 'MALT', quantity: 5 };

it('asks no further where the backend does not complain', async () => {
  const add = vi.fn(async () => ({ totalQuantity: 2 }));
  const fetchDetails = vi.fn();
  expect(await createPutIn({ add } as never, { fetchDetails })('cart-1', gin, holding(malt))).toEqual({});
  expect(add).toHaveBeenCalledExactlyOnceWith('cart-1', gin, [malt], expect.any(Function));
  expect(fetchDetails).not.toHaveBeenCalled();
});

it('lets whoever sends it look whether it went in where the answer was lost', async () => {
  const looked: boolean[] = [];
  for (const quantity of [2, 1]) {
    const add = vi.fn(async (...[, , , wentIn]: [unknown, unknown, unknown, () => Promise<boolean>]) => {
      looked.push(await wentIn());
      return { totalQuantity: 0 };
    });
    const fetchDetails = async () => holding({ ...gin, quantity });
    expect(await createPutIn({ add } as never, { fetchDetails })('cart-1', gin, holding())).toEqual({});
  }
  expect(looked).toEqual([true, false]);
});

describe('where it complains', () => {
  it.each([
    ['all pieces are there', 4, undefined],
    ['more are there, of another tab', 5, undefined],
    ['some are missing', 3, refusal],
    ['none came', 2, refusal],
  ])('%s', async (_, quantity, expected) => {
    const before = holding({ ...gin, quantity: 2 }, malt);
    const after = holding({ ...gin, quantity }, malt);
    expect(await putIn(gin, { before, after })).toBe(expected);
  });

  it('looks at the product alone', async () => {
    const after = holding({ ...malt, quantity: 9 });
    expect(await putIn(gin, { before: holding(malt), after })).toBe(refusal);
  });

  const rum = { sku: 'RUM-70', parentSku: 'RUM', quantity: 1 };
  it.each([
    ['by itself and its parent', { ...rum }, rum],
    ['by itself where the line names its parent too', { sku: 'RUM-70', quantity: 1 }, rum],
    ['by its parent where the line names the parent alone', { ...rum }, { sku: 'RUM', quantity: 1 }],
    ['by itself where the line names no parent', { ...rum }, { sku: 'RUM-70', quantity: 1 }],
    ['by its parent where the line is of another variant', { sku: 'RUM', quantity: 1 }, rum],
  ])('knows a variant %s', async (_, item, line) => {
    expect(await putIn(item, { after: holding(line) })).toBeUndefined();
  });

  it('takes no line without a parent for that of an item without one', async () => {
    const after = holding({ sku: 'MALT', quantity: 2 });
    expect(await putIn({ sku: 'GIN', quantity: 2 }, { after })).toBe(refusal);
  });

  it.each([
    [9, undefined],
    [7, undefined],
    [6, refusal],
  ])('goes by the %i pieces that were told where the cart cannot be read', async (total, expected) => {
    expect(await putIn(gin, { before: holding(malt), total })).toBe(expected);
  });
});
