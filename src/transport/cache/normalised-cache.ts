// The normalised cache with its rules and its memory of earlier visits; loaded when a first page is usable.
import type { Exchange } from '@urql/core';
import { cacheExchange } from '@urql/exchange-graphcache';
import { keys, logger, possibleTypes, resolvers, updates } from './cache-identity';
import { createPersistence } from './cache-persistence';
import { gateExchange } from '../gate';
import type { Identity } from '../operation';

/** Comes along, to be there when it is needed: what is lost is lost with the network. */
export { findOut } from '../answers/lost-answer';

export interface NormalisedCache {
  exchanges: Exchange[];
  /** What it holds may be of an earlier visit: shown at once, and always checked once. */
  persists: boolean;
}

export function createNormalisedCache(endpoint: string, identity: Identity): NormalisedCache {
  // Nothing of a customer outlives the page: neither what is theirs nor the prices of their group.
  const persistence = identity.token
    ? undefined
    : createPersistence(`airside|${endpoint}|${identity.store ?? ''}|${identity.currency ?? ''}`);
  return {
    persists: !!persistence,
    exchanges: [
      ...(persistence ? [gateExchange(persistence.restored)] : []),
      cacheExchange({ keys, logger, possibleTypes, resolvers, updates, storage: persistence?.storage }),
    ],
  };
}
