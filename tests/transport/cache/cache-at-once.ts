// A normalised cache that is there from the first request, as on every page that has come to rest.
import { signal } from '@preact/signals-core';
import type { LateCache } from '../../../src/transport/cache/late-cache';
import { createNormalisedCache } from '../../../src/transport/cache/normalised-cache';

export const cacheAtOnce = (): LateCache => ({
  create: signal(createNormalisedCache),
  gate: undefined,
  begin: () => () => undefined,
  dispose: () => undefined,
});
