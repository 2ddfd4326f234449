// Repeats what failed on the way: 5 attempts from 300 ms on, with jitter, only in a browser that is online (behaviour 7.1).
import { retryExchange as urqlRetryExchange } from '@urql/exchange-retry';
import type { CombinedError, Exchange, Operation } from '@urql/core';
import { TransportError } from './errors';
import { rootFields } from './root-fields';

/** What must not happen twice, or is refused where it is done, when only the answer was lost. 503 means that it was not even begun. */
const once =
  /^(add|apply|cancel|change|confirmCancel|contactUs|create(?!EmptyCart|GuestCart)|delete|removeProducts|reorder|request|resend|reset|revoke|subscribe)/;
const orderPlacement = /placeOrder/i;

function mayRetry(error: Pick<CombinedError, 'networkError'>, operation: Operation): boolean {
  const failure = error.networkError;
  if (!(failure instanceof TransportError)) return false;
  // Who sends the request may know that the next would end the same way (elements/kit/unlisted).
  if ((failure.cause as { isLasting?: boolean } | undefined)?.isLasting) return false;
  const status = failure.status ?? 0;
  if (failure.kind !== 'network' && !(failure.kind === 'backend' && status >= 500)) return false;
  if (operation.kind !== 'mutation') return true;
  const fields = rootFields(operation.query);
  return !fields.some((name) => orderPlacement.test(name) || (once.test(name) && status !== 503));
}

export function retryExchange(isOnline: () => boolean = isBrowserOnline): Exchange {
  return urqlRetryExchange({
    initialDelayMs: 300,
    maxDelayMs: 15000,
    maxNumberAttempts: 5,
    randomDelay: true,
    retryIf: (error, operation) => isOnline() && mayRetry(error, operation),
  });
}

function isBrowserOnline(): boolean {
  return typeof window !== 'undefined' && navigator.onLine;
}
