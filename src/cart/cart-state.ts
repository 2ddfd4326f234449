// What the cart shows and what can be done with it: behaviour 3's 'cart' slots as signals.
import type { ReadonlySignal } from '@preact/signals-core';
import type { Cart, CartItem, Money, NewCartItem } from './cart';
import type { ParcelLine } from './crossing/parcel';

/** For work on the cart that nothing else may come between. */
export interface CartTools {
  cartId: string;
  /** As it is now. */
  read(): Promise<Cart>;
  /** As CartChanges.addAll of change/api.ts. */
  addAll(lines: readonly ParcelLine[]): Promise<number>;
  setAll(lines: readonly { uid: string; quantity: number }[]): Promise<void>;
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
  /** A change is on its way: totals, prices and stock are those from before it. */
  readonly isChanging: ReadonlySignal<boolean>;
  /** Sum of item quantities as the shopper wants them; the last known one until details are in; undefined when nothing is known. */
  readonly count: ReadonlySignal<number | undefined>;
  /** '', '3', '99+' */
  readonly badge: ReadonlySignal<string>;
  /** behaviour 3: USD when the cart is empty. */
  readonly currencyCode: ReadonlySignal<string>;
  /** behaviour 3's derived subtotal: the grand total's value. */
  readonly subtotal: ReadonlySignal<Money>;
  /** No details or no items. */
  readonly isEmpty: ReadonlySignal<boolean>;
  /** Some line cannot be bought: checkout is blocked until it is removed or changed. */
  readonly isBlocked: ReadonlySignal<boolean>;
  /** Codes that the backend dropped without a word (behaviour 4.2). */
  readonly lostCoupons: ReadonlySignal<readonly string[]>;
  /** There is a cart to load: an id is known, or a customer is signed in. */
  readonly hasCart: ReadonlySignal<boolean>;

  /** Fetches details, making a cart first when there is none. Concurrent calls share one request. */
  load(): Promise<void>;
  /** What a page does on arrival: load() where hasCart and nothing fresh is known; a visitor who only looks gets no cart. */
  loadExisting(): Promise<void>;
  /** Fetches the code of what follows, for a page that is likely to need it. */
  preload(): void;
  createCart(): Promise<void>;
  /** false when it did not go in; the reason is in addItemError. */
  addItem(item: NewCartItem): Promise<boolean>;
  updateItem(uid: string, quantity: number): Promise<boolean>;
  removeItem(uid: string): Promise<boolean>;
  /** Pieces wanted of a line, 0 where it is to go; undefined: as many as it has. A signal's value: whoever reads it follows it. */
  wantedOf(line: CartItem): number | undefined;
  /** Shows a wish before it is sent. The answer takes it back. */
  want(line: CartItem, quantity: number): () => void;
  beginEditItem(uid: string): void;
  endEditItem(): void;
  setShippingMethods(methods: { code: string; title: string }[]): void;
  /** Rejects with the backend's refusal. */
  applyCoupon(code: string): Promise<void>;
  removeCoupon(): Promise<void>;
  /** Runs another feature's call on the cart through the same recovery; undefined when the cart had to be replaced. */
  withCart<T>(action: (cartId: string) => Promise<T>): Promise<T | undefined>;
  /** Runs `work` while no other change of the cart is under way, in any tab; else as `withCart`. */
  exclusively<T>(work: (tools: CartTools) => Promise<T>): Promise<T | undefined>;
  /** Something comes into the cart until then: one that is empty is not called so. */
  awaits(arrival: Promise<unknown>): void;
  readonly isAwaited: ReadonlySignal<boolean>;
  /** Shows the cart without these lines, which are on their way out of it. */
  showWithout(lines: readonly CartItem[]): void;
  /** Clears the stored id and the state; the cart itself stays on the backend. */
  removeCart(): void;
  reset(): void;
  dispose(): void;
}
