// What every resolver and REST route is given: database, clock, store view, currency and who asks.
import type { Database } from './database';
import type { ProfileName } from './profile';

export interface BackendOptions {
  /** SQLite file, or `:memory:`. */
  file: string;
  now?: () => Date;
  /** Origins that get CORS answers. */
  origins?: string[];
  /** Public origin of this backend, without a closing slash; all absolute URLs start with it. */
  baseUrl: string;
  /** Origin of the card fields; without it the demo card is no payment method here. */
  paymentUrl?: string;
  /** Tokenization key or client token of a merchant's Braintree; without it Braintree is no payment method here. */
  braintreeToken?: string;
  /** How long the time-out test cards keep the caller waiting; default 20 s. */
  paymentTimeoutMs?: number;
  /** Signs tokens and salts the cache id. */
  secret?: string;
  /** What an empty database is filled with: the demo's own data (default), a folder like tests/recordings/shop/seed, or nothing. */
  seed?: boolean | string;
  /** Gives the demo accounts orders, a wishlist and a saved card, in a new database; default false. */
  history?: boolean;
  /** Which Magento to pass for; default `full`. */
  profile?: ProfileName;
  /** Lets requests ask for failures; default false. */
  faults?: boolean;
  /** Of scrypt, the power of two of its blocks; default 14. */
  passwordCost?: number;
  /** Folder that keeps drawn pictures; default: beside the file, or the last few in memory. */
  pictures?: string;
  /** Whoever has it may read the mails of this demo; without it nobody may. */
  outboxKey?: string;
}

export interface StoreView {
  id: number;
  code: string;
  name: string;
  groupCode: string;
  groupName: string;
  sortOrder: number;
  locale: string;
  currency: string;
  isActive: boolean;
  isDefault: boolean;
}

/** The signed-in shopper. The customer area reads the rest of the row by id. */
export interface Customer {
  id: number;
  email: string;
  groupId: number;
}

export interface Context {
  db: Database;
  now: Date;
  store: StoreView;
  currency: string;
  /** Base-currency cents → value in the context's currency, rounded half up to cents. */
  rate(cents: number): number;
  /** Set by a resolver that signs somebody in: the answer's cache id follows it. */
  customer: Customer | null;
  /** 0 guest, 1 general, 3 employee. */
  customerGroup: number;
  baseUrl: string;
  /** URL suffix of products and categories, '.html'. */
  suffix: string;
  /** The bearer token as sent, valid or not. */
  token?: string;
  /** IP address of who asks; absent where the server itself does. */
  client?: string;
  options: BackendOptions;
  /** Per-request memory for whoever wants to compute something once. */
  memo: Map<unknown, unknown>;
}

export const employeeGroup = 3;

/** Where `memo` has a request's variables as sent: executing puts the keys of input objects into the schema's order. */
export const sentVariables = Symbol('variables as sent');

/** Does the work once per request. */
export function once<T>({ memo }: Context, key: string, work: () => T): T {
  if (!memo.has(key)) memo.set(key, work());
  return memo.get(key) as T;
}
