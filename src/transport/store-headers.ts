// The headers that name the store view and the currency of a request.
import type { Identity } from './operation';

export function storeHeaders({ store, currency }: Identity): Record<string, string> {
  return { ...(store ? { store } : {}), ...(currency ? { 'content-currency': currency } : {}) };
}
