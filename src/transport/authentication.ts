// Sends the sign-in token, and notices when the backend no longer takes it (behaviour 7.1, decision 020).
import type { Exchange, OperationResult } from '@urql/core';
import { ours, repeating, withContext, withHeaders, type Identity } from './operation';
import { isRenewed } from './renewal';

/** Older backends answer a dead token as they answer a guest, newer ones name its fault. */
const refused =
  /customer isn't authorized|token (has been|is) (revoked|expired)|consumer key has expired|could not read a token|(not|isn't) authorized to access/i;

export function authenticationExchange(identity: Identity, onUnauthorized: () => void): Exchange {
  return ({ forward }) =>
    (operations) =>
      repeating(
        forward,
        operations,
        (operation) =>
          withHeaders(operation, {
            authorization: identity.token && !ours(operation).asGuest ? `Bearer ${identity.token}` : '',
          }),
        (result) => {
          const { operation } = result;
          if (!identity.token || ours(operation).asGuest || !isRefused(result)) return undefined;
          // Not in the middle of this result: the callbacks take the client apart.
          if (!isRenewed(identity.token)) queueMicrotask(onUnauthorized);
          const wasTurnedAway = isTurnedAway(result);
          return wasTurnedAway && operation.kind === 'query'
            ? withContext(operation, { asGuest: true })
            : undefined;
        },
      );
}

/** 401 before anything was executed: even a public query was refused. A wrong password in a form also is 401, but has data. */
function isTurnedAway({ operation }: OperationResult): boolean {
  const { answer } = ours(operation);
  return answer?.status === 401 && !answer.executed;
}

function isRefused(result: OperationResult): boolean {
  return isTurnedAway(result) || !!result.error?.graphQLErrors.some(({ message }) => refused.test(message));
}
