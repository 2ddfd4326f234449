// What became of the cart that a page would otherwise call empty; nothing where its owner has signed in again.
import { cartEndKey } from '../../user/expiry';
import { useStorefront } from '../../use-storefront';
import { isOfSession, type CartEnd } from './cart-end';

export function useCartEnd(): CartEnd | undefined {
  const { storage, user } = useStorefront();
  const end = storage.signal<CartEnd>(cartEndKey).value;
  return end && isOfSession(end) && user.isSignedIn.value ? undefined : end;
}
