// How the backend is asked by GraphQL.
import type { DocumentText } from '../graphql/document-text';
import type { TransportError } from './errors';
import type { Identity } from './operation';
import type { Needs } from './answers/partial-answer';

/** How an answer is taken in which something has failed. */
export interface AnswerOptions<D> {
  signal?: AbortSignal;
  /** Told of stock errors that were taken out of the answer, in the backend's words (behaviour 8). */
  onWithheld?: (messages: readonly string[]) => void;
  /** What the answer must have; by default every field at the top. */
  needs?: Needs<D>;
  /** Told what is wrong with an answer that counts all the same. */
  onPartial?: (error: TransportError) => void;
}

export interface QueryOptions<D = never> extends AnswerOptions<D> {
  policy?: 'cache-first' | 'cache-and-network' | 'network-only';
}

/** How it is found out whether a mutation was made whose answer was lost (behaviour 7.3). */
export type IfLost<D> =
  /** It need not be: sent again, it does no harm. Rejects as it failed. */
  | 'harmless'
  /** By the one who asks, from what it rejects with (`mayBeDone`). */
  | 'compared'
  /** Not at all: rejects with words that say so (words/catalogue/unclear.ts). */
  | 'unknowable'
  /** By reading: gives what would have been answered, undefined where it was not made. Rejects where that cannot be told. */
  | (() => Promise<D | undefined>);

export interface MutateOptions<D = never> extends AnswerOptions<D> {
  ifLost: IfLost<D>;
  /** Do not wait for the mutations before this one (behaviour 4.1). */
  skipQueue?: boolean;
  /** Without the token: for what a session begins with. */
  asGuest?: boolean;
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
  /** Rejects with TransportError; not where the answer has what is needed of it (partial-answer.ts). */
  query<D, V>(document: DocumentText<D, V>, variables: V, options?: QueryOptions<D>): Promise<D>;
  /** Live: emits again whenever the normalised cache changes. */
  watch<D, V>(
    document: DocumentText<D, V>,
    variables: V,
    onResult: (result: WatchResult<D>) => void,
    options?: WatchOptions<D>,
  ): () => void;
  /** The same. What answered is done, what was lost is found out; where nobody can, it rejects with kind 'unclear'. */
  mutate<D, V>(document: DocumentText<D, V>, variables: V, options: MutateOptions<D>): Promise<D>;
  /** Forgets cart, customerCart, customer, customerWishlistProducts and dynamicBlocks (behaviour 4.4). */
  evictPrivate(): void;
  dispose(): void;
}
