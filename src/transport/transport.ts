// Owns the one way to the backend: GraphQL through a chain of exchanges over a normalised cache, and REST (SPEC 7.1, 7.2).
import type { ReadonlySignal } from '@preact/signals-core';
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import type { BrowserStorage } from '../storage/browser-storage';
import type { TransportError } from './errors';

export interface QueryOptions {
  policy?: 'cache-first' | 'cache-and-network' | 'network-only';
  signal?: AbortSignal;
}

export interface MutateOptions {
  /** Do not wait for the mutations before this one (SPEC 4.1). */
  skipQueue?: boolean;
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
  rest<T>(method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: unknown, options?: { signal?: AbortSignal }): Promise<T>;
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
}

export function createTransport(_options: TransportOptions): Transport {
  throw new Error('not yet');
}
