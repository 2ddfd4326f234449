// The cart: SPEC 3's 'cart' slots as signals, and every action and transition of SPEC 4.2.
import { batch, computed, signal, type ReadonlySignal } from '@preact/signals-core';
import type { StorefrontConfig } from '../storefront';
import type { BrowserStorage } from '../storage/browser-storage';
import type { Transport } from '../transport/transport';
import type { AppState } from '../app/state';
import type { Toasts } from '../app/toasts';
import type { UserState } from '../user/state';
import type { Text } from '../locale/text';
import { createCartApi } from './api';
import { badgeText } from './badge';
import { asNewItem, type Cart, type Money, type NewCartItem } from './cart';
import { createCartSource } from './cart-source';
import { rememberImage } from './images';
import { createLineRescue } from './line-rescue';
import { createRecovery } from './recovery';

export type { Cart, CartItem, Money, NewCartItem } from './cart';

export interface CartParts {
  config: StorefrontConfig;
  storage: BrowserStorage;
  transport: Transport;
  app: AppState;
  toasts: Toasts;
  user: UserState;
  text: Text;
}

export interface CartState {
  readonly cartId: ReadonlySignal<string | undefined>;
  readonly details: ReadonlySignal<Cart | undefined>;
  readonly detailsError: ReadonlySignal<Error | undefined>;
  readonly isLoading: ReadonlySignal<boolean>;
  readonly isAddingItem: ReadonlySignal<boolean>;
  readonly isUpdatingItem: ReadonlySignal<boolean>;
  readonly addItemError: ReadonlySignal<Error | undefined>;
  readonly updateItemError: ReadonlySignal<Error | undefined>;
  readonly removeItemError: ReadonlySignal<Error | undefined>;
  readonly getCartError: ReadonlySignal<Error | undefined>;
  readonly shippingMethods: ReadonlySignal<{ code: string; title: string }[]>;
  /** uid of the line being edited. */
  readonly editedItem: ReadonlySignal<string | undefined>;
  /** The newest item that went in, and how many went in before it. */
  readonly lastAdded: ReadonlySignal<{ item: NewCartItem; serial: number } | undefined>;
  /** Sum of item quantities; the last known one until details are in; undefined when nothing is known. */
  readonly count: ReadonlySignal<number | undefined>;
  /** '', '3', '99+' */
  readonly badge: ReadonlySignal<string>;
  /** SPEC 3: USD when the cart is empty. */
  readonly currencyCode: ReadonlySignal<string>;
  /** SPEC 3's derived subtotal: the grand total's value. */
  readonly subtotal: ReadonlySignal<Money>;
  /** No details or no items. */
  readonly isEmpty: ReadonlySignal<boolean>;
  /** Some line cannot be bought: checkout is blocked until it is removed or changed. */
  readonly isBlocked: ReadonlySignal<boolean>;

  /** Fetches details, making a cart first when there is none. Concurrent calls share one request. */
  load(): Promise<void>;
  createCart(): Promise<void>;
  /** false when it did not go in; the reason is in addItemError. */
  addItem(item: NewCartItem): Promise<boolean>;
  updateItem(uid: string, quantity: number): Promise<boolean>;
  removeItem(uid: string): Promise<boolean>;
  beginEditItem(uid: string): void;
  endEditItem(): void;
  setShippingMethods(methods: { code: string; title: string }[]): void;
  /** Rejects with the backend's refusal. */
  applyCoupon(code: string): Promise<void>;
  removeCoupon(): Promise<void>;
  /** Runs another feature's call on the cart through the same recovery; undefined when the cart had to be replaced. */
  withCart<T>(action: (cartId: string) => Promise<T>): Promise<T | undefined>;
  /** Clears the stored id and the state; the cart itself stays on the backend. */
  removeCart(): void;
  reset(): void;
  dispose(): void;
}

export function createCartState({ config, storage, transport, toasts, user, text }: CartParts): CartState {
  const api = createCartApi(transport);
  const source = createCartSource({ api, storage, user, text });
  const rescue = createLineRescue(storage, api);
  const { cartId, details } = source;
  const adding = signal(0);
  const updating = signal(0);
  const addItemError = signal<Error | undefined>(undefined);
  const updateItemError = signal<Error | undefined>(undefined);
  const removeItemError = signal<Error | undefined>(undefined);
  const shippingMethods = signal<{ code: string; title: string }[]>([]);
  const editedItem = signal<string | undefined>(undefined);
  const lastAdded = signal<{ item: NewCartItem; serial: number } | undefined>(undefined);
  let loading: Promise<void> | undefined;

  const recover = createRecovery({
    cartId: source.ensureCartId,
    isSignedIn: () => user.isSignedIn.value,
    signOut: () => user.clearToken(),
    clearCart() {
      removeCart();
      transport.evictPrivate();
    },
    createCart: source.createCart,
    reloadDetails: refresh,
    announce: (wasSignedIn) => {
      toasts.addToast({
        type: 'info',
        message: text(wasSignedIn ? 'cart.signedOut' : 'cart.replaced'),
        timeout: 8000,
      });
    },
  });
  const stopListening = [
    user.onSignOut(removeCart),
    storage.onChange('cartId', (id) => {
      if (typeof id !== 'string' || !cartId.peek() || id === cartId.peek()) return;
      // SPEC 4.1 reloads; a host page is not ours to reload (DESIGN 1.12).
      if (config.standalone) return globalThis.location?.reload();
      reset();
      toasts.addToast({ type: 'info', message: text('app.cartChanged') });
      void load();
    }),
    storage.onChange('cartCount', (count) => {
      if (typeof count === 'number' && details.peek() && count !== source.count.peek()) void load();
    }),
  ];

  async function load(): Promise<void> {
    loading ??= recover(async (id) => {
      await source.fetchDetails();
      if (await rescue.restore(id)) await source.fetchDetails();
    })
      // What went wrong is in detailsError or getCartError, where components show it.
      .then(ignore, ignore)
      .finally(() => {
        loading = undefined;
      });
    await loading;
  }

  /** A mutation succeeded: what it did counts, even when the details cannot be read again just now. */
  async function refresh(removed?: string): Promise<void> {
    await source.fetchDetails(removed).catch(ignore);
  }

  async function add(id: string, item: NewCartItem): Promise<boolean> {
    const before = details.value?.totalQuantity;
    const { totalQuantity, refusal } = await api.add(id, item);
    // A bad line elsewhere in the cart makes the backend complain about an item that did go in.
    const wentIn = before !== undefined && totalQuantity >= before + item.quantity;
    if (refusal && !wentIn) throw refusal;
    await refresh();
    return true;
  }

  async function addItem(item: NewCartItem): Promise<boolean> {
    adding.value += 1;
    addItemError.value = undefined;
    try {
      const done = await recover(
        (id) => add(id, item),
        (after) => add(after.cartId, item),
      );
      if (!done) return false;
      rememberImage(storage, item.sku, item.image);
      lastAdded.value = { item, serial: (lastAdded.value?.serial ?? 0) + 1 };
      return true;
    } catch (error) {
      addItemError.value = asError(error);
      return false;
    } finally {
      adding.value -= 1;
    }
  }

  async function updateItem(uid: string, quantity: number): Promise<boolean> {
    const line = details.value?.items.find((item) => item.uid === uid);
    if (!line) return false;
    if (quantity <= 0) return removeItem(uid);
    const update = async (id: string): Promise<boolean> => {
      // SPEC 4.2: a configurable product is removed and added again.
      if (line.parentSku) await rescue.replace(id, line, quantity);
      else await api.update(id, uid, quantity);
      await refresh();
      return true;
    };
    updating.value += 1;
    updateItemError.value = undefined;
    try {
      const done = await recover(update, ({ wasSignedIn, cartId: id }) => {
        const isStillThere = details.value?.items.some((item) => item.uid === uid) ?? false;
        return wasSignedIn && isStillThere ? update(id) : add(id, asNewItem(line, quantity));
      });
      return done ?? false;
    } catch (error) {
      updateItemError.value = asError(error);
      await refresh();
      return false;
    } finally {
      updating.value -= 1;
    }
  }

  async function removeItem(uid: string): Promise<boolean> {
    updating.value += 1;
    removeItemError.value = undefined;
    try {
      await recover(async (id) => {
        await api.remove(id, uid);
        await refresh(uid);
      });
      return true;
    } catch (error) {
      removeItemError.value = asError(error);
      return false;
    } finally {
      updating.value -= 1;
    }
  }

  async function changeCoupon(change: (id: string) => Promise<void>): Promise<void> {
    await recover(async (id) => {
      await change(id);
      await refresh();
    });
  }

  function reset(): void {
    batch(() => {
      source.reset();
      for (const slot of [addItemError, updateItemError, removeItemError, editedItem]) slot.value = undefined;
      shippingMethods.value = [];
    });
  }

  function removeCart(): void {
    batch(() => {
      source.removeCart();
      reset();
    });
  }

  return {
    cartId,
    details,
    detailsError: source.detailsError,
    isLoading: source.isLoading,
    isAddingItem: computed(() => adding.value > 0),
    isUpdatingItem: computed(() => updating.value > 0),
    addItemError,
    updateItemError,
    removeItemError,
    getCartError: source.getCartError,
    shippingMethods,
    editedItem,
    lastAdded,
    count: source.count,
    badge: computed(() => badgeText(source.count.value)),
    currencyCode: computed(() => (details.value?.items.length ? details.value.grandTotal.currency : 'USD')),
    subtotal: computed(() =>
      details.value?.items.length ? details.value.grandTotal : { value: 0, currency: 'USD' },
    ),
    isEmpty: computed(() => !details.value || details.value.items.length === 0),
    isBlocked: computed(() => details.value?.items.some((item) => item.problem !== undefined) ?? false),
    load,
    createCart: source.createCart,
    addItem,
    updateItem,
    removeItem,
    beginEditItem(uid) {
      editedItem.value = uid;
    },
    endEditItem() {
      editedItem.value = undefined;
    },
    setShippingMethods(methods) {
      shippingMethods.value = methods;
    },
    applyCoupon: (code) => changeCoupon((id) => api.applyCoupon(id, code)),
    removeCoupon: () => changeCoupon((id) => api.removeCoupon(id)),
    withCart: (action) => recover(action),
    removeCart,
    reset,
    dispose: () => stopListening.forEach((stop) => stop()),
  };
}

function ignore(): void {}

function asError(error: unknown): Error {
  return error instanceof Error ? error : new Error(String(error));
}
