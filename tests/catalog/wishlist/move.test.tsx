// @vitest-environment happy-dom
// A line goes to the wishlist with as many pieces as it shows, which the backend may not have yet.
import { createRoot } from 'react-dom/client';
import { afterEach, expect, it, vi } from 'vitest';
import type { CartItem } from '../../../src/cart/cart';
import { MoveToWishlist } from '../../../src/catalog/wishlist/MoveToWishlist';
import type { Storefront } from '../../../src/storefront';
import { StorefrontContext } from '../../../src/use-storefront';
import { createText } from '../../../src/words/text';

afterEach(() => document.body.replaceChildren());

const line = {
  uid: '1',
  sku: 'GIN',
  name: 'Gin',
  quantity: 2,
  price: { value: 20, currency: 'USD' },
  options: [],
  selectedOptions: [],
} as unknown as CartItem;

it.each([
  ['as the backend has it', undefined, 2],
  ['as just chosen', 5, 5],
])('%s', async (_, wanted, quantity) => {
  const add = vi.fn(async () => undefined);
  const onWishlistItemAdded = vi.fn();
  const storefront = {
    cart: { wantedOf: () => wanted },
    feature: () => ({ add }),
    text: createText('en_US'),
    toasts: { addToast: vi.fn() },
  } as unknown as Storefront;
  const host = document.body.appendChild(document.createElement('main'));
  const root = createRoot(host);
  root.render(
    <StorefrontContext value={storefront}>
      <MoveToWishlist item={line} onTakeOut={async () => true} onWishlistItemAdded={onWishlistItemAdded} />
    </StorefrontContext>,
  );
  await expect.poll(() => host.querySelector('button')).not.toBeNull();
  host.querySelector('button')!.click();
  await expect.poll(() => onWishlistItemAdded.mock.calls).toMatchObject([[{ sku: 'GIN', quantity }]]);
  expect(add).toHaveBeenCalledExactlyOnceWith({ sku: 'GIN', quantity, selectedOptions: [] });
  root.unmount();
});
