// The cart: SPEC 3's 'cart' slots as signals, and loading it. What changes it comes with the first change (changes.ts).
import { batch, computed, signal, type ReadonlySignal, type Signal } from '@preact/signals-core';
import type { StorefrontConfig } from '../storefront';
import type { BrowserStorage } from '../storage/browser-storage';
import { lateCode } from '../transport/late-code';
import type { Transport } from '../transport/transport';
import type { AppState } from '../app/state';
import type { Toasts } from '../app/toasts';
import type { Routing } from '../routing/state';
import type { UserState } from '../user/state';
import type { Text } from '../locale/text';
import type { CartApi } from './api';
import { badgeText } from './mini-cart/badge';
import { mergeKey, rescueKey, type Cart, type Money, type NewCartItem } from './cart';
import { createCartSource } from './cart-source';
import type { CartActions } from './changes';

export type { Cart, CartItem, Money, NewCartItem } from './cart';

export interface CartParts {
  config: StorefrontConfig;
  storage: BrowserStorage;
  transport: Transport;
  app: AppState;
  routing: Pick<Routing, 'navigate'>;
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

  /** There is a cart to load: an id is known, or a customer is signed in. */
  readonly hasCart: ReadonlySignal<boolean>;

  /** Fetches details, making a cart first when there is none. Concurrent calls share one request. */
  load(): Promise<void>;
  /** What a page does on arrival: load() where hasCart; a visitor who only looks gets no cart. */
  loadExisting(): Promise<void>;
  /** Fetches the code of what follows, for a page that is likely to need it. */
  prepare(): void;
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

export function createCartState({
  config,
  storage,
  transport,
  routing,
  toasts,
  user,
  text,
}: CartParts): CartState {
  const source = createCartSource({
    // Most visitors of a page have no cart to read.
    api: {
      details: async (id, seen) => (await reading()).details(id, seen),
      checkAccess: async (id) => (await reading()).checkAccess(id),
    },
    requestId: async () => (await actions()).requestId(),
    storage,
    user,
    text,
  });
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
  let loadingActions: Promise<CartActions> | undefined;
  /** Somebody on this page shows the cart. */
  let isShown = false;

  const stopListening = [
    // Another tab has cleared the storage itself, and may have begun a new cart.
    user.onSignOut((why) => (why === 'elsewhere' ? reset() : removeCart())),
    storage.onChange('cartId', (id) => {
      if (typeof id !== 'string') return reset();
      if (id === cartId.peek()) return;
      if (!cartId.peek()) {
        if (isShown) void load();
        return;
      }
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

  user.aroundSignIn(async (request) => {
    await (await actions()).signIn(request);
    if (isShown) await load();
  });

  async function reading(): Promise<CartApi> {
    const { createCartApi } = await lateCode(() => import('./api'));
    return createCartApi(transport, storage, text);
  }

  /** Calls made before the code is here wait for it in their order. */
  function actions(): Promise<CartActions> {
    loadingActions ??= lateCode(() => import('./changes'))
      .then(({ createCartActions }) =>
        createCartActions({
          source,
          storage,
          transport,
          toasts,
          user,
          text,
          openCheckout: config.standalone ? () => routing.navigate('/checkout') : undefined,
          removeCart,
        }),
      )
      .catch((error: unknown) => {
        // The next call tries again.
        loadingActions = undefined;
        throw error;
      });
    return loadingActions;
  }

  async function load(): Promise<void> {
    isShown = true;
    loading ??= fetchOrMend()
      // What went wrong is in detailsError or getCartError, where components show it.
      .then(ignore, ignore)
      .finally(() => {
        loading = undefined;
      });
    await loading;
  }

  async function fetchOrMend(): Promise<void> {
    const id = await source.ensureCartId();
    const failure = await source.fetchDetails().then(ignore, asError);
    if (failure || storage.get(rescueKey) || storage.get(mergeKey)) await (await actions()).mend(id, failure);
  }

  /** Busy from the first moment, also while the code of the action is on its way. */
  async function attempt(
    pending: Signal<number>,
    error: Signal<Error | undefined>,
    action: (actions: CartActions) => Promise<boolean>,
  ): Promise<boolean> {
    pending.value += 1;
    error.value = undefined;
    try {
      return await action(await actions());
    } catch (reason) {
      error.value = asError(reason);
      return false;
    } finally {
      pending.value -= 1;
    }
  }

  const addItem = (item: NewCartItem) =>
    attempt(adding, addItemError, async ({ add }) => {
      if (!(await add(item))) return false;
      lastAdded.value = { item, serial: (lastAdded.value?.serial ?? 0) + 1 };
      return true;
    });

  const removeItem = (uid: string) => attempt(updating, removeItemError, ({ remove }) => remove(uid));

  async function updateItem(uid: string, quantity: number): Promise<boolean> {
    const line = details.value?.items.find((item) => item.uid === uid);
    if (!line) return false;
    if (quantity <= 0) return removeItem(uid);
    return attempt(updating, updateItemError, ({ update }) => update(line, quantity));
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
    isBlocked: computed(
      () => !!details.value && [details.value, ...details.value.items].some((part) => part.problem),
    ),
    hasCart: source.hasCart,
    load,
    async loadExisting() {
      isShown = true;
      if (source.hasCart.peek()) await load();
    },
    prepare: () => void actions().catch(ignore),
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
    applyCoupon: async (code) => (await actions()).applyCoupon(code),
    removeCoupon: async () => (await actions()).removeCoupon(),
    withCart: async (action) => (await actions()).withCart(action),
    removeCart,
    reset,
    dispose: () => stopListening.forEach((stop) => stop()),
  };
}

function ignore(): undefined {}

function asError(error: unknown): Error {
  return error instanceof Error ? error : new Error(String(error));
}
