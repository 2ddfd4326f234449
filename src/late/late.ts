// The one way to code that comes later: fetched when it is first needed, and again where it did not come.
import { TransportError } from '../errors/transport-error';

/**
 * What `load` makes, shared by all who ask. Code may not arrive: that rejects as a request without an answer does, to be said and
 * tried again like any other failure of the network.
 */
export function late<T>(load: () => Promise<T>): () => Promise<T> {
  let loading: Promise<T> | undefined;
  return () =>
    (loading ??= load().catch((cause: unknown) => {
      // The next call tries again.
      loading = undefined;
      throw new TransportError('network', String(cause), { cause });
    }));
}
