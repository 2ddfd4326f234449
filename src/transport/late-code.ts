// Code that is fetched when it is needed may not arrive: a failure of the network like any other, to be said and tried again.
import { TransportError } from './transport-error';

/** Rejects as a request without an answer does. */
export function lateCode<T>(load: () => Promise<T>): Promise<T> {
  return load().catch((cause: unknown) => {
    throw new TransportError('network', String(cause), { cause });
  });
}
