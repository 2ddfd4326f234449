// Owns "ask when the key changes, last request wins": a live query as three signals. What failed is asked again with the network.
import { batch, effect, signal, untracked, type ReadonlySignal } from '@preact/signals-core';
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { asError } from '../errors/as-error';
import type { QueryOptions } from './client-api';
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

/**
 * Follows `variables`, which may read signals: each change replaces the question, and answers to older ones are dropped.
 * undefined means idle: data and error are cleared. While a new answer is awaited the old data stands (`pending` says so).
 */
export function liveQuery<D, V, T>(
  transport: Pick<Transport, 'watch'>,
  document: TypedDocumentNode<D, V>,
  variables: () => V | undefined,
  select: (data: D) => T,
  options: LiveQueryOptions = {},
): Resource<T> {
  const data = signal<T | undefined>(undefined);
  const error = signal<Error | undefined>(undefined);
  const pending = signal(false);
  const round = signal(0);
  let reloads = 0;

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
      return transport.watch(
        document,
        asked,
        (result) =>
          batch(() => {
            try {
              if (result.data !== undefined && result.data !== null) data.value = select(result.data);
              error.value = result.error;
            } catch (cause) {
              error.value = asError(cause);
            }
            pending.value = result.stale;
          }),
        reloading ? { ...options, policy: 'network-only' } : options,
      );
    });
  });

  const reload = () => void round.value++;
  const onOnline = () => {
    if (error.peek()) reload();
  };
  globalThis.window?.addEventListener?.('online', onOnline);

  return {
    data,
    error,
    pending,
    reload,
    dispose() {
      globalThis.window?.removeEventListener?.('online', onOnline);
      stop();
    },
  };
}
