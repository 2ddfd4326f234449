// @vitest-environment happy-dom
// A cart is read again in another store view or currency, whoever has chosen it.
import { signal } from '@preact/signals-core';
import { afterEach, expect, it, vi } from 'vitest';
import type { Cart } from '../../src/cart/cart';
import { followView } from '../../src/cart/follow-view';
import { createBrowserStorage } from '../../src/storage/browser-storage';

afterEach(() => localStorage.clear());

function followed() {
  const storage = createBrowserStorage('shop');
  const details = signal<Cart | undefined>(undefined);
  const isLoading = signal(false);
  const load = vi.fn(async () => undefined);
  followView({ details, isLoading, storage, load });
  return { storage, details, isLoading, load };
}

it('once it has been read', () => {
  const { storage, details, load } = followed();
  storage.set('store_view_currency', 'EUR');
  expect(load).not.toHaveBeenCalled();
  details.value = {} as Cart;
  storage.set('store_view_currency', 'USD');
  expect(load).toHaveBeenCalledTimes(1);
  storage.set('store_view_code', 'europe');
  expect(load).toHaveBeenCalledTimes(2);
});

it('also after a read under way, which asks in the old one', async () => {
  const { storage, isLoading, load } = followed();
  isLoading.value = true;
  storage.set('store_view_currency', 'EUR');
  await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(2));
});
