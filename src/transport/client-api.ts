// How the backend is asked by GraphQL.
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import type { TransportError } from './errors';
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
  onWithheld?: QueryOptions['onWithheld'];
}

export interface WatchResult<D> {
  data?: D;
  error?: TransportError;
  stale: boolean;
}

/** An answer, and to whom. */
export interface Known<D> {
  data: D;
  identity: Identity;
}

export interface WatchOptions<D> extends Pick<QueryOptions, 'policy'> {
  /** What the one who asks knows already: it is not asked for again. */
  known?: Known<D>;
}

export interface Client {
  /** Rejects with TransportError. */
  query<D, V>(document: TypedDocumentNode<D, V>, variables: V, options?: QueryOptions): Promise<D>;
  /** Live: emits again whenever the normalised cache changes. */
  watch<D, V>(
    document: TypedDocumentNode<D, V>,
    variables: V,
    onResult: (result: WatchResult<D>) => void,
    options?: WatchOptions<D>,
  ): () => void;
  mutate<D, V>(document: TypedDocumentNode<D, V>, variables: V, options?: MutateOptions): Promise<D>;
  /** Forgets cart, customerCart, customer, customerWishlistProducts and dynamicBlocks (behaviour 4.4). */
  evictPrivate(): void;
  dispose(): void;
}
