// Whether a mutation that failed may have been done all the same: then its state is read and compared (behaviour 7.3).
import { TransportError } from './errors';

/** The backend speaks of itself as broken: that is no refusal. */
const broken = /^internal (server )?error|^cannot return null/i;

/** The mutation's own field is there, whatever is missing below it. */
export const hasAnswered = ({ data }: Pick<TransportError, 'data'>): boolean =>
  Object.values(data ?? {}).some((root) => root !== null);

export function mayBeDone(error: unknown): error is TransportError {
  if (!(error instanceof TransportError)) return false;
  if (error.kind !== 'graphql') return isAnswerLost(error);
  return (
    hasAnswered(error) ||
    // What is below it is asked once it is done.
    error.entries.some(({ message, path }) => (path && path.length > 1) || broken.test(message))
  );
}

/** On the way, by a proxy that waited no longer, or cut short. 503: it was not begun. */
const isAnswerLost = ({ kind, status = 0 }: TransportError): boolean =>
  kind === 'network' ||
  (kind === 'backend' && (status < 300 || status === 408 || (status >= 500 && status !== 503)));
