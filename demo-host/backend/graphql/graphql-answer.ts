// The body and status of a GraphQL answer, and what a refusal looks like.
import { GraphQLError, type GraphQLFormattedError } from 'graphql';
import { BackendError } from '../errors';
import type { Habits } from './graphql-habits';
import { formatError } from './graphql-messages';

export interface Answer {
  status: number;
  /** `data` is left out, not null, when there is none. Without a body there is nothing to say. */
  body?: { errors?: GraphQLFormattedError[]; data?: unknown };
}

export function refuse(status: number, error: GraphQLError | BackendError, habits: Habits): Answer {
  const wrapped =
    error instanceof BackendError ? new GraphQLError(error.message, { originalError: error }) : error;
  return { status, body: { errors: [formatError(wrapped, habits)] } };
}

/** A syntax error at the very beginning, as for an empty document. */
export function refuseSyntax(status: number, problem: string): Answer {
  return {
    status,
    body: { errors: [{ message: `Syntax Error: ${problem}`, locations: [{ line: 1, column: 1 }] }] },
  };
}
