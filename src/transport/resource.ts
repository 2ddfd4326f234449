// Owns "ask when the key changes, last request wins": a live query as three signals. What failed is asked again with the network.
import { batch, effect, signal, untracked, type ReadonlySignal } from '@preact/signals-core';
import type { DocumentText } from '../graphql/document-text';
import { asError } from '../errors/as-error';
import { TransportError } from '../errors/transport-error';
import type { QueryOptions, WatchResult } from './client-api';
import { onOnline } from './on-online';
import type { Transport } from './transport';

export interface Resource<T> {
  data: ReadonlySignal<T | undefined>;
  error: ReadonlySignal<Error | undefined>;
  pending: ReadonlySignal<boolean>;
  /** Asks again, past the cache. */
  reload(): void;
  dispose(): void;
}

export interface LiveQueryOptions {
  policy?: QueryOptions['policy'];
}

/** Of an answer that the cache has taken and cannot give back: something in it is not as the document says. */
const unreadable = 'The answer cannot be read';

/** A question that is seldom asked: its document, and how the answer is read. */
export interface Question<D, V, T> {
  document: DocumentText<D, V>;
  select: (data: D) => T;
}

type Tell<D, T> = (result: WatchResult<D>, select: (data: D) => T) => void;
/** Asks, and gives a way to stop; `options` are what the query was made with, or past the cache. */
type Ask<D, V, T> = (asked: V, options: LiveQueryOptions, tell: Tell<D, T>) => () => void;

/**
 * Follows `variables`, which may read signals: each change replaces the question, and answers to older ones are dropped.
 * undefined means idle: data and error are cleared. While a new answer is awaited the old data stands (`pending` says so).
 */
export function liveQuery<D, V, T>(
  transport: Pick<Transport, 'watch'>,
  document: DocumentText<D, V>,
  variables: () => V | undefined,
  select: (data: D) => T,
  options: LiveQueryOptions = {},
): Resource<T> {
  return following<D, V, T>(
    variables,
    (asked, how, tell) => transport.watch(document, asked, (result) => tell(result, select), how),
    options,
  );
}

/** The same for a question that comes when it is wanted. */
export function lateQuery<D, V, T>(
  transport: Pick<Transport, 'watch'>,
  load: () => Promise<Question<D, V, T>>,
  variables: () => V | undefined,
): Resource<T> {
  return following<D, V, T>(
    variables,
    (asked, how, tell) => {
      let isOver = false;
      let stop = (): void => void (isOver = true);
      load().then(
        ({ document, select }) =>
          void (isOver || (stop = transport.watch(document, asked, (result) => tell(result, select), how))),
        (error: TransportError) => isOver || tell({ error, stale: false }, (data) => data as never),
      );
      return () => stop();
    },
    {},
  );
}

function following<D, V, T>(
  variables: () => V | undefined,
  ask: Ask<D, V, T>,
  options: LiveQueryOptions,
): Resource<T> {
  const data = signal<T | undefined>(undefined);
  const error = signal<Error | undefined>(undefined);
  const pending = signal(false);
  const round = signal(0);
  let reloads = 0;
  /** The network came back while an answer was awaited, which may be that of the time without. */
  let isBack = false;

  const reload = () => void round.value++;

  const stop = effect(() => {
    const reloading = round.value !== reloads;
    reloads = round.value;
    const asked = variables();
    return untracked(() => {
      if (asked === undefined) {
        batch(() => {
          data.value = error.value = undefined;
          pending.value = false;
        });
        return undefined;
      }
      pending.value = true;
      isBack = false;
      const tell: Tell<D, T> = (result, select) => {
        batch(() => {
          try {
            const isThere = result.data !== undefined && result.data !== null;
            if (isThere) data.value = select(result.data as D);
            const isUnreadable = !isThere && !result.stale && data.peek() === undefined;
            error.value =
              result.error ?? (isUnreadable ? new TransportError('backend', unreadable) : undefined);
          } catch (cause) {
            error.value = asError(cause);
          }
          pending.value = result.stale;
        });
        if (isBack && error.peek()) reload();
      };
      return ask(asked, reloading ? { ...options, policy: 'network-only' } : options, tell);
    });
  });

  const stopListening = onOnline(() => {
    if (error.peek()) reload();
    else isBack = pending.peek();
  });

  return {
    data,
    error,
    pending,
    reload,
    dispose() {
      stopListening();
      stop();
    },
  };
}
