// Owns the one way to the backend: GraphQL by a client that comes with the first request, and REST (behaviour 7.1, 7.2).
import type { ReadonlySignal } from '@preact/signals-core';
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import type { BrowserStorage } from '../storage/browser-storage';
import { createCapabilities } from './capabilities';
import type { ClientOptions } from './client';
import type { TransportError } from './errors';
import { createIdentity } from './identity';
import { lateClient } from './late-client';
import { late } from '../late/late';
import type { Identity } from './operation';

export interface QueryOptions {
  policy?: 'cache-first' | 'cache-and-network' | 'network-only';
  signal?: AbortSignal;
  /** Told of stock errors that were taken out of the answer, in the backend's words (behaviour 8). */
  onWithheld?: (messages: readonly string[]) => void;
}

export interface MutateOptions {
  /** Do not wait for the mutations before this one (behaviour 4.1). */
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
    options?: Pick<QueryOptions, 'policy'>,
  ): () => void;
  mutate<D, V>(document: TypedDocumentNode<D, V>, variables: V, options?: MutateOptions): Promise<D>;
  /** `path` as in '/V1/guest-carts/…'. Rejects with TransportError, its message filled in from the answer's parameters. */
  rest<T>(
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    path: string,
    body?: unknown,
    options?: { signal?: AbortSignal },
  ): Promise<T>;
  /** Fetches the code of query, watch and mutate, which comes with the first of them, for somebody who is about to ask. */
  preload(): void;
  /** Whether the backend has 'Customer.groupId', 'Query.storeEvents', 'Query.cart(terminal:)' …; true until learned otherwise. */
  has(coordinate: string): boolean;
  /** What the backend is known to lack. */
  capabilities: ReadonlySignal<ReadonlySet<string>>;
  /** Asks what the backend lacks, where the page does not tell: for who shows what only some backends have. */
  survey(): Promise<void>;
  /** Forgets cart, customerCart, customer, customerWishlistProducts and dynamicBlocks (behaviour 4.4). */
  evictPrivate(): void;
  /** The backend no longer knows the session. */
  onUnauthorized(callback: () => void): () => void;
  dispose(): void;
}

export interface TransportOptions extends Pick<ClientOptions, 'lateCache'> {
  endpoint: string;
  restUrl: string;
  storage: BrowserStorage;
  /** Store view code where none is stored. */
  storeView?: string;
  /** Where the shop's server is; ends with a slash. */
  shopUrl?: string;
  /** What the backend lacks, as the page's server says it. */
  missingFields?: string;
  fetch?: typeof fetch;
}

/** Only the checkout speaks REST. */
const restCode = late(() => import('./rest'));

export function createTransport({
  endpoint,
  restUrl,
  storage,
  storeView,
  shopUrl,
  missingFields,
  lateCache,
  ...options
}: TransportOptions): Transport {
  const send: typeof fetch = options.fetch ?? ((...request) => globalThis.fetch(...request));
  const identity = createIdentity(storage, storeView);
  const capabilities = createCapabilities({
    storage,
    missingFields,
    // Beside the backend: a shop on a page of another site has its own address there, and no such file.
    shopUrl: shopUrl && new URL('./', endpoint).href,
    fetch: send,
  });
  const unauthorized = new Set<() => void>();
  const onUnauthorized = (refused: Identity) => {
    if (identity.current.peek().token !== refused.token) return;
    unauthorized.forEach((callback) => callback());
    identity.drop('token', refused);
  };
  const client = lateClient(async () => {
    // Its first document needs them.
    if (capabilities.missing.peek().size) import('./lessons').catch(() => undefined);
    const { createClient } = await import('./client');
    return createClient({
      endpoint,
      fetch: send,
      storage,
      identity,
      capabilities,
      onUnauthorized,
      lateCache,
    });
  });

  return {
    ...client,
    async rest(...request) {
      const { createRest } = await restCode();
      const rest = createRest({
        restUrl,
        fetch: send,
        identity: () => identity.current.peek(),
        onUnauthorized: () => onUnauthorized(identity.current.peek()),
      });
      return rest(...request);
    },
    has: capabilities.has,
    capabilities: capabilities.missing,
    survey: capabilities.survey,
    onUnauthorized(callback) {
      unauthorized.add(callback);
      return () => void unauthorized.delete(callback);
    },
    dispose() {
      identity.dispose();
      client.dispose();
      unauthorized.clear();
    },
  };
}
