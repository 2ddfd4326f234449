// Every change of the cart and its transitions (behaviour 4.2); loaded with the first change.
import '../../words/catalogue/cart-changes';
import type { Toasts } from '../../app/toasts';
import type { Text } from '../../words/text';
import type { BrowserStorage } from '../../storage/browser-storage';
import type { Transport } from '../../transport/transport';
import type { UserState } from '../../user/state';
import { asNewItem, couponsKey, mergeKey, type CartItem, type NewCartItem } from '../cart';
import type { CartState, CartTools } from '../cart-state';
import { tellCartEnd, type CartEnd } from '../end/cart-end';
import type { CartSource } from '../cart-source';
import { lostCoupons } from '../coupon/late-lost-coupons';
import { createChangeOrder, type ChangeOrder } from './change-order';
import { createConfirmedChange, type Done } from './confirmed-change';
import { createCartChanges, type Answer, type CartChanges } from './api';
import { createSureChanges } from './sure-changes';
import { createSignInMerge, type SignInMerge } from '../sign-in-merge';
import { rememberImages } from '../images';
import { createLineRescue } from './line-rescue';
import type { Wish } from './pending';
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
  awaits: CartState['awaits'];
}

/** All of them reject with the reason; false: the cart had to be replaced and nothing was done. */
export interface CartActions {
  /** Id of a new cart. */
  requestId(): Promise<string>;
  /** After details were fetched: replaces a cart that `failure` says is invalid, and puts in what got lost on its way. */
  mend(cartId: string, failure: Error | undefined): Promise<void>;
  add(item: NewCartItem, wish: Wish): Promise<boolean>;
  update(line: CartItem, quantity: number): Promise<boolean>;
  remove(uid: string): Promise<boolean>;
  applyCoupon(code: string): Promise<void>;
  removeCoupon(): Promise<void>;
  withCart<T>(action: (cartId: string) => Promise<T>): Promise<T | undefined>;
  exclusively<T>(work: (tools: CartTools) => Promise<T>): Promise<T | undefined>;
  signIn: SignInMerge['signIn'];
}

export function createCartActions(parts: ActionParts): CartActions {
  const { source, storage, transport, user } = parts;
  const raw = createCartChanges(transport);
  const api = createSureChanges(raw, source);
  const order = createChangeOrder(source, storage);
  const { inOrder, held, refresh, beginEmpty } = order;
  const change = createConfirmedChange(order);
  const putIn = createPutIn(api, source);
  const rescue = createLineRescue(storage, raw, putIn, held, source.fetchDetails);
  const signInMerge = createSignInMerge({ ...parts, api });
  const recover = createCartRecovery(parts, refresh);

  async function addTo(id: string, item: NewCartItem): Promise<Done> {
    const { refusal, answer } = await putIn(id, item, await held(id));
    if (refusal) throw refusal;
    return { answer };
  }

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
          const hadWaiting = !!storage.get(mergeKey);
          if (user.isSignedIn.peek()) await inOrder(signInMerge.merge);
          // Another tab was first while this one waited for its turn.
          if (hadWaiting && source.provenCount.peek() !== storage.get('cartCount'))
            await source.fetchDetails();
          if (await inOrder(() => rescue.restore(id))) await source.fetchDetails();
        },
        undefined,
        cartId,
      );
    },

    async add(item, wish) {
      const isDone = await change(
        () =>
          recover(
            (id) => addTo(id, item),
            ({ cartId }) => addTo(cartId, item),
          ),
        undefined,
        wish,
      );
      if (isDone) rememberImages(storage, [item]);
      return isDone;
    },

    async update(line, quantity) {
      // behaviour 4.2: a configurable product is removed and added again.
      const set = async (id: string): Promise<Done> => ({
        answer: line.parentSku
          ? await rescue.replace(id, line, quantity)
          : await api.update(id, line.uid, quantity, source.details.peek()?.items),
      });
      try {
        return await change(
          () =>
            recover(set, ({ wasSignedIn, cartId }) => {
              const isStillThere = source.details.value?.items.some(({ uid }) => uid === line.uid) ?? false;
              return wasSignedIn && isStillThere ? set(cartId) : addTo(cartId, asNewItem(line, quantity));
            }),
          line.parentSku && line.uid,
        );
      } catch (error) {
        await refresh();
        throw error;
      }
    },

    remove: (uid) => change(() => recover((id) => api.remove(id, uid).then(done)), uid).then(() => true),

    ...createCouponActions(parts, api, (run) => change(() => recover(run))),
    withCart: (action) => recover(action),
    exclusively: createExclusively(order, api, recover),
    signIn: (request) => inOrder(() => signInMerge.signIn(request)),
  };
}

function createExclusively(
  { inOrder, reread }: ChangeOrder,
  api: CartChanges,
  recover: Recovery,
): CartActions['exclusively'] {
  const toolsOf = (cartId: string): CartTools => ({
    cartId,
    read: reread,
    addAll: (lines) => api.addAll(cartId, lines),
    setAll: (lines) => api.setAll(cartId, lines),
  });
  return (work) =>
    inOrder(() =>
      recover(
        (id) => work(toolsOf(id)),
        ({ cartId }) => work(toolsOf(cartId)),
      ),
    );
}

function createCouponActions(
  { source: { pending }, storage }: ActionParts,
  api: CartChanges,
  change: (run: (cartId: string) => Promise<Done>) => Promise<boolean>,
): Pick<CartActions, 'applyCoupon' | 'removeCoupon'> {
  /** Before the shopper changes codes, and after taking one away: what goes then is not lost. */
  const forget = () => storage.remove(couponsKey);
  const changeCoupon = async (act: (cartId: string) => Promise<Answer>) => {
    // Nothing is put in, but totals are to change.
    const wish = pending.begin(0);
    forget();
    await change((id) => act(id).then(done)).finally(() => pending.end([wish]));
  };
  return {
    applyCoupon: (code) =>
      changeCoupon(async (id) => {
        const [answer, records] = await Promise.all([api.applyCoupon(id, code), lostCoupons()]);
        records?.expectCoupon(id, code, storage);
        return answer;
      }),
    // It may have been shown as on the cart meanwhile.
    removeCoupon: () => changeCoupon((id) => api.removeCoupon(id)).then(forget),
  };
}

const done = (answer: Answer): Done => ({ answer });

/** What is done with the shop's cart when it has to be replaced, and what the shopper is told. */
function createCartRecovery(parts: ActionParts, reloadDetails: () => Promise<void>): Recovery {
  const { source, storage, transport, toasts, user, text, openCheckout, removeCart } = parts;
  /** What is to be said of the cart that is being replaced. */
  let over: CartEnd | undefined;
  return createRecovery({
    cartId: source.ensureCartId,
    storedId: () => source.cartId.peek(),
    checkAccess: source.checkAccess,
    isSignedIn: () => user.isSignedIn.value,
    signOut: () => user.clearToken('refused'),
    clearCart() {
      const names = source.details.peek()?.items.map(({ name }) => name);
      over = source.provenCount.peek() === 0 ? undefined : { why: 'over', ...(names && { names }) };
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
