// Whether a password is the one that counts: told by signing in with it.
import { TransportError } from '../transport/errors';
import { mayBeDone } from '../transport/may-be-done';
import type { Transport } from '../transport/transport';
import { requestToken } from './api';

/** Whether one can sign in so. Rejects where that is not known. */
export async function isPassword(transport: Transport, email: string, password: string): Promise<boolean> {
  return requestToken(transport, email, password).then(
    () => true,
    (error: unknown) => {
      if (error instanceof TransportError && error.kind === 'graphql' && !mayBeDone(error)) return false;
      throw error;
    },
  );
}
