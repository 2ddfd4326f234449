// What the checkout keeps in browser storage, so that a reload or an outage loses nothing. Never a nonce or card data.
import type { BrowserStorage } from '../storage/browser-storage';
import { checkoutKeys, chosenKey, type Chosen } from '../user/expiry';
import type { Address, AddressValues } from '../user/addresses/address';
import type { ShippingMethod } from './api';
import type { OrderedCart } from './order/fate-api';
import type { Receipt } from './order/receipt';
import './stored-shapes';

/** behaviour 3: shipping fields plus the flag, which never leaves our state. */
export type BillingAddress = { sameAsShippingAddress: true } | ({ sameAsShippingAddress: false } & Address);

/** Shopper-facing part of a payment only. */
export interface SavedPayment {
  code: string;
  description: string;
}

/** Typed but not yet accepted. */
export interface Draft {
  /** Email of the customer who typed it; a guest has none. */
  owner?: string;
  email?: string;
  shipping?: AddressValues;
  billing?: AddressValues;
}

/** An order that was sent and not answered for. */
export interface Attempt extends OrderedCart {
  /** ms since 1970. */
  sentAt: number;
  /** What is shown when it turns out to stand; without its number. */
  receipt: Receipt;
}

interface Saved {
  billing_address: BillingAddress;
  shipping_address: Address;
  shippingMethod: ShippingMethod;
  paymentMethod: SavedPayment;
  availableShippingMethods: ShippingMethod[];
  guestEmail: string;
  checkoutDraft: Draft;
  checkoutAttempt: Attempt;
  checkoutReceipt: Receipt;
  /** Code of the one that was chosen last in this browser, for whichever order. */
  lastShippingMethod: string;
}

/** Seconds. What people typed on a shared computer must not wait there for ever. */
const lifetimes: Partial<Record<keyof Saved, number>> = {
  checkoutDraft: 3600,
  checkoutReceipt: 1800,
  checkoutAttempt: 24 * 3600,
};

/** Cleared once an order is placed. */
const ofOneOrder = [...checkoutKeys, 'checkoutDraft'] as const;

export interface SavedCheckout {
  get<K extends keyof Saved>(key: K): Saved[K] | undefined;
  set<K extends keyof Saved>(key: K, value: Saved[K]): void;
  remove(key: keyof Saved): void;
  clear(): void;
  /** Gives what had been chosen when a session ran out back to its owner; true when there was any. */
  restore(): boolean;
}

export function createSavedCheckout(storage: BrowserStorage): SavedCheckout {
  return {
    get: (key) => storage.get(key),
    set: (key, value) => storage.set(key, value, lifetimes[key]),
    remove: (key) => storage.remove(key),
    clear() {
      for (const key of ofOneOrder) storage.remove(key);
    },
    restore() {
      const chosen = storage.get<Chosen>(chosenKey);
      if (!chosen || chosen.owner.toLowerCase() !== storage.get<string>('email')?.toLowerCase()) return false;
      storage.remove(chosenKey);
      for (const [key, value] of Object.entries(chosen.values)) storage.set(key, value);
      return true;
    },
  };
}
