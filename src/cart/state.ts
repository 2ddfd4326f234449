// The cart: its signals, loading it, and changing it. What changes it comes with the first change.
import { batch, computed, signal } from '@preact/signals-core';
import type { BrowserStorage } from '../storage/browser-storage';
import { asError } from '../errors/as-error';
import { late } from '../late/late';
import { onOnline } from '../transport/on-online';
import type { Transport } from '../transport/transport';
import type { AppState } from '../app/state';
import type { Toasts } from '../app/toasts';
import type { Routing } from '../routing/routing';
import type { UserState } from '../user/state';
import { afterPaint } from '../ui/after-paint';
import type { Text } from '../words/text';
import { badgeText } from './mini-cart/badge';
import { mergeKey, rescueKey } from './cart';
import { unknownPrice } from './cart-event';
import type { CartState } from './cart-state';
import { createCartSource, type CartSource } from './cart-source';
import type { CartActions } from './change/changes';
import { createLineChanges } from './change/line-changes';
import { followOtherTabs } from './other-tabs';

export type { Cart, CartItem, Money, NewCartItem } from './cart';
export type { CartState } from './cart-state';

export interface CartParts {
  /** The page is the shop's own: it may be left and loaded anew (decision 012). */
  standalone: boolean;
  storage: BrowserStorage;
  transport: Transport;
  app: AppState;
  routing: Pick<Routing, 'navigate'>;
  toasts: Toasts;
  user: UserState;
  text: Text;
}

export function createCartState(parts: CartParts): CartState {
  const { standalone, storage, transport, routing, toasts, user, text } = parts;
  const lost = signal<readonly string[]>([]);
  const awaiting = createAwaiting();
  // Most visitors of a page have no cart to read, and fewer change one.
  const reading = late(async () => {
    const { createCartApi, watchCart } = await import('./api');
    watchCart({ ...source, storage, lost, load });
    return createCartApi(transport, storage, text);
  });
  const changes = late(async () => {
    const { createCartActions } = await import('./change/changes');
    const openCheckout = standalone ? () => routing.navigate('/checkout') : undefined;
    return createCartActions({ ...parts, ...awaiting, openCheckout, source, removeCart });
  });
  /** What a change shows at once is seen before it is sent; all wait alike, so that they stay in order. */
  const seenChanges = () => new Promise<void>(afterPaint).then(changes);
  const requestId = async () => (await changes()).requestId();
  const source = createCartSource({ api: reading, requestId, storage, user, text });
  const { isShown, load, loadExisting } = createLoading(source, storage, changes);
  const lines = createLineChanges(seenChanges, source);
  const shippingMethods = signal<{ code: string; title: string }[]>([]);
  const editedItem = signal<string | undefined>(undefined);

  const stopListening = [
    // Another tab has cleared the storage itself, and may have begun a new cart.
    user.onSignOut((why) => (why === 'elsewhere' ? reset() : removeCart())),
    onOnline(() => void (isShown() && loadExisting())),
    followOtherTabs({ standalone, storage, toasts, text, source, reset, isShown, load }),
  ];

  user.aroundSignIn(async (request) => {
    await (await changes()).signIn(request);
    if (isShown()) await load();
  });

  function reset(): void {
    batch(() => {
      source.reset();
      for (const slot of [lines.addItemError, lines.updateItemError, lines.removeItemError, editedItem])
        slot.value = undefined;
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
    cartId: source.cartId,
    details: source.details,
    detailsError: source.detailsError,
    isLoading: source.isLoading,
    getCartError: source.getCartError,
    hasCart: source.hasCart,
    showWithout: source.showWithout,
    ...factsOf(source),
    ...lines,
    isChanging: computed(() => source.pending.wishes.value.length > 0 || lines.isUpdatingItem.value),
    wantedOf: source.pending.wantedOf,
    lostCoupons: lost,
    want(line, quantity) {
      const wish = source.pending.begin(quantity, line);
      return () => source.pending.end([wish]);
    },
    shippingMethods,
    editedItem,
    load,
    loadExisting,
    preload: () => void changes().catch(ignore),
    createCart: source.createCart,
    beginEditItem: (uid) => void (editedItem.value = uid),
    endEditItem: () => void (editedItem.value = undefined),
    setShippingMethods: (methods) => void (shippingMethods.value = methods),
    applyCoupon: async (code) => (await seenChanges()).applyCoupon(code),
    removeCoupon: async () => (await seenChanges()).removeCoupon(),
    withCart: async (action) => (await seenChanges()).withCart(action),
    exclusively: async (work) => (await changes()).exclusively(work),
    ...awaiting,
    removeCart,
    reset,
    dispose: () => stopListening.forEach((stop) => stop()),
  };
}

/** What follows from what is in the cart. */
function factsOf({ details, pending, provenCount }: CartSource) {
  const count = computed(() => pending.countOf(details.value, provenCount.value));
  const isEmpty = computed(() => !details.value?.items.length);
  const subtotal = computed(() => (isEmpty.value ? unknownPrice : details.value!.grandTotal));
  return {
    count,
    badge: computed(() => badgeText(count.value)),
    currencyCode: computed(() => subtotal.value.currency),
    subtotal,
    isEmpty,
    isBlocked: computed(
      () => !!details.value && [details.value, ...details.value.items].some((part) => part.problem),
    ),
  };
}

/** What is on its way into the cart from elsewhere. */
function createAwaiting(): Pick<CartState, 'awaits' | 'isAwaited'> {
  const awaited = signal(0);
  return {
    isAwaited: computed(() => !!awaited.value),
    awaits(arrival) {
      awaited.value++;
      const end = () => void awaited.value--;
      arrival.then(end, end);
    },
  };
}

/** Reads the cart, once for all who ask at a time. */
function createLoading(source: CartSource, storage: BrowserStorage, changes: () => Promise<CartActions>) {
  let loading: Promise<void> | undefined;
  /** Somebody on this page shows the cart. */
  let isShown = false;

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
    if (failure || storage.get(rescueKey) || storage.get(mergeKey)) await (await changes()).mend(id, failure);
  }

  async function loadExisting(): Promise<void> {
    isShown = true;
    if (source.hasCart.peek() && (source.isAged() || !source.details.peek() || source.detailsError.peek()))
      await load();
  }

  return { isShown: () => isShown, load, loadExisting };
}

function ignore(): undefined {}
