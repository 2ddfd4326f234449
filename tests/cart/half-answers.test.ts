// behaviour 7.3: a cart of whose answer a field has failed is shown as far as it goes, and a change that was made counts.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as change from '../../src/graphql/generated/cart-change';
import { CartDetailsDocument } from '../../src/graphql/generated/cart';
import { formatMoney } from '../../src/ui/price/money';
import { backendShop, type BackendShop } from '../support/backend-shop';
import { halvesOf, type Half } from '../support/answers/half-answers';
import { halvesOfRun } from '../support/answers/halves-of-run';

let shop: BackendShop;
const cartOf = () => shop.storefront.cart;

beforeAll(async () => {
  shop = await backendShop();
  await cartOf().addItem({ sku: 'WH-002', quantity: 2 });
  await cartOf().addItem(await variant());
  expect(cartOf().details.value?.items).toHaveLength(2);
  await cartOf().applyCoupon('SAVE10');
});
afterAll(() => shop.close());
beforeEach(() => delete shop.intercept.spoil);

/** Something that has to be chosen. */
async function variant() {
  const { data } = await shop.backend.graphql<{ products: { items: Parent[] } }>(
    '{ products(filter: { price: { from: "5" } }, pageSize: 200) { items { sku ... on ConfigurableProduct { variants { product { sku stock_status } } } } } }',
  );
  const [found] = (data?.products.items ?? []).flatMap(({ sku: parentSku, variants = [] }) =>
    variants.flatMap(({ product: { sku, stock_status } }) =>
      stock_status === 'IN_STOCK' ? { sku, parentSku, quantity: 1 } : [],
    ),
  );
  return found!;
}
interface Parent {
  sku: string;
  variants?: { product: { sku: string; stock_status: string } }[];
}

/** The halves of what is answered when `act` is done. */
async function halves(
  operation: string,
  document: string,
  act: () => Promise<unknown>,
): Promise<readonly Half[]> {
  let found: readonly Half[] = [];
  shop.intercept.spoil = (name, answer) => {
    if (name === operation) found = halvesOfRun(halvesOf(document, answer.data));
    return answer;
  };
  await act();
  delete shop.intercept.spoil;
  expect(found.length).toBeGreaterThan(10);
  return found;
}

/** The next answer to it is only that half. */
const spoil = (operation: string, { data, errors }: Half) =>
  (shop.intercept.spoil = (name, answer) => (name === operation ? { data, errors } : answer));

interface RawCart {
  total_quantity: number;
  items: { uid: string; prices: object | null }[] | null;
  prices: { grand_total: { value: number | null; currency: string | null } | null } | null;
}

describe('reading', () => {
  it('shows what is there, and no amount that was not told', async () => {
    const cart = cartOf();
    await cart.load();
    const whole = cart.details.value!;
    const wrong: string[] = [];
    for (const half of await halves('CartDetails', CartDetailsDocument, cart.load)) {
      cart.reset();
      spoil('CartDetails', half);
      await cart.load();
      const raw = half.data?.cart as RawCart | null;
      const lines = raw?.items?.filter((item) => item) ?? [];
      const shown = cart.details.value;
      if (!lines.length) {
        if (shown || !cart.detailsError.value) wrong.push(`${half.place}: nothing is there, and no error`);
        continue;
      }
      const { value, currency } = raw?.prices?.grand_total ?? {};
      const isTold = value != null && !!currency;
      const total = shown && formatMoney(shown.grandTotal);
      if (cart.detailsError.value || shown?.items.length !== lines.length) wrong.push(`${half.place}: lines`);
      if (total !== (isTold ? formatMoney(whole.grandTotal) : '–')) wrong.push(`${half.place}: ${total}`);
      if (!isTold && !cart.isBlocked.value) wrong.push(`${half.place}: can be ordered`);
      const isLineLost = lines.length < whole.items.length;
      if (isLineLost && !cart.isBlocked.value) wrong.push(`${half.place}: a line is lost without a word`);
      if (!isLineLost && isTold && cart.isBlocked.value) wrong.push(`${half.place}: cannot be ordered`);
      if (!half.place.startsWith('storeConfig') && !isLineLost && !shown?.isPartial)
        wrong.push(`${half.place}: says nothing`);
      for (const item of shown?.items ?? []) {
        const { price, rowTotal } = whole.items.find(({ uid }) => uid === item.uid)!;
        for (const [told, meant] of [
          [item.price, price],
          [item.rowTotal, rowTotal],
        ] as const)
          if (![formatMoney(meant), '–'].includes(formatMoney(told)))
            wrong.push(`${half.place}: ${formatMoney(told)}`);
      }
    }
    expect(wrong).toEqual([]);
  });

  it('is whole again with the next answer', async () => {
    const cart = cartOf();
    await cart.load();
    expect(cart.details.value?.isPartial).toBeUndefined();
    expect(cart.isBlocked.value).toBe(false);
  });
});

describe('a change that was made counts, whatever is answered of it', () => {
  const line = (of = 'WH-002') => cartOf().details.value!.items.find(({ sku }) => sku === of);
  let quantity = 2;

  const changes: [string, string, () => Promise<unknown>, () => unknown, (() => Promise<unknown>)?][] = [
    [
      'AddProductsToCart',
      change.AddProductsToCartDocument,
      () => cartOf().addItem({ sku: 'WH-002', quantity: 1 }),
      () => line()?.quantity === quantity + 1,
      () => cartOf().updateItem(line()!.uid, quantity),
    ],
    [
      'UpdateCartItem',
      change.UpdateCartItemDocument,
      () => cartOf().updateItem(line()!.uid, (quantity = quantity === 2 ? 3 : 2)),
      () => line()?.quantity === quantity,
    ],
    [
      'RemoveItemFromCart',
      change.RemoveItemFromCartDocument,
      () => cartOf().removeItem(line('GN-002')!.uid),
      () => !line('GN-002'),
      () => cartOf().addItem({ sku: 'GN-002', quantity: 1 }),
    ],
    [
      'RemoveCoupon',
      change.RemoveCouponDocument,
      () =>
        cartOf()
          .removeCoupon()
          .then(() => true),
      () => cartOf().details.value!.coupons.length === 0,
      () => cartOf().applyCoupon('SAVE10'),
    ],
    [
      'ApplyCoupon',
      change.ApplyCouponDocument,
      () =>
        cartOf()
          .applyCoupon('SAVE10')
          .then(() => true),
      () => cartOf().details.value!.coupons.length === 1,
      () => cartOf().removeCoupon(),
    ],
  ];

  it.each(changes)('%s', async (operation, document, act, isDone, undo) => {
    const cart = cartOf();
    await cart.load();
    if (operation === 'ApplyCoupon') await cart.removeCoupon();
    if (operation === 'RemoveItemFromCart') await undo!();
    const found = await halves(operation, document, act);
    const wrong: string[] = [];
    for (const half of found) {
      await undo?.();
      spoil(operation, half);
      const outcome = await act().catch((error: Error) => error.message);
      if (outcome !== true || !isDone()) wrong.push(`${half.place}: ${String(outcome)}`);
      delete shop.intercept.spoil;
    }
    expect(wrong).toEqual([]);
  });

  it('and one that was refused does not', async () => {
    const cart = cartOf();
    await cart.load();
    shop.intercept.answer = (name) =>
      name === 'UpdateCartItem'
        ? Response.json({ data: { updateCartItems: null }, errors: [{ message: 'Internal server error' }] })
        : undefined;
    expect(await cart.updateItem(line()!.uid, 7)).toBe(false);
    expect(line()?.quantity).not.toBe(7);
    delete shop.intercept.answer;
  });
});
