// The cart: SPEC 3's 'cart' slots as signals, and every action and transition of SPEC 4.2.
import { type ReadonlySignal } from '@preact/signals-core';
import type { StorefrontConfig } from '../storefront';
import type { BrowserStorage } from '../storage/browser-storage';
import type { Transport } from '../transport/transport';
import type { AppState } from '../app/state';
import type { Toasts } from '../app/toasts';
import type { UserState } from '../user/state';
import type { Text } from '../locale/text';
import type { Cart, Money, NewCartItem } from './cart';

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
  /** Sum of item quantities; the last known one until details are in; undefined when nothing is known. */
  readonly count: ReadonlySignal<number | undefined>;
  /** '', '3', '99+' */
  readonly badge: ReadonlySignal<string>;
  readonly subtotal: ReadonlySignal<Money>;
  readonly isEmpty: ReadonlySignal<boolean>;
  /** Some line cannot be bought: checkout is blocked until it is removed or changed. */
  readonly isBlocked: ReadonlySignal<boolean>;

  load(): Promise<void>;
  createCart(): Promise<void>;
  addItem(item: NewCartItem): Promise<boolean>;
  updateItem(uid: string, quantity: number): Promise<boolean>;
  removeItem(uid: string): Promise<boolean>;
  beginEditItem(uid: string): void;
  endEditItem(): void;
  setShippingMethods(methods: { code: string; title: string }[]): void;
  /** Clears the stored id and the state; the cart itself stays on the backend. */
  removeCart(): void;
  reset(): void;
  dispose(): void;
}

export function createCartState(_parts: CartParts): CartState {
  throw new Error('not ready');
}
