// Whether a mutation that failed may have been done all the same: then its state is read and compared (behaviour 7.3).
import { TransportError } from './errors';

/** The backend speaks of itself as broken: that is no refusal. */
const broken = /^internal (server )?error|^cannot return null/i;

/** The mutation's own field is there, whatever is missing below it. */
export const hasAnswered = ({ data }: Pick<TransportError, 'data'>): boolean =>
  Object.values(data ?? {}).some((root) => root !== null);

export function mayBeDone(error: unknown): error is TransportError {
  return (
    error instanceof TransportError &&
    error.kind === 'graphql' &&
    (hasAnswered(error) ||
      // What is below it is asked once it is done.
      error.entries.some(({ message, path }) => (path && path.length > 1) || broken.test(message)))
  );
}
