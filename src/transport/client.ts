// Asks the backend through a chain of exchanges over a normalised cache, a chain for each identity (behaviour 7.1). Loaded with the first request.
import { computed, effect, untracked } from '@preact/signals-core';
import type { DocumentText } from '../graphql/document-text';
import type { OperationResult } from '@urql/core';
import { pipe, subscribe, type Source } from 'wonka';
import type { BrowserStorage } from '../storage/browser-storage';
import { toTransportError } from './answers/answer-errors';
import type { Capabilities } from './capabilities/capabilities';
import { createChain } from './chain';
import type { AnswerOptions, Client, IfLost, WatchResult } from './client-api';
import { withheldIn } from './error-handling';
import { TransportError } from './errors';
import type { IdentityState } from './identity';
import { createLateCache, loadCache, type LateCache } from './cache/late-cache';
import type { Identity } from './operation';
import { isAnswer } from './answers/partial-answer';

export interface ClientOptions {
  endpoint: string;
  fetch: typeof fetch;
  storage: BrowserStorage;
  identity: IdentityState;
  capabilities: Capabilities;
  onUnauthorized(refused: Identity): void;
  /** When the normalised cache arrives; by itself where absent. */
  lateCache?: LateCache;
  /** The page has: what may come then comes now. */
  hasRested?: boolean;
  /** Of what is said. */
  locale?: string;
}

export function createClient({
  endpoint,
  fetch,
  storage,
  identity,
  capabilities,
  onUnauthorized,
  hasRested,
  locale,
  lateCache = createLateCache(storage, undefined, hasRested),
}: ClientOptions): Client {
  const watches = new Set<() => void>();
  const chains = computed(() => {
    const own = identity.current.value;
    const createCache = lateCache.create.value;
    return untracked(() =>
      createChain({
        endpoint,
        fetch,
        identity: own,
        capabilities,
        cache: createCache?.(endpoint, own),
        gate: lateCache.gate,
        cacheId: { get: identity.cacheId, set: (id) => identity.keepCacheId(id, own) },
        dropStore: () => identity.drop('store', own),
        dropCurrency: () => identity.drop('currency', own),
        onUnauthorized: () => onUnauthorized(own),
      }),
    );
  });

  return {
    query(document, variables, options = {}) {
      const done = lateCache.begin();
      const source = chains.peek().query(document, variables, options.policy);
      return ask(source, options, options.policy === undefined).finally(done);
    },
    watch(document, variables, onResult, { policy, known: told } = {}) {
      /** The last whole answer: a cache that arrives later is told of it instead of asking again. */
      let known = told;
      const stop = effect(() => {
        const chain = chains.value;
        return untracked(() => {
          const own = identity.current.peek();
          const reuse = known?.identity === own ? known.data : undefined;
          const tell = ifNew(!!reuse, onResult);
          const done = lateCache.begin();
          const { unsubscribe } = pipe(
            chain.query(document, variables, policy, reuse),
            subscribe((result) => {
              done();
              if (isWhole(result)) known = { data: result.data, identity: own };
              tell(result);
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
      };
      watches.add(end);
      return end;
    },
    mutate(document, variables, options) {
      const done = lateCache.begin();
      const source = chains.peek().mutation(document, variables, options);
      return certain(ask(source, options, false), document, options.ifLost, locale).finally(done);
    },
    evictPrivate: () => chains.peek().evictPrivate(),
    dispose() {
      lateCache.dispose();
      watches.forEach((end) => end());
    },
  };
}

/** Where the answer was lost, what it would have been. */
function certain<D>(
  sent: Promise<D>,
  document: DocumentText<D, never>,
  ifLost: IfLost<D>,
  locale: string | undefined,
): Promise<D> {
  // Then it does not even leave.
  if (globalThis.navigator?.onLine === false) return sent;
  return sent.catch(async (error: TransportError) => {
    const { findOut } = await loadCache().catch(() => {
      throw error;
    });
    return findOut(document, ifLost, error, locale);
  });
}

const isWhole = <D>(result: OperationResult<D>): result is OperationResult<D> & { data: D } =>
  !!result.data && !result.error && !result.stale;

/** Leaves out what whoever asks has drawn. `isTold`: that is what the next whole result says, as another object. */
function ifNew<D>(isTold: boolean, onResult: (result: WatchResult<D>) => void) {
  let drawn: D | undefined;
  return (result: OperationResult<D>): void => {
    const isDrawn = isWhole(result) && (isTold || result.data === drawn);
    isTold = false;
    drawn = isWhole(result) ? result.data : undefined;
    if (!isDrawn) untracked(() => onResult(watched(result)));
  };
}

function watched<D>(result: OperationResult<D>): WatchResult<D> {
  return {
    data: result.data,
    error: result.error && toTransportError(result),
    stale: result.stale,
  };
}

/** The first answer that is final; with `acceptStale` a restored one will do, the fresh one then only reaches the cache. */
function ask<D>(
  source: Source<OperationResult<D>>,
  { signal, onWithheld, needs, onPartial }: AnswerOptions<D>,
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
        onWithheld?.(withheldIn(result));
        if (result.stale && !(acceptStale && result.data && !result.error)) return;
        isFinal = !result.stale;
        settle(() => {
          if (!isAnswer(result, needs)) return reject(toTransportError(result));
          if (result.error) onPartial?.(toTransportError(result));
          resolve(result.data as D);
        });
        if (isFinal) queueMicrotask(() => stop());
      }),
    );
    stop = unsubscribe;
  });
}
