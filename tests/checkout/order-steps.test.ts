// The steps of placing an order by themselves: what follows what, and what a failure leaves undone (behaviour 4.3).
import { expect, it, vi } from 'vitest';
import { placeOrder, type OrderSteps } from '../../src/checkout/order/place-order';

const payment = { method: 'checkmo' } as unknown as Awaited<ReturnType<OrderSteps['pay']>>;
const placed = { id: '7' };

/** Steps that work, but for those given, and what was called in which order. */
function steps(changed: Partial<OrderSteps> = {}) {
  const called: string[] = [];
  const all: OrderSteps = {
    submit: () => undefined,
    earlierAttempt: () => Promise.resolve(undefined),
    pay: () => Promise.resolve(payment),
    sendShippingInformation: () => Promise.resolve(),
    sendPaymentInformation: () => Promise.resolve(placed),
    setOrder: () => undefined,
    clearSavedData: () => undefined,
    removeCart: () => undefined,
    createCart: () => Promise.resolve(),
    accept: () => undefined,
    reject: () => undefined,
    ...changed,
  };
  for (const [name, step] of Object.entries(all) as [keyof OrderSteps, () => never][])
    all[name] = vi.fn((...given: []) => {
      called.push(name);
      return step(...given);
    });
  return { all, called };
}

const names = (list: string) => list.split(' ');

it('all steps, in their order', async () => {
  const { all, called } = steps();
  expect(await placeOrder(all)).toBe(true);
  expect(called).toEqual([
    ...names('submit earlierAttempt pay sendShippingInformation sendPaymentInformation'),
    ...names('setOrder clearSavedData removeCart createCart accept'),
  ]);
  expect(all.sendShippingInformation).toHaveBeenCalledWith(payment);
  expect(all.sendPaymentInformation).toHaveBeenCalledWith(payment);
  expect(all.setOrder).toHaveBeenCalledWith(placed);
});

it('nothing is paid or sent where an earlier attempt has placed the order', async () => {
  const { all, called } = steps({ earlierAttempt: () => Promise.resolve({ number: '000000007' }) });
  expect(await placeOrder(all)).toBe(true);
  expect(called).toEqual(names('submit earlierAttempt setOrder clearSavedData removeCart createCart accept'));
  expect(all.setOrder).toHaveBeenCalledWith({ number: '000000007' });
});

it('an order stands, also where no new cart can be made', async () => {
  const { all, called } = steps({ createCart: () => Promise.reject(new Error('x')) });
  expect(await placeOrder(all)).toBe(true);
  expect(called.at(-1)).toBe('accept');
});

it.each(['earlierAttempt', 'pay', 'sendShippingInformation', 'sendPaymentInformation'] as const)(
  'a failure of %s is the end of it: it is told, and nothing follows',
  async (failing) => {
    const error = new Error('x');
    const { all, called } = steps({ [failing]: () => Promise.reject(error) });
    expect(await placeOrder(all)).toBe(false);
    expect(called.slice(-2)).toEqual([failing, 'reject']);
    expect(all.reject).toHaveBeenCalledWith(error);
  },
);
