// Puts one client together: the exchanges in behaviour 7.1's order, behind the cache, for one identity.
import { Client, createRequest, type AnyVariables, type OperationResult } from '@urql/core';
import type { DocumentText } from '../graphql/document-text';
import { publish, type Source } from 'wonka';
import { authenticationExchange } from './authentication';
import { cacheIdExchange, type CacheIdStore } from './cache-id';
import type { Capabilities } from './capabilities/capabilities';
import type { MutateOptions, QueryOptions } from './client-api';
import { capabilitiesExchange } from './capabilities/capabilities-exchange';
import { errorHandlingExchange } from './error-handling';
import { gateExchange } from './gate';
import { httpExchange } from './http/http';
import { mutationQueueExchange } from './mutation-queue';
import type { NormalisedCache } from './cache/normalised-cache';
import type { Identity, OurContext } from './operation';
import { retryExchange } from './retry';
import { storeExchange } from './store';

export interface ChainOptions {
  endpoint: string;
  fetch: typeof fetch;
  identity: Identity;
  capabilities: Capabilities;
  /** Absent until it is loaded. */
  cache?: NormalisedCache;
  /** What queries wait for while the cache is absent. */
  gate?: Promise<void>;
  cacheId: CacheIdStore;
  dropStore(): void;
  dropCurrency(): void;
  onUnauthorized(): void;
}

export interface Chain {
  query<D, V>(
    document: DocumentText<D, V>,
    variables: V,
    policy?: QueryOptions['policy'],
    /** The answer that the one who asks has already, for a cache that has not seen it. */
    known?: D,
  ): Source<OperationResult<D>>;
  mutation<D, V>(
    document: DocumentText<D, V>,
    variables: V,
    options: Pick<MutateOptions, 'skipQueue' | 'asGuest'>,
  ): Source<OperationResult<D>>;
  evictPrivate(): void;
}

export function createChain(options: ChainOptions): Chain {
  const { endpoint, identity, cache, gate } = options;
  const asked = new Set<number>();

  const client = new Client({
    url: endpoint,
    preferGetMethod: false,
    exchanges: [
      // Before the cache: it must not wait for fields that never come.
      capabilitiesExchange(options.capabilities),
      ...(cache?.exchanges ?? (gate ? [gateExchange(gate)] : [])),
      mutationQueueExchange,
      retryExchange(),
      authenticationExchange(identity, options.onUnauthorized),
      cacheIdExchange(identity, options.cacheId),
      storeExchange(identity, { store: options.dropStore, currency: options.dropCurrency }),
      errorHandlingExchange,
      httpExchange({ endpoint, fetch: options.fetch }),
    ],
  });
  // Which parses a text once.
  const request = <D, V>(document: DocumentText<D, V>, variables: V) =>
    createRequest<D, AnyVariables>(document, (variables ?? {}) as AnyVariables);

  return {
    query(document, variables, policy, known) {
      const asking = request(document, variables);
      if (known) {
        asked.add(asking.key);
        const context: OurContext = {
          text: document,
          local: { data: known },
          requestPolicy: 'network-only',
        };
        return client.executeQuery(asking, { ...context });
      }
      // What was restored from an earlier visit is shown at once, and always checked once.
      const requestPolicy =
        policy ?? (cache?.persists && !asked.has(asking.key) ? 'cache-and-network' : 'cache-first');
      asked.add(asking.key);
      const fetchCache = policy === 'network-only' ? 'no-store' : undefined;
      const context: OurContext = { text: document, fetchCache, requestPolicy };
      return client.executeQuery(asking, { ...context });
    },
    mutation(document, variables, options) {
      // network-only keeps the cache from taking one of two equal mutations for the other.
      const { skipQueue, asGuest } = options;
      const context: OurContext = { text: document, skipQueue, asGuest, requestPolicy: 'network-only' };
      return client.executeMutation(request(document, variables), { ...context });
    },
    evictPrivate() {
      if (!cache) return;
      const data = { __typename: 'Mutation', evictPrivate: true };
      const context: OurContext = { local: { data }, skipQueue: true, requestPolicy: 'network-only' };
      publish(client.executeMutation(createRequest(evictPrivateDocument, {}), { ...context }));
    },
  };
}

/** Never sent: it is how the cache is told to forget. */
const evictPrivateDocument = 'mutation{evictPrivate}';
