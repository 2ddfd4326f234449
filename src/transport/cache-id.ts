// Hands the backend's cache id back with every request, and asks by POST where a page cache gave us another's answer.
import type { Exchange } from '@urql/core';
import { ours, repeating, withContext, withHeaders, type Identity } from './operation';

export interface CacheIdStore {
  get(): string | undefined;
  set(id: string): void;
}

export function cacheIdExchange(identity: Identity, store: CacheIdStore): Exchange {
  return ({ forward }) =>
    (operations) =>
      repeating(
        forward,
        operations,
        (operation) => {
          const id = store.get();
          if (id) return withHeaders(operation, { 'x-magento-cache-id': id });
          // A built-in page cache may answer a customer's first GET with a guest's page: only a POST tells our own id.
          return identity.token && operation.kind === 'query'
            ? withContext(operation, { post: true })
            : operation;
        },
        ({ operation }) => {
          const { answer, post, headers } = ours(operation);
          const id = answer?.cacheId;
          if (!id) return undefined;
          const foreign =
            !!identity.token && operation.kind === 'query' && !post && headers?.['x-magento-cache-id'] !== id;
          if (foreign) return withContext(operation, { post: true });
          store.set(id);
          return undefined;
        },
      );
}
