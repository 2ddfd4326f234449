// The errors that a resolver or REST route raises on purpose, with Magento's categories and statuses.

/** `extensions.category` as Magento 2.4.6 sends it; "no such entity" errors carry none. */
export type ErrorCategory =
  | 'graphql-input'
  | 'graphql-authorization'
  | 'graphql-authentication'
  | 'graphql-already-exists'
  | 'graphql-no-such-entity';

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

/** Several complaints about one input. On the wire each stands alone, without path and locations. */
export class AggregateInputError extends BackendError {
  override name = 'AggregateInputError';

  constructor(readonly messages: readonly string[]) {
    super(messages.join(' '), 'graphql-input');
  }
}

/** A REST failure: `message` is a template, its placeholders (%1, %fieldName) are filled in by the client. */
export class RestError extends Error {
  override name = 'RestError';

  constructor(
    readonly status: number,
    message: string,
    readonly parameters?: Record<string, unknown> | unknown[],
    readonly errors?: { message: string; parameters?: Record<string, unknown> | unknown[] }[],
  ) {
    super(message);
  }

  toResponse(): Response {
    const body = {
      message: this.message,
      ...(this.errors && { errors: this.errors }),
      ...(this.parameters && { parameters: this.parameters }),
    };
    return Response.json(body, { status: this.status, headers: restHeaders });
  }
}

export const restHeaders = {
  'content-type': 'application/json; charset=utf-8',
  'cache-control': 'no-store',
};
