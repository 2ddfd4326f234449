// The heart: where it leads guests, what it does for customers, what it says.
import axe from 'axe-core';
import { signal } from '@preact/signals-core';
import { afterEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { createToasts } from '../../../src/app/toasts';
import { WishlistButton } from '../../../src/catalog/wishlist/WishlistButton';
import { Told } from '../../support/told';
import { fakeStorefront, graphqlError, type Answer, type FakeOptions } from '../fake-storefront';
import { show, tidy } from '../show';

afterEach(tidy);

/** A list that remembers. */
function backend(refusal?: Error): Answer {
  const items = new Map<string, string>();
  let next = 1;
  return (operation, variables) => {
    if (operation !== 'OwnWishlist' && refusal) return refusal;
    if (operation === 'AddToWishlist')
      for (const { sku } of variables.items as { sku: string }[]) items.set(String(next++), sku);
    if (operation === 'RemoveFromWishlist') for (const id of variables.ids as string[]) items.delete(id);
    if (operation !== 'OwnWishlist')
      return { addProductsToWishlist: { user_errors: [] }, removeProductsFromWishlist: { user_errors: [] } };
    const list = [...items].map(([id, sku]) => ({ id, product: { uid: sku, sku } }));
    return {
      customer: { wishlists: [{ id: '1', items_v2: { items: list, page_info: { total_pages: 1 } } }] },
    };
  };
}

function customer(answer: Answer, options: FakeOptions = {}) {
  const fake = fakeStorefront(answer, options);
  Object.assign(fake.storefront.user, { isSignedIn: signal(true), token: signal('t') });
  return fake;
}
function guest(options: FakeOptions = {}) {
  const fake = fakeStorefront(() => ({}), options);
  Object.assign(fake.storefront.user, { token: signal(undefined) });
  return fake;
}

it('is full for what a guest saved before', async () => {
  const { storefront, asked } = guest();
  storefront.storage.set('savedItems', [{ sku: 'A', quantity: 1, selectedOptions: [] }]);
  show(storefront, <WishlistButton sku="a" name="Amber" />);
  await expect.element(page.getByRole('button', { name: 'Take Amber off your wishlist' })).toBeVisible();
  expect(asked).toEqual([]);
});

it('keeps a product for a guest, at once and without a request', async () => {
  const { storefront, asked } = guest();
  Object.assign(storefront, { toasts: createToasts() });
  const [onWishlistItemAdded, onWishlistItemRemoved] = [vi.fn(), vi.fn()];
  show(
    storefront,
    <Told events={{ onWishlistItemAdded, onWishlistItemRemoved }}>
      <WishlistButton sku="A" name="Amber" />
    </Told>,
  );
  await page.getByRole('button', { name: 'Add Amber to your wishlist' }).click();
  await page.getByRole('button', { name: 'Take Amber off your wishlist' }).click();
  await expect.element(page.getByRole('button', { name: 'Add Amber to your wishlist' })).toBeVisible();
  expect(onWishlistItemAdded).toHaveBeenCalledOnce();
  expect(onWishlistItemRemoved).toHaveBeenCalledOnce();
  expect(asked).toEqual([]);
});

it('leads a guest of a foreign page to the sign-in, and on to the product', async () => {
  const { storefront, asked } = guest({ standalone: false });
  const onSignInRequested = vi.fn();
  show(
    storefront,
    <Told events={{ onSignInRequested }}>
      <WishlistButton sku="A" name="Amber" path="amber.html" />
    </Told>,
  );
  const link = page.getByRole('link', { name: 'Sign in to add Amber to your wishlist' });
  const href = new URL(link.element().getAttribute('href')!);
  expect([href.pathname, href.searchParams.get('origin')]).toEqual(['/sign-in', '/amber.html']);
  // Nobody at the shop hears of what this page keeps.
  expect(href.searchParams.get('wish')).toBe('A');
  link.element().addEventListener('click', (event) => event.preventDefault());
  await link.click();
  expect(onSignInRequested).toHaveBeenCalledWith({ origin: '/amber.html', sku: 'A' });
  expect(asked).toEqual([]);
});

it('puts on the list and takes off, by keyboard, and says so', async () => {
  const { storefront } = customer(backend());
  const [onWishlistItemAdded, onWishlistItemRemoved] = [vi.fn(), vi.fn()];
  const shadow = show(
    storefront,
    <Told events={{ onWishlistItemAdded, onWishlistItemRemoved }}>
      <WishlistButton sku="A" name="Amber" />
    </Told>,
  );
  const add = page.getByRole('button', { name: 'Add Amber to your wishlist' });
  await expect.element(add).toBeVisible();
  (add.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  const remove = page.getByRole('button', { name: 'Take Amber off your wishlist' });
  await expect.element(remove).toBeVisible();
  await expect.element(page.getByRole('status')).toHaveTextContent('Amber is on your wishlist.');
  const detail = { sku: 'A', name: 'Amber', quantity: 1, items: [{ item_id: 'A', item_name: 'Amber' }] };
  expect(onWishlistItemAdded.mock.calls).toMatchObject([[detail]]);
  expect(shadow.activeElement).toBe(remove.element());
  await userEvent.keyboard(' ');
  await expect.element(add).toBeVisible();
  await expect.element(page.getByRole('status')).toHaveTextContent('no longer');
  expect(onWishlistItemRemoved.mock.calls).toMatchObject([[detail]]);
});

it('shows the backend’s reason where it was pressed', async () => {
  const { storefront } = customer(backend(graphqlError('The wishlist is full.')));
  const onWishlistItemAdded = vi.fn();
  show(
    storefront,
    <Told events={{ onWishlistItemAdded }}>
      <WishlistButton sku="A" name="Amber" />
    </Told>,
  );
  await page.getByRole('button').click();
  await expect.element(page.getByText('The wishlist is full.')).toBeVisible();
  expect(onWishlistItemAdded).not.toHaveBeenCalled();
});

it('asks for one list for all hearts of a page, and passes axe', async () => {
  const { storefront, asked } = customer(backend());
  const shadow = show(
    storefront,
    <>
      <WishlistButton sku="A" name="Amber" />
      <WishlistButton sku="B" name="Birch" withLabel />
    </>,
  );
  await page.getByRole('button', { name: 'Birch' }).click();
  await expect.element(page.getByText('On your wishlist', { exact: true })).toBeVisible();
  await expect.poll(() => asked.map(({ operation }) => operation)).toEqual(['OwnWishlist', 'AddToWishlist']);
  expect((await axe.run(shadow.firstElementChild as HTMLElement)).violations).toEqual([]);
});
