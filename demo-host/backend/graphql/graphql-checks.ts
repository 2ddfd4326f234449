// The checks of a request that come before its document is looked at.
import { GraphQLError, Kind, type DocumentNode } from 'graphql';
import type { Context } from '../context';
import { whyRejected } from '../customer/tokens';
import { authenticationError, BackendError, inputError } from '../errors';
import { refuse, type Answer } from './graphql-answer';
import type { Habits } from './graphql-habits';
import { aliasesOf, complexityOf, maximumComplexity } from './graphql-limits';

function isMutation(document: DocumentNode): boolean {
  return document.definitions.some(
    (node) => node.kind === Kind.OPERATION_DEFINITION && node.operation === 'mutation',
  );
}

/** A status of its own comes without a category. */
function refuseShape(status: number, message: string, habits: Habits): Answer {
  const error = status === 500 ? inputError(message) : new BackendError(message);
  return refuse(status, error, habits);
}

/** Content type and verb. */
export function checkShape(
  { method, headers }: Request,
  document: DocumentNode | GraphQLError | undefined,
  habits: Habits,
): Answer | undefined {
  const { contentType, verb } = habits.status;
  if (habits.knowsVerbs && !['GET', 'HEAD', 'OPTIONS', 'POST'].includes(method))
    return refuseShape(verb, `${method} requests are not allowed`, habits);
  if (method === 'POST' && !headers.get('content-type')?.includes('application/json'))
    return refuseShape(contentType, 'Request content type must be application/json', habits);
  if (document && !(document instanceof GraphQLError) && isMutation(document) && method !== 'POST')
    return refuseShape(verb, 'Mutation requests allowed only for POST requests', habits);
  return undefined;
}

export function checkSize(document: DocumentNode, habits: Habits): Answer | undefined {
  const tooMuch = (what: string, maximum: number, actual: number) =>
    actual > maximum
      ? refuse(habits.status.input, inputError(`Max ${what} should be ${maximum} but got ${actual}.`), habits)
      : undefined;
  return (
    tooMuch('query complexity', maximumComplexity, complexityOf(document)) ??
    tooMuch('Aliases in query', habits.maximumAliases, aliasesOf(document))
  );
}

/** Whatever was asked for, also publicly: who sends a token must send a good one. */
export async function checkToken(
  { db, now, token, customer, options }: Context,
  habits: Habits,
): Promise<Answer | undefined> {
  if (!habits.rejectsTokens || token === undefined || customer) return undefined;
  return refuse(401, authenticationError(await whyRejected(db, token, now, options)), habits);
}
