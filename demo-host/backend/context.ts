// What every resolver and REST route is given: database, clock, store view, currency and who asks.
import type { Database } from './database';
import { inputError } from './errors';
import type { ProfileName } from './profile';
import { currencyRate, allowedCurrencies } from './store-view/currency';
import { defaultStoreView, findStoreView, type StoreView } from './store-view/store-views';
import { identify } from './nouns';

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
  /** What an empty database is filled with: the demo's own data (default), a folder like contract/seed, or nothing. */
  seed?: boolean | string;
  /** Gives the demo accounts orders, a wishlist and a saved card, in a new database; default false. */
  history?: boolean;
  /** Which Magento to pass for; default `full`. */
  profile?: ProfileName;
  /** Lets requests ask for failures; default false. */
  faults?: boolean;
  /** Of scrypt, the power of two of its blocks; default 14. */
  passwordCost?: number;
  /** Whoever has it may read the mails of this demo; without it nobody may. */
  outboxKey?: string;
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

/** `Bearer x` → x; exactly two parts, scheme in any case, as Magento reads it. */
export function bearerToken(header: string | null): string | undefined {
  const parts = (header ?? '').split(' ');
  return parts.length === 2 && parts[0]?.toLowerCase() === 'bearer' && parts[1] ? parts[1] : undefined;
}

interface Asker {
  db: Database;
  options: BackendOptions;
  /** Header or path segment; empty means the default view. */
  storeCode?: string | null;
  currency?: string | null;
  authorization?: string | null;
  client?: string;
}

/** Throws a `graphql-input` BackendError for a store view or currency that this shop does not have. */
export async function createContext({
  db,
  options,
  storeCode,
  currency,
  authorization,
  client,
}: Asker): Promise<Context> {
  const now = options.now?.() ?? new Date();
  const code = storeCode?.trim() ?? '';
  const store = code === '' ? defaultStoreView(db) : findStoreView(db, code);
  if (!store?.isActive) throw inputError(`Requested store is not found (${code})`);
  const wanted = (currency ?? '').trim().toUpperCase() || store.currency;
  if (!allowedCurrencies(db).includes(wanted)) throw inputError('Please correct the target currency');
  const factor = currencyRate(db, wanted);
  const token = bearerToken(authorization ?? null);
  const customer = token === undefined ? null : await identify(db, token, now, options);
  return {
    db,
    now,
    store,
    currency: wanted,
    rate: (cents) => roundHalfUp(cents * factor) / 100,
    customer,
    customerGroup: customer?.groupId ?? 0,
    baseUrl: options.baseUrl,
    suffix: '.html',
    ...(token !== undefined && { token }),
    ...(client !== undefined && { client }),
    options,
    memo: new Map(),
  };
}

/** Rounds away binary noise first, so that 0.5 written as 0.49999999 still goes up. */
function roundHalfUp(value: number): number {
  return Math.round(Number(value.toFixed(6)));
}

/** Does the work once per request. */
export function once<T>({ memo }: Context, key: string, work: () => T): T {
  if (!memo.has(key)) memo.set(key, work());
  return memo.get(key) as T;
}
