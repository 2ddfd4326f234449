// The errors that a resolver or REST route raises on purpose, with Magento's categories and statuses.
import { restHeaders } from './headers';

/** `extensions.category`; up to 2.4.6 "no such entity" errors are sent without theirs. */
export type ErrorCategory =
  | 'graphql-input'
  | 'graphql-authorization'
  | 'graphql-authentication'
  | 'graphql-already-exists'
  | 'graphql-no-such-entity'
  | 'graphql-too-many-requests';

/** An error whose message a shopper's client may read. Anything else thrown becomes "Internal server error". */
export class BackendError extends Error {
  override name = 'BackendError';

  constructor(
    message: string,
    readonly category?: ErrorCategory,
  ) {
    super(message);
  }
}

export const inputError = (message: string) => new BackendError(message, 'graphql-input');
export const authorizationError = (message: string) => new BackendError(message, 'graphql-authorization');
export const authenticationError = (message: string) => new BackendError(message, 'graphql-authentication');
export const alreadyExists = (message: string) => new BackendError(message, 'graphql-already-exists');
/** Kept apart from an error without category so that newer profiles can name it on the wire. */
export const noSuchEntity = (message: string) => new BackendError(message, 'graphql-no-such-entity');

/** What every failed sign-in is told: one text for every reason, so that nobody learns which accounts exist. */
export const signInFailure = (): BackendError =>
  authenticationError(
    'The account sign-in was incorrect or your account is disabled temporarily. Please wait and try again later.',
  );

/** Several complaints about one input. On the wire each stands alone, without path and locations. */
export class AggregateInputError extends BackendError {
  override name = 'AggregateInputError';

  constructor(readonly messages: readonly string[]) {
    super(messages.join(' '), 'graphql-input');
  }
}

type Parameters = Record<string, unknown> | unknown[];

/** A REST failure: `message` is a template, its placeholders (%1, %fieldName) are filled in by the client. */
export class RestError extends Error {
  override name = 'RestError';
  protected readonly hasSession: boolean = true;

  constructor(
    readonly status: number,
    message: string,
    readonly parameters?: Parameters,
    readonly errors?: { message: string; parameters?: Parameters }[],
  ) {
    super(message);
  }

  toResponse(): Response {
    const { status, message, errors, parameters } = this;
    const body = { message, ...(errors && { errors }), ...(parameters && { parameters }) };
    return Response.json(body, { status, headers: restHeaders(status, this.hasSession) });
  }
}

/** One from before a session starts: by finding the route or reading the request, or where none is needed. */
export class EarlyRestError extends RestError {
  protected override readonly hasSession = false;
}
