// Owns the one way to the backend: GraphQL through a chain of exchanges over a normalised cache, and REST (SPEC 7.1, 7.2).
import { computed, effect, signal, untracked, type ReadonlySignal } from '@preact/signals-core';
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import type { OperationResult } from '@urql/core';
import { onPush, pipe, subscribe, type Source } from 'wonka';
import type { BrowserStorage } from '../storage/browser-storage';
import { createCapabilities } from './capabilities';
import { createChain } from './chain';
import { withheldIn } from './error-handling';
import { lateCode } from './late-code';
import { createLateCache, type LateCache } from './late-cache';
import { toTransportError, TransportError } from './errors';
import type { Identity } from './operation';

export interface QueryOptions {
  policy?: 'cache-first' | 'cache-and-network' | 'network-only';
  signal?: AbortSignal;
  /** Told of stock errors that were taken out of the answer, in the backend's words (SPEC 8). */
  onWithheld?: (messages: readonly string[]) => void;
}

export interface MutateOptions {
  /** Do not wait for the mutations before this one (SPEC 4.1). */
  skipQueue?: boolean;
  /** Without the token: for what a session begins with. */
  asGuest?: boolean;
  signal?: AbortSignal;
}

export interface WatchResult<D> {
  data?: D;
  error?: TransportError;
  stale: boolean;
}

export interface Transport {
  /** Rejects with TransportError. */
  query<D, V>(document: TypedDocumentNode<D, V>, variables: V, options?: QueryOptions): Promise<D>;
  /** Live: emits again whenever the normalised cache changes. */
  watch<D, V>(
    document: TypedDocumentNode<D, V>,
    variables: V,
    onResult: (result: WatchResult<D>) => void,
    options?: QueryOptions,
  ): () => void;
  mutate<D, V>(document: TypedDocumentNode<D, V>, variables: V, options?: MutateOptions): Promise<D>;
  /** `path` as in '/V1/guest-carts/…'. Rejects with TransportError, its message filled in from the answer's parameters. */
  rest<T>(
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    path: string,
    body?: unknown,
    options?: { signal?: AbortSignal },
  ): Promise<T>;
  /** Whether the backend has 'Customer.groupId', 'Query.storeEvents', 'Query.cart(terminal:)' …; true until learned otherwise. */
  has(coordinate: string): boolean;
  /** What the backend is known to lack. */
  capabilities: ReadonlySignal<ReadonlySet<string>>;
  /** Forgets cart, customerCart, customer, customerWishlistProducts and dynamicBlocks (SPEC 4.4). */
  evictPrivate(): void;
  /** The backend no longer knows the session. */
  onUnauthorized(callback: () => void): () => void;
  dispose(): void;
}

export interface TransportOptions {
  endpoint: string;
  restUrl: string;
  storage: BrowserStorage;
  /** Store view code where none is stored. */
  storeView?: string;
  fetch?: typeof fetch;
  /** When the normalised cache arrives; by itself where absent. */
  lateCache?: LateCache;
}

export function createTransport({
  endpoint,
  restUrl,
  storage,
  storeView,
  lateCache = createLateCache(storage),
  ...options
}: TransportOptions): Transport {
  const send: typeof fetch = options.fetch ?? ((...request) => globalThis.fetch(...request));
  const stored = {
    token: storage.signal<string>(storageKeys.token),
    store: storage.signal<string>(storageKeys.store),
    currency: storage.signal<string>(storageKeys.currency),
  };
  // The configured code may be as wrong as a stored one.
  const fallbackStore = signal(storeView);
  const identityKey = computed(() =>
    JSON.stringify(
      [stored.token.value, stored.store.value ?? fallbackStore.value, stored.currency.value].map(
        (part) => part || null,
      ),
    ),
  );
  const identity = computed<Identity>(() => {
    const [token, store, currency] = JSON.parse(identityKey.value) as (string | null)[];
    return { token: token ?? undefined, store: store ?? undefined, currency: currency ?? undefined };
  });
  const capabilities = createCapabilities(storage);
  const unauthorized = new Set<() => void>();
  const watches = new Set<() => void>();

  const refuse = (refused: Identity) => {
    if (identity.peek().token !== refused.token) return;
    unauthorized.forEach((callback) => callback());
    storage.remove(storageKeys.token);
  };

  const clients = computed(() => {
    const own = identity.value;
    const createCache = lateCache.create.value;
    return untracked(() =>
      createChain({
        endpoint,
        fetch: send,
        identity: own,
        capabilities,
        cache: createCache?.(endpoint, own),
        gate: lateCache.gate,
        cacheId: {
          get: () => storage.get(storageKeys.cacheId),
          // A late answer to who we were is not the id of who we are.
          set: (id) =>
            void (
              own === identity.peek() &&
              storage.get(storageKeys.cacheId) !== id &&
              storage.set(storageKeys.cacheId, id)
            ),
        },
        dropStore() {
          fallbackStore.value = undefined;
          if (storage.get(storageKeys.store) === own.store) storage.remove(storageKeys.store);
        },
        dropCurrency() {
          if (storage.get(storageKeys.currency) === own.currency) storage.remove(storageKeys.currency);
        },
        onUnauthorized: () => refuse(own),
      }),
    );
  });

  let first = true;
  const stopFollowing = effect(() => {
    void identity.value;
    if (!first) storage.remove(storageKeys.cacheId);
    first = false;
  });

  return {
    query(document, variables, { policy, signal, onWithheld } = {}) {
      const done = lateCache.begin();
      const source = pipe(
        clients.peek().query(document, variables, policy),
        onPush((result) => onWithheld?.(withheldIn(result))),
      );
      return ask(source, signal, policy === undefined).finally(done);
    },
    watch(document, variables, onResult, { policy, signal } = {}) {
      type Data = Parameters<typeof onResult>[0]['data'];
      /** The last whole answer, and to whom: a cache that arrives later is told of it instead of asking again. */
      let known: { data: Data; identity: Identity } | undefined;
      const stop = effect(() => {
        const chain = clients.value;
        return untracked(() => {
          const own = identity.peek();
          const reuse = known?.identity === own ? known.data : undefined;
          const done = lateCache.begin();
          const { unsubscribe } = pipe(
            chain.query(document, variables, policy, reuse),
            subscribe((result) => {
              done();
              if (!result.error && !result.stale) known = { data: result.data, identity: own };
              untracked(() =>
                onResult({
                  data: result.data,
                  error: result.error && toTransportError(result),
                  stale: result.stale,
                }),
              );
            }),
          );
          return () => {
            done();
            unsubscribe();
          };
        });
      });
      const end = () => {
        if (watches.delete(end)) stop();
        signal?.removeEventListener('abort', end);
      };
      watches.add(end);
      signal?.addEventListener('abort', end);
      return end;
    },
    mutate(document, variables, { signal, ...options } = {}) {
      const done = lateCache.begin();
      return ask(clients.peek().mutation(document, variables, options), signal, false).finally(done);
    },
    async rest(...request) {
      // Only the checkout speaks REST.
      const { createRest } = await lateCode(() => import('./rest'));
      const rest = createRest({
        restUrl,
        fetch: send,
        identity: () => identity.peek(),
        onUnauthorized: () => refuse(identity.peek()),
      });
      return rest(...request);
    },
    has: capabilities.has,
    capabilities: capabilities.missing,
    evictPrivate() {
      clients.peek().evictPrivate();
    },
    onUnauthorized(callback) {
      unauthorized.add(callback);
      return () => void unauthorized.delete(callback);
    },
    dispose() {
      stopFollowing();
      lateCache.dispose();
      watches.forEach((end) => end());
      unauthorized.clear();
    },
  };
}

const storageKeys = {
  token: 'signin_token',
  store: 'store_view_code',
  currency: 'store_view_currency',
  cacheId: 'magento_cache_id',
};

/** The first answer that is final; with `acceptStale` a restored one will do, the fresh one then only reaches the cache. */
function ask<D>(
  source: Source<OperationResult<D>>,
  signal: AbortSignal | undefined,
  acceptStale: boolean,
): Promise<D> {
  return new Promise<D>((resolve, reject) => {
    let stop = () => {};
    let isSettled = false;
    const settle = (act: () => void) => {
      if (isSettled) return;
      isSettled = true;
      signal?.removeEventListener('abort', onAbort);
      act();
    };
    const onAbort = () => {
      settle(() =>
        reject(new TransportError('aborted', 'The request was given up', { cause: signal?.reason })),
      );
      stop();
    };
    if (signal?.aborted) return onAbort();
    signal?.addEventListener('abort', onAbort);
    let isFinal = false;
    const { unsubscribe } = pipe(
      source,
      subscribe((result) => {
        if (result.stale && !(acceptStale && result.data && !result.error)) return;
        isFinal = !result.stale;
        settle(() => {
          if (result.error) reject(toTransportError(result));
          else resolve(result.data as D);
        });
        if (isFinal) queueMicrotask(() => stop());
      }),
    );
    stop = unsubscribe;
  });
}
