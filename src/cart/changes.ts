// Every change of the cart and its transitions (SPEC 4.2); loaded with the first change.
import '../locale/en_US/cart-changes';
import type { Toasts } from '../app/toasts';
import type { Text } from '../locale/text';
import type { BrowserStorage } from '../storage/browser-storage';
import type { Transport } from '../transport/transport';
import type { UserState } from '../user/state';
import { asNewItem, type CartItem, type NewCartItem } from './cart';
import type { CartSource } from './cart-source';
import { createCartChanges } from './changes-api';
import { createHandOver, type HandOver } from './hand-over';
import { rememberImages } from './images';
import { createLineRescue } from './line-rescue';
import { createRecovery } from './recovery';

export interface ActionParts {
  source: CartSource;
  storage: BrowserStorage;
  transport: Transport;
  toasts: Toasts;
  user: UserState;
  text: Text;
  /** Leads to the checkout; undefined where that is another site's to show. */
  openCheckout: (() => void) | undefined;
  removeCart(): void;
}

/** All of them reject with the reason; false: the cart had to be replaced and nothing was done. */
export interface CartActions {
  /** Id of a new cart. */
  requestId(): Promise<string>;
  /** After details were fetched: replaces a cart that `failure` says is invalid, and puts in what got lost on its way. */
  mend(cartId: string, failure: Error | undefined): Promise<void>;
  add(item: NewCartItem): Promise<boolean>;
  update(line: CartItem, quantity: number): Promise<boolean>;
  remove(uid: string): Promise<boolean>;
  applyCoupon(code: string): Promise<void>;
  removeCoupon(): Promise<void>;
  withCart<T>(action: (cartId: string) => Promise<T>): Promise<T | undefined>;
  signIn: HandOver['signIn'];
}

export function createCartActions({
  source,
  storage,
  transport,
  toasts,
  user,
  text,
  openCheckout,
  removeCart,
}: ActionParts): CartActions {
  const api = createCartChanges(transport);
  const rescue = createLineRescue(storage, api);
  const handOver = createHandOver({ source, storage, transport, toasts, user, text, api, removeCart });
  const { details } = source;
  const recover = createRecovery({
    cartId: source.ensureCartId,
    checkAccess: source.checkAccess,
    isSignedIn: () => user.isSignedIn.value,
    signOut: () => user.clearToken(),
    clearCart() {
      removeCart();
      transport.evictPrivate();
    },
    createCart: source.createCart,
    reloadDetails: refresh,
    isBeingOrdered: (id) => storage.get<{ cartId: string }>('checkoutAttempt')?.cartId === id,
    announce(why) {
      if (why !== 'ordered')
        toasts.addToast({
          type: 'info',
          message: text(why === 'expired' ? 'cart.replaced' : 'cart.signedOut'),
          timeout: 8000,
        });
      else
        toasts.addToast({
          type: 'info',
          message: text('cart.ordered'),
          timeout: 0,
          dismissable: true,
          ...(openCheckout && { actionText: text('cart.seeOrder'), onAction: openCheckout }),
        });
    },
  });

  /** A mutation succeeded: what it did counts, even when the details cannot be read again just now. */
  async function refresh(removed?: string): Promise<void> {
    await source.fetchDetails(removed).catch(() => undefined);
  }

  async function addTo(id: string, item: NewCartItem): Promise<boolean> {
    const before = details.value?.totalQuantity;
    const { totalQuantity, refusal } = await api.add(id, item);
    // A bad line elsewhere in the cart makes the backend complain about an item that did go in.
    const wentIn = before !== undefined && totalQuantity >= before + item.quantity;
    if (refusal && !wentIn) throw refusal;
    await refresh();
    return true;
  }

  async function changeCoupon(change: (id: string) => Promise<void>): Promise<void> {
    await recover(async (id) => {
      await change(id);
      await refresh();
    });
  }

  return {
    requestId: async () => handOver.takeBack() ?? api.createCart(),

    async mend(cartId, failure) {
      await recover(
        async (id) => {
          if (failure) throw failure;
          if (user.isSignedIn.peek()) await handOver.merge();
          if (await rescue.restore(id)) await source.fetchDetails();
        },
        undefined,
        cartId,
      );
    },

    async add(item) {
      const done = await recover(
        (id) => addTo(id, item),
        (after) => addTo(after.cartId, item),
      );
      if (done) rememberImages(storage, [item]);
      return done ?? false;
    },

    async update(line, quantity) {
      const change = async (id: string): Promise<boolean> => {
        // SPEC 4.2: a configurable product is removed and added again.
        if (line.parentSku) await rescue.replace(id, line, quantity);
        else await api.update(id, line.uid, quantity);
        await refresh();
        return true;
      };
      try {
        const done = await recover(change, ({ wasSignedIn, cartId }) => {
          const isStillThere = details.value?.items.some(({ uid }) => uid === line.uid) ?? false;
          return wasSignedIn && isStillThere ? change(cartId) : addTo(cartId, asNewItem(line, quantity));
        });
        return done ?? false;
      } catch (error) {
        await refresh();
        throw error;
      }
    },

    async remove(uid) {
      await recover(async (id) => {
        await api.remove(id, uid);
        await refresh(uid);
      });
      return true;
    },

    applyCoupon: (code) => changeCoupon((id) => api.applyCoupon(id, code)),
    removeCoupon: () => changeCoupon((id) => api.removeCoupon(id)),
    withCart: (action) => recover(action),
    signIn: handOver.signIn,
  };
}
