// behaviour 4.2: a code that the backend drops is told, once, and nothing is told that no answer has proven.
import { describe, expect, it, vi } from 'vitest';
import { keepTold } from '../../../src/cart/coupon/lost-coupons';
import type { CartState } from '../../../src/cart/state';
import { fakeShop, graphqlError, memoryArea, partialAnswer, rawCart } from '../fake-shop';
import { couponCart } from './coupon-cart';

const whisky = { uid: 'uid-1', sku: 'WH-001', quantity: 2 };
const rum = { uid: 'uid-2', sku: 'RM-001', quantity: 1 };
type Backend = ReturnType<typeof couponCart>;

function open({ answers }: Backend, { area } = memoryArea()) {
  const shop = fakeShop(answers, { area });
  if (!shop.storage.get('cartId')) shop.storage.set('cartId', 'cart-1');
  const lost = async () => {
    // What follows codes comes with the first one.
    await vi.dynamicImportSettled();
    return shop.cart.lostCoupons.value;
  };
  return { ...shop, tell: () => keepTold(shop.storage), lost };
}
async function withCode() {
  const backend = couponCart([whisky, rum]);
  const memory = memoryArea();
  const shop = open(backend, memory);
  await shop.cart.load();
  await shop.cart.applyCoupon('SAVE10');
  expect([shop.cart.details.value?.coupons, await shop.lost()]).toEqual([['SAVE10'], []]);
  return { ...shop, backend, memory };
}

describe('a code that is gone after', () => {
  it.each<[string, (cart: CartState) => Promise<unknown>]>([
    ['a line is taken out', (cart) => cart.removeItem('uid-1')],
    ['another quantity', (cart) => cart.updateItem('uid-1', 1)],
    ['something is put in', (cart) => cart.addItem({ sku: 'GN-001', quantity: 1 })],
    ['another address, and reading the cart', (cart) => cart.load()],
  ])('%s is told, and no longer where it is back', async (_, act) => {
    const { backend, cart, lost } = await withCode();
    backend.drop();
    await act(cart);
    expect(await lost()).toEqual(['SAVE10']);
    await cart.load();
    expect(await lost()).toEqual(['SAVE10']);
    await cart.applyCoupon('save10');
    expect(await lost()).toEqual([]);
  });

  it('a reload is told by that page, and by none after it', async () => {
    const { backend, memory } = await withCode();
    backend.drop();
    const second = open(backend, memory);
    await second.cart.load();
    expect(await second.lost()).toEqual(['SAVE10']);
    second.tell();
    await second.cart.load();
    expect(await second.lost()).toEqual(['SAVE10']);
    const third = open(backend, memory);
    await third.cart.load();
    expect(await third.lost()).toEqual([]);
  });

  it('a page that did not tell it is told by the next', async () => {
    const { backend, cart, memory } = await withCode();
    backend.drop();
    await cart.removeItem('uid-1');
    const next = open(backend, memory);
    await next.cart.load();
    expect(await next.lost()).toEqual(['SAVE10']);
  });

  it('it was accepted is told', async () => {
    const { backend, cart, lost } = await withCode();
    await cart.removeCoupon();
    const apply = backend.answers.ApplyCoupon!;
    backend.answers.ApplyCoupon = (variables) => {
      apply(variables, undefined);
      backend.drop();
      return { applyCouponToCart: { cart: rawCart('cart-1', [whisky, rum]).cart } };
    };
    await cart.applyCoupon('OTHER');
    expect([cart.details.value?.coupons, await lost()]).toEqual([[], ['OTHER']]);
  });

  it('another code is entered is not told any more', async () => {
    const { backend, cart, lost } = await withCode();
    backend.drop();
    await cart.load();
    await cart.applyCoupon('OTHER');
    expect(await lost()).toEqual([]);
  });
});

describe('nothing is told', () => {
  it('of a code that the shopper took away, here or in another tab', async () => {
    const { backend, cart, lost, memory } = await withCode();
    await cart.removeCoupon();
    expect(await lost()).toEqual([]);
    await cart.applyCoupon('SAVE10');
    const other = open(backend, memory);
    await other.cart.load();
    await other.cart.removeCoupon();
    await cart.load();
    expect([await lost(), await other.lost()]).toEqual([[], []]);
  });

  it('of a removal that was made and answered with an error', async () => {
    const { backend, cart, lost } = await withCode();
    backend.answers.RemoveCoupon = () => {
      backend.drop();
      return graphqlError('Internal server error');
    };
    await cart.removeCoupon();
    expect([cart.details.value?.coupons, await lost()]).toEqual([[], []]);
  });

  it('of a cart that could be read in part alone, and it is not forgotten by that', async () => {
    const { backend, cart, lost } = await withCode();
    const details = backend.answers.CartDetails!;
    const { cart: bare } = rawCart('cart-1', [whisky, rum]);
    backend.answers.CartDetails = () => partialAnswer({ cart: bare }, ['cart', 'applied_coupons']);
    await cart.load();
    expect([cart.details.value?.coupons, await lost()]).toEqual([[], []]);
    backend.answers.CartDetails = details;
    await cart.load();
    expect([cart.details.value?.coupons, await lost()]).toEqual([['SAVE10'], []]);
    backend.drop();
    await cart.load();
    expect(await lost()).toEqual(['SAVE10']);
  });

  it('of another cart', async () => {
    const { backend, memory } = await withCode();
    backend.drop();
    const next = open(backend, memory);
    next.storage.set('cartId', 'cart-2');
    await next.cart.load();
    expect([next.cart.cartId.value, await next.lost()]).toEqual(['cart-2', []]);
  });
});
