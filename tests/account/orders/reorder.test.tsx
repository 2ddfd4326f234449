// @vitest-environment happy-dom
// What comes of buying an order again where its buyer has gone on before the answer.
import { signal } from '@preact/signals-core';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, it, vi } from 'vitest';
import type { Order } from '../../../src/account/orders/order';
import { Reorder } from '../../../src/account/orders/Reorder';
import type { Storefront } from '../../../src/storefront';
import { StorefrontContext } from '../../../src/use-storefront';
import '../../../src/words/catalogue/order';
import { createText } from '../../../src/words/text';

afterEach(() => document.body.replaceChildren());

const order = { number: '7', items: [{ sku: 'A', name: 'Gin' }, { sku: 'B' }] } as unknown as Order;
const soldOut = { code: 'UNDEFINED', message: 'Could not add it.' };

/** Pressed, and not answered yet. */
async function press() {
  const isPageLoading = signal(false);
  let say: (answer: object) => void = () => undefined;
  const mutate = vi.fn(() => new Promise<object>((done) => (say = done)));
  const [navigate, addToast] = [vi.fn(), vi.fn()];
  const storefront = {
    app: { isPageLoading },
    cart: { details: signal(undefined), load: async () => undefined },
    config: { standalone: true },
    routing: { navigate },
    text: createText('en_US'),
    toasts: { addToast },
    transport: { mutate },
  } as unknown as Storefront;
  const host = document.body.appendChild(document.createElement('main'));
  const root = createRoot(host);
  root.render(
    <StorefrontContext value={storefront}>
      <Reorder order={order} />
    </StorefrontContext>,
  );
  await expect.poll(() => host.querySelector('button')).not.toBeNull();
  host.querySelector('button')!.click();
  await expect.poll(() => mutate.mock.calls.length).toBe(1);
  const answer = async (...userInputErrors: object[]) => {
    say({ reorderItems: { userInputErrors } });
    await expect.poll(() => addToast.mock.calls.length).toBe(1);
    root.unmount();
    return addToast.mock.calls[0]![0] as object;
  };
  return { answer, isPageLoading, navigate, leave: () => root.unmount() };
}

const whole = { type: 'success', message: 'The items of order 7 are in your cart.' };

it('leads to the cart', async () => {
  const { answer, navigate } = await press();
  expect(await answer()).toEqual(whole);
  expect(navigate).toHaveBeenCalledExactlyOnceWith('/cart');
});

it('says it to who has gone on, and leads nowhere', async () => {
  const { answer, leave, navigate } = await press();
  leave();
  expect(await answer()).toEqual(whole);
  expect(navigate).not.toHaveBeenCalled();
});

it('does the same while another page is on its way', async () => {
  const { answer, isPageLoading, navigate } = await press();
  isPageLoading.value = true;
  expect(await answer()).toEqual(whole);
  expect(navigate).not.toHaveBeenCalled();
});

it.each([
  ['Not everything could be put into your cart', [soldOut]],
  ['Nothing could be put into your cart', [soldOut, soldOut]],
])('says to who has gone on: %s', async (message, errors) => {
  const { answer, leave } = await press();
  leave();
  expect(await answer(...errors)).toEqual({ type: 'warning', message });
});
