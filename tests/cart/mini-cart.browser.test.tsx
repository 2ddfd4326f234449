// The mini cart in a browser: the trigger, and the drawer that comes with the first press or with an item that was added.
import { signal } from '@preact/signals-core';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { createAppState } from '../../src/app/state';
import { MiniCart, type MiniCartProps } from '../../src/cart/MiniCart';
import { StorefrontContext } from '../../src/use-storefront';
import type { Storefront } from '../../src/storefront';
import { behavingCart, fakeShop, type Answers } from './fake-shop';

let root: Root | undefined;
beforeEach(() => localStorage.clear());
afterEach(() => {
  root?.unmount();
  document.body.replaceChildren();
});

function show(answers: Answers, props: MiniCartProps = {}, cartId = 'cart-1') {
  const shop = fakeShop(answers, { area: localStorage });
  if (cartId) shop.storage.set('cartId', cartId);
  const storefront = {
    ...shop.storefront,
    app: createAppState(),
    routing: {
      href: (path: string) => `https://shop.example${path}`,
      url: signal(new URL('https://shop.example/')),
    },
  } as unknown as Storefront;
  root = createRoot(document.body.appendChild(document.createElement('main')));
  root.render(
    <StorefrontContext value={storefront}>
      <MiniCart {...props} />
    </StorefrontContext>,
  );
  return shop;
}

const whisky = { uid: 'uid-1', sku: 'WH-001', quantity: 2 };

it('shows the number, opens with the lines, and gives the focus back', async () => {
  const onOpened = vi.fn();
  show(behavingCart([whisky]).answers, { onOpened });
  const trigger = page.getByRole('button', { name: 'Open your cart, 2 items' });
  await userEvent.click(trigger);
  await expect.element(page.getByRole('dialog', { name: 'Your cart' })).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Name of WH-001' })).toBeVisible();
  expect(onOpened).toHaveBeenCalledExactlyOnceWith({ count: 2 });
  await userEvent.keyboard('{Escape}');
  await vi.waitFor(() => expect(page.getByRole('dialog').query()).toBeNull());
  await expect.element(trigger).toHaveFocus();
});

it('is empty without asking for a visitor who has no cart', async () => {
  const shop = show({}, {}, '');
  await userEvent.click(page.getByRole('button', { name: 'Open your cart' }));
  await expect.element(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
  expect(shop.names()).toEqual([]);
});

it('opens when something was added, where that is wished', async () => {
  const shop = show(behavingCart([whisky]).answers, { openOnAdd: true });
  await expect.element(page.getByRole('button', { name: 'Open your cart, 2 items' })).toBeVisible();
  await shop.cart.addItem({ sku: 'RM-001', quantity: 1 });
  await expect.element(page.getByRole('link', { name: 'Name of RM-001' })).toBeVisible();
});
