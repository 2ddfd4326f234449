// Events of a purchase: each once for a cart, also after a reload, in a second tab, and when the cart is replaced.
import { expect, it, vi } from 'vitest';
import { createToldEvents } from '../../src/checkout/order/told-events';
import { fakeShop, memoryArea } from '../cart/fake-shop';

it('tells each event of a cart once, whoever asks', () => {
  const { area } = memoryArea();
  const [tab, other] = [fakeShop({}, { area }), fakeShop({}, { area })].map(({ storefront }) =>
    createToldEvents(storefront),
  );
  const tell = vi.fn();
  for (const events of [tab, other, tab])
    for (const name of ['begin_checkout', 'add_shipping_info flat', 'add_shipping_info air'])
      events!.once('cart-1', name, () => tell(name));
  expect(tell.mock.calls.flat()).toEqual([
    'begin_checkout',
    'add_shipping_info flat',
    'add_shipping_info air',
  ]);
  tab!.once('cart-2', 'begin_checkout', () => tell('another cart'));
  expect(tell).toHaveBeenLastCalledWith('another cart');
});

it('tells it again on another visit', () => {
  vi.useFakeTimers();
  try {
    const events = createToldEvents(fakeShop({}, { area: memoryArea().area }).storefront);
    const tell = vi.fn();
    events.once('cart-1', 'begin_checkout', tell);
    vi.advanceTimersByTime(29 * 60_000);
    events.once('cart-1', 'begin_checkout', tell);
    expect(tell).toHaveBeenCalledOnce();
    vi.advanceTimersByTime(2 * 60_000);
    events.once('cart-1', 'begin_checkout', tell);
    expect(tell).toHaveBeenCalledTimes(2);
    // But not that it was bought: a receipt may be looked at for days.
    const bought = vi.fn();
    events.purchaseOnce('cart-1', bought);
    vi.advanceTimersByTime(7 * 24 * 60 * 60_000);
    events.once('cart-2', 'begin_checkout', tell);
    events.purchaseOnce('cart-1', bought);
    expect(bought).toHaveBeenCalledOnce();
  } finally {
    vi.useRealTimers();
  }
});
