// Something that is made when it is first needed.
import { untracked } from '@preact/signals-core';

/** Created on the first call, outside of whatever effect reads it: it must outlive that effect. */
export function onFirstUse<T>(create: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= untracked(create));
}
