// Names the store view and the currency of every request, and gives up one that the backend does not know (decision 020).
import type { Exchange } from '@urql/core';
import { ours, repeating, withContext, type Headers, type Identity } from './operation';
import { storeHeaders } from './store-headers';

export interface StaleChoice {
  store(): void;
  currency(): void;
}

export function storeExchange(identity: Identity, drop: StaleChoice): Exchange {
  return ({ forward }) =>
    (operations) =>
      repeating(
        forward,
        operations,
        (operation) => {
          const { noStore, noCurrency, headers: before } = ours(operation);
          const headers: Headers = { ...before };
          // Also what an earlier pass of the same operation had set.
          delete headers.store;
          delete headers['content-currency'];
          const { store, currency } = identity;
          const named = storeHeaders({
            store: noStore ? undefined : store,
            currency: noCurrency ? undefined : currency,
          });
          return withContext(operation, { headers: { ...headers, ...named } });
        },
        ({ operation, error }) => {
          const says = (text: string) => !!error?.graphQLErrors.some(({ message }) => message.includes(text));
          const { headers, noStore, noCurrency } = ours(operation);
          if (headers?.store && !noStore && says('Requested store is not found')) {
            queueMicrotask(drop.store);
            // A currency chosen in a store view that is gone goes with it only if it is refused as well.
            return withContext(operation, { noStore: true });
          }
          if (headers?.['content-currency'] && !noCurrency && says('Please correct the target currency')) {
            queueMicrotask(drop.currency);
            return withContext(operation, { noCurrency: true });
          }
          return undefined;
        },
      );
}
