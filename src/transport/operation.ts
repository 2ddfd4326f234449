// What the exchanges tell each other: request headers going down, facts about the answer coming up.
import { makeOperation, type Operation, type OperationResult, type RequestPolicy } from '@urql/core';
import { filter, makeSubject, map, merge, pipe, type Source } from 'wonka';

/** Who asks: fixed for the life of one client. */
export interface Identity {
  token?: string;
  store?: string;
  currency?: string;
}

/** What the HTTP exchange saw besides the body. */
export interface Answer {
  status: number;
  cacheId?: string;
  /** The body has a `data` key: the backend went as far as executing. */
  executed: boolean;
}

export type Headers = Record<string, string>;

/** Facts that our exchanges keep in an operation's context. */
export interface OurContext {
  /** The document as it is sent: what codegen wrote, or what is left of it (capabilities). */
  text?: string;
  headers?: Headers;
  answer?: Answer;
  /** Answered once with this instead of by the backend; for changes of the cache alone. */
  local?: { data?: unknown };
  skipQueue?: boolean;
  /** Sent by POST although it is a query. */
  post?: boolean;
  /** Sent without the token. */
  asGuest?: boolean;
  /** What was known to be missing when it was sent (capabilities). */
  fittedTo?: Readonly<Record<string, string>>;
  noStore?: boolean;
  noCurrency?: boolean;
  /** Past the HTTP caches, replacing an identical request in flight. */
  fetchCache?: RequestCache;
  requestPolicy?: RequestPolicy;
}

export const ours = (operation: Operation): OurContext => operation.context as OurContext;

export function withContext(operation: Operation, context: OurContext): Operation {
  return makeOperation(operation.kind, operation, { ...operation.context, ...context });
}

export function withHeaders(operation: Operation, headers: Headers): Operation {
  return withContext(operation, { headers: { ...ours(operation).headers, ...headers } });
}

/** Same request of the same caller: equal mutations are told apart by their instance. */
export function isSame(a: Operation, b: Operation): boolean {
  return (
    a.key === b.key &&
    (a.kind === 'query' || b.kind === 'query' || a.context._instance === b.context._instance)
  );
}

/**
 * The body of an exchange that may send an operation once more instead of passing its result on.
 * `prepare` sees every operation that is not a teardown, also the repeated ones.
 */
export function repeating(
  forward: (operations: Source<Operation>) => Source<OperationResult>,
  operations: Source<Operation>,
  prepare: (operation: Operation) => Operation,
  again: (result: OperationResult) => Operation | undefined,
): Source<OperationResult> {
  const { source: repeated, next } = makeSubject<Operation>();
  return pipe(
    merge([operations, repeated]),
    map((operation) => (operation.kind === 'teardown' ? operation : prepare(operation))),
    forward,
    filter((result) => {
      const operation = again(result);
      if (operation) next(operation);
      return !operation;
    }),
  );
}
