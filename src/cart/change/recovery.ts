// Invalid-cart recovery (behaviour 4.2): one wrapper round every call that needs a cart.
import { isCartRefused, mayBeCartRefused } from '../invalid-cart';

export interface RecoveryParts {
  /** The current cart's id; makes a cart when there is none. */
  cartId(): Promise<string>;
  /** The one that is stored. */
  storedId(): string | undefined;
  /** Rejects when the cart cannot be read. */
  checkAccess(cartId: string): Promise<void>;
  isSignedIn(): boolean;
  /** The session has ended: what its owner had typed waits for them. */
  signOut(): void;
  /** An order of that cart was sent and never answered for: the cart is gone because it became one. */
  isBeingOrdered(cartId: string): boolean;
  clearCart(): void;
  createCart(): Promise<void>;
  reloadDetails(): Promise<void>;
  /** Tells the shopper why there is a new cart. */
  announce(why: 'expired' | 'signed-out' | 'ordered'): void;
}

export interface Retry {
  wasSignedIn: boolean;
  cartId: string;
}

/**
 * Runs `action` with a cart id, the current cart's unless one is given. When the cart turns out to be invalid, replaces it
 * and runs `retry`, if any.
 */
export type Recovery = <T>(
  action: (cartId: string) => Promise<T>,
  retry?: (after: Retry) => Promise<T>,
  on?: string,
) => Promise<T | undefined>;

export function createRecovery(parts: RecoveryParts): Recovery {
  let running: Promise<boolean> | undefined;
  const replaced = new Map<string, { wasSignedIn: boolean }>();

  /** false when no new cart could be made: the flow then stops silently. */
  async function replace(badId: string): Promise<boolean> {
    const wasSignedIn = parts.isSignedIn();
    const isOrdered = parts.isBeingOrdered(badId);
    replaced.set(badId, { wasSignedIn });
    // Signing out would forget the order, and nothing is wrong with the session.
    if (wasSignedIn && !isOrdered) parts.signOut();
    parts.clearCart();
    try {
      await parts.createCart();
    } catch {
      return false;
    }
    parts.announce(isOrdered ? 'ordered' : wasSignedIn ? 'signed-out' : 'expired');
    await parts.reloadDetails();
    return true;
  }

  async function isInvalid(error: unknown, cartId: string): Promise<boolean> {
    if (isCartRefused(error) || !mayBeCartRefused(error)) return isCartRefused(error);
    return parts.checkAccess(cartId).then(() => false, isCartRefused);
  }

  return async (action, retry, on) => {
    const cartId = on ?? (await parts.cartId());
    try {
      return await action(cartId);
    } catch (error) {
      if (!(await isInvalid(error, cartId))) throw error;
      // Two calls may fail on the same cart: it is replaced once, and each repeats its own action. A customer's comes back with them.
      if (!replaced.has(cartId) || parts.storedId() === cartId) running = replace(cartId);
      if ((await running) === false) return undefined;
      if (!retry) return undefined;
      return retry({ wasSignedIn: replaced.get(cartId)?.wasSignedIn ?? false, cartId: await parts.cartId() });
    }
  };
}
