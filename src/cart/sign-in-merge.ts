// Takes the guest's cart along when somebody signs in: nothing of it is lost, whatever fails on the way (behaviour 4.2, 4.4).
import type { Toasts } from '../app/toasts';
import type { Text } from '../words/text';
import type { BrowserStorage } from '../storage/browser-storage';
import { inTurn } from '../storage/in-turn';
import { declareShapes } from '../storage/shapes';
import type { Transport } from '../transport/transport';
import type { RequestSession, UserState } from '../user/state';
import { tokenKey } from '../user/token';
import { couponsKey, mergeKey, type CartItem } from './cart';
import type { CartSource } from './cart-source';
import type { CartState } from './cart-state';
import type { CartChanges } from './change/api';
import { lostCoupons } from './coupon/late-lost-coupons';
import { isInvalidCart } from './invalid-cart';

export interface SignInMergeParts {
  source: CartSource;
  storage: BrowserStorage;
  transport: Transport;
  toasts: Toasts;
  user: Pick<UserState, 'isSignedIn'>;
  text: Text;
  api: CartChanges;
  removeCart(): void;
  awaits: CartState['awaits'];
}

export interface SignInMerge {
  /** Begins a session. Rejects where there is none; the cart is then as it was. */
  signIn(request: RequestSession): Promise<void>;
  /** Puts a guest's cart that still waits into the customer's. Rejects when it has to wait on. */
  merge(): Promise<void>;
  /** The guest's cart, where the session ended before it could be merged. */
  takeWaitingCart(): string | undefined;
}

/** A guest's cart between the sign-in and the merge. */
interface Waiting {
  cartId: string;
  items: Pick<CartItem, 'sku' | 'selectedOptions' | 'name' | 'quantity'>[];
  /** The code that was on it. */
  coupon?: string;
}

declareShapes({
  [mergeKey]: { cartId: 'string', items: [{ sku: 'string', quantity: 'number' }], coupon: 'string?' },
});
const oneDay = 24 * 60 * 60;

export function createSignInMerge(parts: SignInMergeParts): SignInMerge {
  const { source, storage, transport, user, api, removeCart, awaits } = parts;
  let merging: Promise<void> | undefined;

  /** undefined when there is nothing to take along. */
  async function readGuestCart(): Promise<Waiting | undefined> {
    const cartId = source.cartId.peek() ?? storage.get<string>('cartId');
    if (!cartId) return undefined;
    try {
      await source.fetchDetails();
    } catch (error) {
      // One that could not be read now may be full.
      return isInvalidCart(error) ? undefined : { cartId, items: [] };
    }
    const items = source.details.peek()?.items ?? [];
    const coupon = storage.get(couponsKey) ? (await lostCoupons())?.lastCoupon(cartId, storage) : undefined;
    return items.length ? { cartId, items: items.map(asWaiting), ...(coupon && { coupon }) } : undefined;
  }

  async function mergeWaiting(): Promise<void> {
    const waiting = storage.get<Waiting>(mergeKey);
    if (waiting) await inTurn(`airside-merge-${waiting.cartId}`, () => mergeOnce(waiting));
  }

  async function mergeOnce(waiting: Waiting): Promise<void> {
    const customerCartId = source.cartId.peek();
    if (!customerCartId) return;
    // Another tab was first, and has told what came of it.
    if (storage.get<Waiting>(mergeKey)?.cartId !== waiting.cartId) return void (await source.fetchDetails());
    if (waiting.items.length) await source.fetchDetails();
    const before = source.details.peek()?.items ?? [];
    const isNew = await api.merge(waiting.cartId, customerCartId).then(
      () => true,
      (error: unknown) => {
        // Merged already, or gone: what was there before is not known.
        if (isInvalidCart(error)) return false;
        throw error;
      },
    );
    storage.remove(mergeKey);
    if (waiting.coupon) (await lostCoupons())?.expectCoupon(customerCartId, waiting.coupon, storage);
    await source.fetchDetails();
    if (isNew) tellMerged(parts, waiting, before);
  }

  const merge = () =>
    (merging ??= mergeWaiting().finally(() => {
      merging = undefined;
    }));

  return {
    merge,
    async signIn(request) {
      if (user.isSignedIn.peek()) return (await request())();
      const store = await request();
      // Now that all that the guest had put in has arrived, and while the guest may still read it.
      const waiting = await readGuestCart();
      const begin = async () => {
        // Once it is waited for: what is on its way is not nothing.
        await Promise.resolve();
        transport.evictPrivate();
        // Other tabs let go of the guest's cart before they hear of the session; where they see that it waits, the token is there.
        removeCart();
        store();
        if (waiting) storage.set(mergeKey, waiting, oneDay);
        try {
          await source.createCart();
          await merge();
        } catch {
          // The next load of the cart goes on from here.
        }
      };
      const begun = begin();
      if (waiting) awaits(begun);
      await begun;
    },
    takeWaitingCart() {
      // Another tab may have begun a session that this one has not heard of.
      const isSignedIn = user.isSignedIn.peek() || storage.get(tokenKey) !== undefined;
      const waiting = isSignedIn ? undefined : storage.get<Waiting>(mergeKey);
      if (waiting) storage.remove(mergeKey);
      return waiting?.cartId;
    },
  };
}

/** The backend leaves out what is not in stock, and says nothing. */
function tellMerged(
  { source, toasts, text }: SignInMergeParts,
  { items }: Waiting,
  before: readonly CartItem[],
): void {
  const after = source.details.peek()?.items ?? [];
  const changed = items.flatMap((item) => {
    const wanted = item.quantity + quantityIn(before, item);
    const got = quantityIn(after, item);
    return got < wanted ? [text('cart.mergedLess', { name: item.name, got, wanted })] : [];
  });
  if (changed.length)
    toasts.addToast({
      type: 'warning',
      message: [text('cart.mergedInPart'), ...changed].join('\n'),
      timeout: 15000,
      dismissable: true,
    });
  else if (items.length)
    toasts.addToast({
      type: 'info',
      message: text(before.length ? 'cart.merged' : 'cart.cameAlong'),
      timeout: 8000,
    });
}

function asWaiting({ sku, selectedOptions, name, quantity }: CartItem) {
  return { sku, selectedOptions, name, quantity };
}

function quantityIn(items: readonly CartItem[], wanted: Waiting['items'][number]): number {
  const options = wanted.selectedOptions.join();
  return items
    .filter(({ sku, selectedOptions }) => sku === wanted.sku && selectedOptions.join() === options)
    .reduce((sum, { quantity }) => sum + quantity, 0);
}
