// The mini cart in a browser: the trigger, and the drawer that comes with the first press or with an item that was added.
import { signal } from '@preact/signals-core';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { MiniCart, type MiniCartProps } from '../../src/cart/mini-cart/MiniCart';
import dialogCss from '../../src/ui/dialog/dialog.css?inline';
import { modalClosed, modalOpened } from '../../src/ui/dialog/open-modals';
import { StorefrontContext } from '../../src/use-storefront';
import type { Storefront } from '../../src/storefront';
import { behavingCart, fakeShop, graphqlError, networkError, type Answers } from './fake-shop';
import { waitFor } from '../support/wait-for';
import { couponCart } from './coupon/coupon-cart';

const roots: Root[] = [];
beforeEach(() => localStorage.clear());
afterEach(() => {
  for (const root of roots.splice(0)) root.unmount();
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

function show(
  answers: Answers,
  props: MiniCartProps = {},
  cartId = 'cart-1',
  minis = 1,
  place = { standalone: false, path: '/' },
) {
  const shop = fakeShop(answers, { area: localStorage, standalone: place.standalone });
  if (cartId) shop.storage.set('cartId', cartId);
  const storefront = Object.assign(shop.storefront, {
    routing: {
      href: (path: string) => `https://shop.example${path}`,
      url: signal(new URL(`https://shop.example${place.path}`)),
    },
  } as unknown as Partial<Storefront>);
  const root = createRoot(document.body.appendChild(document.createElement('main')));
  roots.push(root);
  root.render(
    <StorefrontContext value={storefront}>
      {Array.from({ length: minis }, (_, n) => (
        <MiniCart key={n} {...props} />
      ))}
    </StorefrontContext>,
  );
  return shop;
}

const whisky = { uid: 'uid-1', sku: 'WH-001', quantity: 2 };

// First of all tests: no pointer has come near the trigger yet.
it('behaviour 4.1: shows the last known count at once, and reads the cart when the page rests', async () => {
  const atRest: (() => void)[] = [];
  vi.stubGlobal('requestIdleCallback', (callback: () => void) => atRest.push(callback));
  const shop = show(behavingCart([whisky]).answers);
  shop.storage.set('cartCount', 5);
  await expect.element(page.getByRole('button', { name: 'Open your cart, 5 items' })).toBeVisible();
  expect(shop.names()).toEqual([]);
  vi.unstubAllGlobals();
  atRest.forEach((run) => run());
  await waitFor(() => expect(shop.names()).toContain('CartDetails'));
  await expect.element(page.getByRole('button', { name: 'Open your cart, 2 items' })).toBeVisible();
});

it('shows the number, opens with the lines, and gives the focus back', async () => {
  const onOpened = vi.fn();
  show(behavingCart([whisky]).answers, { onOpened });
  const trigger = page.getByRole('button', { name: 'Open your cart, 2 items' });
  await userEvent.click(trigger);
  await expect.element(page.getByRole('dialog', { name: 'Your cart' })).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Name of WH-001' })).toBeVisible();
  expect(onOpened).toHaveBeenCalledExactlyOnceWith({ count: 2 });
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(page.getByRole('dialog').query()).toBeNull());
  await expect.element(trigger).toHaveFocus();
});

it('is laid out before its first press, unseen, and opens as it is', async () => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(dialogCss);
  document.adoptedStyleSheets.push(sheet);
  // Around it what would make a page wider that something stands outside of.
  document.body.style.transform = 'translateX(0)';
  show(behavingCart([whisky]).answers);
  await waitFor(() => expect(document.querySelector('.drawer .cart-line')).not.toBeNull());
  const line = document.querySelector('.drawer .cart-line')!;
  expect(line.getBoundingClientRect().height).toBeGreaterThan(0);
  expect(line.checkVisibility({ visibilityProperty: true })).toBe(false);
  expect(page.getByRole('dialog').query()).toBeNull();
  const { scrollWidth, clientWidth } = document.documentElement;
  expect(scrollWidth).toBe(clientWidth);
  await userEvent.click(page.getByRole('button', { name: 'Open your cart, 2 items' }));
  await expect.element(page.getByRole('dialog', { name: 'Your cart' })).toBeVisible();
  expect(document.querySelector('dialog[open] .cart-line')).toBe(line);
  await expect.element(page.getByRole('button', { name: 'Close' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(line.checkVisibility({ visibilityProperty: true })).toBe(false));
  document.body.style.transform = '';
  document.adoptedStyleSheets.pop();
});

it('closes when its page is another one, as after a press on the name of a product', async () => {
  const shop = show(behavingCart([whisky]).answers);
  await userEvent.click(page.getByRole('button', { name: /^Open your cart/ }));
  await expect.element(page.getByRole('link', { name: 'Name of WH-001' })).toBeVisible();
  const { url } = shop.storefront.routing as unknown as { url: { value: URL } };
  url.value = new URL('https://shop.example/?a=1');
  await expect.element(page.getByRole('dialog')).toBeVisible();
  url.value = new URL('https://shop.example/wh-001.html');
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  expect(shop.storefront.app.drawer.value).toBeNull();
});

it('behaviour 2.4: its button goes to /cart', async () => {
  show(behavingCart([whisky]).answers);
  await userEvent.click(page.getByRole('button', { name: 'Open your cart, 2 items' }));
  await expect
    .element(page.getByRole('dialog').getByRole('link', { name: 'View cart' }))
    .toHaveAttribute('href', 'https://shop.example/cart');
});

it('is empty without asking for a visitor who has no cart', async () => {
  const shop = show({}, {}, '');
  await userEvent.click(page.getByRole('button', { name: 'Open your cart' }));
  await expect.element(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
  expect(shop.names()).toEqual([]);
});

it('shows what is there where the first item did not go in', async () => {
  const { answers } = behavingCart();
  const { CreateCart: create } = answers;
  let begin = (): void => undefined;
  answers.CreateCart = (...asked) => new Promise((resolve) => (begin = () => resolve(create!(...asked))));
  answers.AddProductsToCart = () => networkError();
  // The page's own reading is over.
  vi.stubGlobal('requestIdleCallback', () => 0);
  const shop = show(answers, {}, '');
  const adding = shop.cart.addItem({ sku: 'RM-001', quantity: 1 });
  await waitFor(() => expect(shop.names()).toEqual(['CreateCart']));
  await userEvent.click(page.getByRole('button', { name: 'Open your cart, 1 item' }));
  await expect.element(page.getByRole('dialog', { name: 'Your cart' })).toBeVisible();
  begin();
  expect(await adding).toBe(false);
  await expect.element(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
});

it('opens when something was added, where that is wished', async () => {
  const shop = show(behavingCart([whisky]).answers, { openOnAdd: true });
  await expect.element(page.getByRole('button', { name: 'Open your cart, 2 items' })).toBeVisible();
  await shop.cart.addItem({ sku: 'RM-001', quantity: 1 });
  await expect.element(page.getByRole('link', { name: 'Name of RM-001' })).toBeVisible();
});

it('counts in every badge what is being added, before its answer and after it, with one request', async () => {
  const backend = behavingCart([whisky]);
  const add = backend.answers.AddProductsToCart!;
  let release: () => void = () => undefined;
  backend.answers.AddProductsToCart = async (variables, body) => {
    await new Promise<void>((done) => (release = done));
    return add(variables, body);
  };
  const shop = show(backend.answers, {}, 'cart-1', 2);
  await expect.element(page.getByRole('button', { name: 'Open your cart, 2 items' }).first()).toBeVisible();
  const before = shop.names().length;
  const added = shop.cart.addItem({ sku: 'RM-001', quantity: 3 });
  const badges = () => [...document.querySelectorAll('.mini-cart-badge')].map((badge) => badge.textContent);
  await waitFor(() => expect(badges()).toEqual(['5', '5']));
  await waitFor(() => expect(shop.names().slice(before)).toEqual(['AddProductsToCart']));
  release();
  expect(await added).toBe(true);
  expect(badges()).toEqual(['5', '5']);
  expect(shop.names().slice(before)).toEqual(['AddProductsToCart']);
});

it('takes back from the badge what is refused', async () => {
  const backend = behavingCart([whisky]);
  let refuse: () => void = () => undefined;
  backend.answers.AddProductsToCart = () =>
    new Promise((done) => (refuse = () => done(graphqlError('No', 'graphql-input'))));
  const shop = show(backend.answers);
  await expect.element(page.getByRole('button', { name: 'Open your cart, 2 items' })).toBeVisible();
  const added = shop.cart.addItem({ sku: 'RM-001', quantity: 3 });
  await expect.element(page.getByRole('button', { name: 'Open your cart, 5 items' })).toBeVisible();
  await waitFor(() => expect(shop.names()).toContain('AddProductsToCart'));
  refuse();
  expect(await added).toBe(false);
  await expect.element(page.getByRole('button', { name: 'Open your cart, 2 items' })).toBeVisible();
});

it('opens one of two, and tells it once', async () => {
  const onOpened = vi.fn();
  const shop = show(behavingCart([whisky]).answers, { openOnAdd: true, onOpened }, 'cart-1', 2);
  await expect.element(page.getByRole('button', { name: 'Open your cart, 2 items' }).first()).toBeVisible();
  await shop.cart.addItem({ sku: 'RM-001', quantity: 1 });
  await expect.element(page.getByRole('link', { name: 'Name of RM-001' })).toBeVisible();
  expect(document.querySelectorAll('dialog[open]')).toHaveLength(1);
  expect(onOpened).toHaveBeenCalledOnce();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(document.querySelectorAll('dialog[open]')).toHaveLength(0));
  // The other one has opened neither then nor since.
  await shop.cart.addItem({ sku: 'GN-001', quantity: 1 });
  await expect.element(page.getByRole('link', { name: 'Name of GN-001' })).toBeVisible();
  expect(document.querySelectorAll('dialog[open]')).toHaveLength(1);
  expect(onOpened).toHaveBeenCalledTimes(2);
});

it('waits for the window in which something was chosen to close', async () => {
  const shop = show(behavingCart([whisky]).answers, { openOnAdd: true });
  await expect.element(page.getByRole('button', { name: 'Open your cart, 2 items' })).toBeVisible();
  const options = document.body.appendChild(document.createElement('dialog'));
  options.showModal();
  modalOpened(options);
  await shop.cart.addItem({ sku: 'RM-001', quantity: 1 });
  // The cart has drawn what came.
  await waitFor(() => expect(document.querySelector('.mini-cart-badge')?.textContent).toBe('3'));
  expect(document.querySelectorAll('dialog[open]')).toHaveLength(1);
  options.close();
  modalClosed(options);
  await expect.element(page.getByRole('link', { name: 'Name of RM-001' })).toBeVisible();
});

it('does not let an unavailable line through', async () => {
  const error = 'There are no source items with the in stock status';
  show(behavingCart([{ ...whisky, error }]).answers);
  await userEvent.click(page.getByRole('button', { name: 'Open your cart, 2 items' }));
  await expect.element(page.getByText('No longer available')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Checkout' })).toBeDisabled();
  await userEvent.click(page.getByRole('button', { name: 'Remove Name of WH-001' }));
  await expect.element(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
  await waitFor(() => expect(document.activeElement?.className).toBe('mini-cart-empty'));
});

it.each([
  [true, '/checkout'],
  [true, '/checkout/'],
  [false, '/checkout'],
])('behaviour 2.4: is not there on the checkout, in the shop itself: %s, at %s', async (standalone, path) => {
  const { answers } = behavingCart([whisky]);
  show(answers, {}, 'cart-1', 1, { standalone, path });
  // One that is on a page where it shows.
  show(answers);
  const trigger = page.getByRole('button', { name: 'Open your cart, 2 items' });
  await expect.element(trigger.first()).toBeVisible();
  expect(document.querySelectorAll('.mini-cart-trigger')).toHaveLength(standalone ? 1 : 2);
});

it('says of a code that it takes nothing off, or is gone', async () => {
  const { answers, now, drop } = couponCart([whisky]);
  Object.assign(now, { codes: ['SAVE10'] });
  const shop = show(answers);
  await userEvent.click(page.getByRole('button', { name: /^Open your cart/ }));
  await expect.element(page.getByText(/^Code SAVE10 is on your cart, but takes nothing off/)).toBeVisible();
  drop();
  await shop.cart.load();
  await expect.element(page.getByText(/^Code SAVE10 is no longer on your cart\./)).toBeVisible();
});
