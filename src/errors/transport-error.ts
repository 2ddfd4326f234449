// Owns the one error that every request of the shop rejects with.

export interface ErrorEntry {
  message: string;
  /** Magento's extensions.category, e.g. 'graphql-authorization'; often missing. */
  category?: string;
  path?: readonly (string | number)[];
}

/**
 * network: no answer; backend: an answer that is not GraphQL, or a REST error; graphql: errors in a GraphQL body;
 * aborted: the caller gave up; unclear: it may have been done, and nobody can find out. Its message is for the shopper.
 */
export type TransportErrorKind = 'network' | 'backend' | 'graphql' | 'aborted' | 'unclear';

export interface TransportErrorDetails {
  status?: number;
  statusText?: string;
  method?: string;
  url?: string;
  body?: string;
  entries?: ErrorEntry[];
  /** What was answered in spite of the errors. */
  data?: unknown;
  cause?: unknown;
}

export class TransportError extends Error {
  override readonly name = 'TransportError';
  readonly kind: TransportErrorKind;
  readonly status?: number;
  readonly statusText?: string;
  readonly method?: string;
  readonly url?: string;
  readonly body?: string;
  readonly entries: readonly ErrorEntry[];
  readonly data?: unknown;

  constructor(kind: TransportErrorKind, message: string, details: TransportErrorDetails = {}) {
    super(message, details.cause === undefined ? undefined : { cause: details.cause });
    this.kind = kind;
    this.status = details.status;
    this.statusText = details.statusText;
    this.method = details.method;
    this.url = details.url;
    this.body = details.body;
    this.entries = details.entries ?? [];
    this.data = details.data;
  }
}
