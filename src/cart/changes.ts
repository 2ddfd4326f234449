// Every change of the cart and its transitions (behaviour 4.2); loaded with the first change.
import '../words/catalogue/cart-changes';
import type { Toasts } from '../app/toasts';
import type { Text } from '../words/text';
import type { BrowserStorage } from '../storage/browser-storage';
import type { Transport } from '../transport/transport';
import type { UserState } from '../user/state';
import { asNewItem, type CartItem, type NewCartItem } from './cart';
import { tellCartEnd, type CartEnd } from './end/cart-end';
import type { CartSource } from './cart-source';
import { createChangeOrder } from './change-order';
import { createCartChanges } from './changes-api';
import { createSignInMerge, type SignInMerge } from './sign-in-merge';
import { rememberImages } from './images';
import { createLineRescue } from './line-rescue';
import { createPutIn } from './put-in';
import { createRecovery, type Recovery } from './recovery';

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
  signIn: SignInMerge['signIn'];
}

export function createCartActions(parts: ActionParts): CartActions {
  const { source, storage, transport, user } = parts;
  const api = createCartChanges(transport);
  const { inOrder, held, refresh, beginEmpty } = createChangeOrder(source);
  const putIn = createPutIn(api, source);
  const rescue = createLineRescue(storage, api, putIn, held);
  const signInMerge = createSignInMerge({ ...parts, api });
  const recover = createCartRecovery(parts, refresh);

  async function addTo(id: string, item: NewCartItem): Promise<true> {
    const refusal = await putIn(id, item, await held(id));
    if (refusal) throw refusal;
    return true;
  }

  /** Details are read outside the order: a slow answer is nothing that the next change need wait for. */
  async function change(run: () => Promise<true | undefined>, removed?: string): Promise<boolean> {
    const isDone = await inOrder(run);
    if (isDone) await refresh(removed);
    return isDone ?? false;
  }

  const changeCoupon = async (act: (id: string) => Promise<void>) =>
    void (await change(() => recover((id) => act(id).then(done))));

  return {
    async requestId() {
      const waiting = signInMerge.takeWaitingCart();
      if (waiting) return waiting;
      const id = await api.createCart();
      // A customer gets the one that was begun elsewhere, if there is any.
      if (!user.isSignedIn.peek()) beginEmpty(id);
      return id;
    },

    async mend(cartId, failure) {
      await recover(
        async (id) => {
          if (failure) throw failure;
          if (user.isSignedIn.peek()) await inOrder(signInMerge.merge);
          if (await inOrder(() => rescue.restore(id))) await source.fetchDetails();
        },
        undefined,
        cartId,
      );
    },

    async add(item) {
      const isDone = await change(() =>
        recover(
          (id) => addTo(id, item),
          ({ cartId }) => addTo(cartId, item),
        ),
      );
      if (isDone) rememberImages(storage, [item]);
      return isDone;
    },

    async update(line, quantity) {
      const set = async (id: string): Promise<true> => {
        // behaviour 4.2: a configurable product is removed and added again.
        if (line.parentSku) await rescue.replace(id, line, quantity);
        else await api.update(id, line.uid, quantity);
        return true;
      };
      try {
        return await change(() =>
          recover(set, ({ wasSignedIn, cartId }) => {
            const isStillThere = source.details.value?.items.some(({ uid }) => uid === line.uid) ?? false;
            return wasSignedIn && isStillThere ? set(cartId) : addTo(cartId, asNewItem(line, quantity));
          }),
        );
      } catch (error) {
        await refresh();
        throw error;
      }
    },

    async remove(uid) {
      await change(() => recover((id) => api.remove(id, uid).then(done)), uid);
      return true;
    },

    applyCoupon: (code) => changeCoupon((id) => api.applyCoupon(id, code)),
    removeCoupon: () => changeCoupon((id) => api.removeCoupon(id)),
    withCart: (action) => recover(action),
    signIn: (request) => inOrder(() => signInMerge.signIn(request)),
  };
}

const done = () => true as const;

/** What is done with the shop's cart when it has to be replaced, and what the shopper is told. */
function createCartRecovery(parts: ActionParts, reloadDetails: () => Promise<void>): Recovery {
  const { source, storage, transport, toasts, user, text, openCheckout, removeCart } = parts;
  /** What is to be said of the cart that is being replaced. */
  let over: CartEnd | undefined;
  return createRecovery({
    cartId: source.ensureCartId,
    checkAccess: source.checkAccess,
    isSignedIn: () => user.isSignedIn.value,
    signOut: () => user.clearToken('refused'),
    clearCart() {
      const names = source.details.peek()?.items.map(({ name }) => name);
      over = source.count.peek() === 0 ? undefined : { why: 'over', ...(names && { names }) };
      removeCart();
      transport.evictPrivate();
    },
    createCart: source.createCart,
    reloadDetails,
    isBeingOrdered: (id) => storage.get<{ cartId: string }>('checkoutAttempt')?.cartId === id,
    announce(why) {
      if (why === 'expired' && over) tellCartEnd(storage, over);
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
}
