// Makes the context of a request: the store view and the currency that it names, and whose token it brings.
import type { BackendOptions, Context } from './context';
import { customerOfToken } from './customer/tokens';
import type { Database } from './database';
import { inputError } from './errors';
import { urlSuffix } from './routing/addresses';
import { allowedCurrencies, currencyRate } from './store-view/currency';
import { defaultStoreView, findStoreView } from './store-view/store-views';

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
  const customer = token === undefined ? null : await customerOfToken(db, token, now, options);
  return {
    db,
    now,
    store,
    currency: wanted,
    rate: (cents) => roundHalfUp(cents * factor) / 100,
    customer,
    customerGroup: customer?.groupId ?? 0,
    baseUrl: options.baseUrl,
    suffix: urlSuffix,
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
