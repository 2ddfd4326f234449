// A guest's cart in a browser: lines are saved for later, stand below, and go back into the cart.
import axe from 'axe-core';
import { signal } from '@preact/signals-core';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { createToasts } from '../../../src/app/toasts';
import { cartPageStyles } from '../../../src/cart/styles';
import { CartWithWishlist } from '../../../src/catalog/wishlist/CartWithWishlist';
import { createSaved } from '../../../src/catalog/wishlist/saved';
import { SavedItems } from '../../../src/catalog/wishlist/SavedItems';
import { RootContext } from '../../../src/root-context';
import { uiStyles } from '../../../src/ui/styles';
import { StorefrontContext } from '../../../src/use-storefront';
import type { Storefront } from '../../../src/storefront';
import { behavingCart, fakeShop, type Answers, type RawLine } from '../../cart/fake-shop';
import { fakeStorefront } from '../fake-storefront';
import { show, tidy } from '../show';

let root: Root | undefined;
beforeEach(() => localStorage.clear());
afterEach(() => {
  root?.unmount();
  root = undefined;
  tidy();
  document.body.replaceChildren();
});

/** The cart page of a guest. */
function openCart(lines: RawLine[], answers: Answers = {}) {
  const backend = behavingCart(lines);
  const shop = fakeShop({ ...backend.answers, ...answers }, { area: localStorage, standalone: true });
  shop.storage.set('cartId', 'cart-1');
  const storefront = Object.assign(shop.storefront, {
    routing: {
      href: (path: string) => `https://shop.example${path}`,
      url: signal(new URL('https://shop.example/cart')),
    },
  } as unknown as Partial<Storefront>) as Storefront;
  document.adoptedStyleSheets = [...uiStyles, ...cartPageStyles].map((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css.replaceAll(':host', ':root'));
    return sheet;
  });
  const events = { onItemAdded: vi.fn(), onItemRemoved: vi.fn() };
  root = createRoot(document.body.appendChild(document.createElement('main')));
  root.render(
    <StorefrontContext value={storefront}>
      <RootContext value={{ adoptStyles: () => undefined, reportError: console.error, events }}>
        <CartWithWishlist {...events} />
      </RootContext>
    </StorefrontContext>,
  );
  return { storefront, events };
}

it('saves a line of the cart, and puts it back', async () => {
  const { storefront, events } = openCart([{ uid: 'uid-1', sku: 'WH-001', quantity: 2 }]);
  await page.getByRole('button', { name: 'Save for later: Name of WH-001' }).click();
  await expect.element(page.getByText('Your cart is empty')).toBeVisible();
  expect(storefront.feature(createSaved).value).toMatchObject([{ sku: 'WH-001', quantity: 2 }]);
  const [toast] = storefront.toasts.toasts.value.values();
  expect(toast).toMatchObject({ message: 'Name of WH-001 is saved for later.', actionText: 'Undo' });
  toast?.onAction?.();
  await expect.element(page.getByRole('textbox', { name: 'Quantity of Name of WH-001' })).toHaveValue('2');
  await expect.poll(() => storefront.feature(createSaved).value).toEqual([]);
  const both = { sku: 'WH-001', quantity: 2 };
  expect(events.onItemRemoved.mock.calls).toMatchObject([[both]]);
  await expect.poll(() => events.onItemAdded.mock.calls).toMatchObject([[both]]);
});

it('shows what is saved, takes it off, and says what the shop no longer has', async () => {
  const { storefront } = fakeStorefront(() => ({ products: { items: [] } }));
  Object.assign(storefront, { toasts: createToasts() });
  const item = { sku: 'A', name: 'Amber', quantity: 1, selectedOptions: ['large'], choice: 'Large' };
  storefront.storage.set('savedItems', [item, { ...item, sku: 'B', name: 'Birch' }]);
  const shadow = show(storefront, <SavedItems />);
  const remove = page.getByRole('button', { name: 'Remove Amber, Large from what you saved' });
  await expect.element(remove).toBeVisible();
  expect(page.getByRole('link', { name: 'Sign in' }).element().getAttribute('href')).toBe(
    'https://shop.example/sign-in?origin=%2Fcart',
  );
  expect((await axe.run(shadow.firstElementChild as HTMLElement)).violations).toEqual([]);
  (remove.element() as HTMLElement).focus();
  await remove.click();
  await expect.element(remove).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: /^Remove Birch/ })).toBeVisible();
  expect((shadow.activeElement as HTMLElement).textContent).toBe('Saved for later');
  expect(storefront.feature(createSaved).value.map(({ sku }) => sku)).toEqual(['B']);
});

it('says that the last of it is off, and keeps the focus where it stood', async () => {
  localStorage.clear();
  const { storefront } = openCart([{ uid: 'uid-1', sku: 'WH-001', quantity: 2 }], {
    ProductsBySku: () => ({ products: { items: [] } }),
  });
  const item = { sku: 'A', name: 'Amber', quantity: 1, selectedOptions: [] };
  storefront.storage.set('savedItems', [item]);
  const remove = page.getByRole('button', { name: 'Remove Amber from what you saved' });
  await expect.element(remove).toBeVisible();
  // Nobody has pressed anything.
  expect(document.activeElement).toBe(document.body);
  await remove.click();
  await expect.element(remove).not.toBeInTheDocument();
  await expect.poll(() => document.activeElement?.className).toBe('saved-place');
  const messages = [...storefront.toasts.toasts.value.values()].map(({ message }) => message);
  expect(messages).toEqual(['Amber is no longer saved.']);
});

it('puts as many into the cart as were taken out of it', async () => {
  const price = {
    final_price: { value: 20, currency: 'USD' },
    regular_price: { value: 20, currency: 'USD' },
  };
  const amber = {
    __typename: 'SimpleProduct',
    uid: 'uid-A',
    sku: 'A',
    name: 'Amber',
    url_key: 'amber',
    url_suffix: '.html',
    stock_status: 'IN_STOCK',
    price_range: { minimum_price: { ...price, discount: { amount_off: 0 } } },
  };
  const { storefront, addItem } = fakeStorefront(() => ({ products: { items: [amber] } }));
  Object.assign(storefront, { toasts: createToasts() });
  storefront.storage.set('savedItems', [{ sku: 'A', name: 'Amber', quantity: 3, selectedOptions: [] }]);
  show(storefront, <SavedItems />);
  await page.getByRole('button', { name: 'Add to cart: Amber' }).click();
  await expect.poll(() => storefront.feature(createSaved).value).toEqual([]);
  expect(addItem).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ sku: 'A', quantity: 3 }));
});
