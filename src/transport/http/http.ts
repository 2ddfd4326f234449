// Sends one operation: queries by GET as far as the URL allows, mutations by POST; equal GETs in flight are one (behaviour 7.1).
import { makeErrorResult, makeResult, type Exchange, type Operation, type OperationResult } from '@urql/core';
import { filter, fromValue, make, mergeMap, pipe, takeUntil, type Source } from 'wonka';
import { backendError } from '../answers/answer-errors';
import { TransportError } from '../errors';
import { isSame, ours, withContext, type Answer } from '../operation';
import { credentialsFor, questionUrl } from './question-url';
import { createWire, type Wire, type WireAnswer } from './wire';
import { toJson } from '../json';

export interface HttpOptions {
  endpoint: string;
  fetch: typeof fetch;
  /** Bytes. */
  maxUrlLength?: number;
}

/** Browsers keep requests of 64 KiB in all alive. */
const mostKept = 16_000;

export function httpExchange({ endpoint, fetch, maxUrlLength }: HttpOptions): Exchange {
  const wire = createWire(fetch);
  return () => (operations) => {
    const isOver = (operation: Operation) =>
      filter((other: Operation) => other.kind === 'teardown' && isSame(operation, other))(operations);
    return pipe(
      operations,
      filter(({ kind }) => kind === 'query' || kind === 'mutation'),
      mergeMap((operation) =>
        pipe(send(operation, endpoint, maxUrlLength, wire), takeUntil(isOver(operation))),
      ),
    );
  };
}

function send(
  operation: Operation,
  endpoint: string,
  maxUrlLength: number | undefined,
  wire: Wire,
): Source<OperationResult> {
  const { local } = ours(operation);
  if (local?.data) {
    const { data } = local;
    delete local.data;
    return fromValue(makeResult(operation, { data }));
  }
  return make<OperationResult>(({ next, complete }) => {
    const answered = (result: OperationResult) => {
      next(result);
      complete();
    };
    const request = toRequest(operation, endpoint, maxUrlLength);
    return wire.ask(
      request,
      (answer) => answered(toResult(operation, request, answer)),
      (cause) =>
        answered(
          makeErrorResult(
            operation,
            new TransportError('network', cause instanceof Error ? cause.message : 'Network error', {
              ...request,
              cause,
            }),
          ),
        ),
    );
  });
}

function toRequest(operation: Operation, endpoint: string, maxUrlLength?: number) {
  const { text: query = '', headers, post, fetchCache } = ours(operation);
  const variables =
    operation.variables && Object.keys(operation.variables).length ? operation.variables : undefined;
  const shared = { cache: fetchCache, credentials: credentialsFor(endpoint) };
  if (operation.kind === 'query' && !post) {
    const url = questionUrl(endpoint, query, variables, maxUrlLength);
    // No content type: across origins it would be one more reason for a preflight.
    if (url) return { ...shared, method: 'GET', url, headers: { accept: 'application/json', ...headers } };
  }
  const body = toJson({ query, variables });
  return {
    ...shared,
    method: 'POST',
    url: endpoint,
    headers: { accept: 'application/json', 'content-type': 'application/json', ...headers },
    body,
    // What was shown at once is done although the page goes.
    keepalive: operation.kind === 'mutation' && body.length < mostKept,
  };
}

/** Whatever the status: a body with data or errors is GraphQL's answer. */
function toResult(
  operation: Operation,
  request: { method: string; url: string },
  answer: WireAnswer,
): OperationResult {
  const body = parse(answer.body);
  const facts: Answer = {
    status: answer.status,
    cacheId: answer.cacheId,
    executed: !!body && 'data' in body,
  };
  const answered = withContext(operation, { answer: facts });
  return body && ('data' in body || Array.isArray(body.errors))
    ? makeResult(answered, { ...body, data: body.data ?? undefined })
    : makeErrorResult(answered, backendError(request, answer, answer.body));
}

function parse(text: string): { data?: unknown; errors?: never[] } | undefined {
  try {
    const parsed: unknown = JSON.parse(text);
    return parsed && typeof parsed === 'object' ? parsed : undefined;
  } catch {
    return undefined;
  }
}
