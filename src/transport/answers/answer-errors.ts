// What is wrong with an answer, as the one error that requests reject with.
import type { OperationResult } from '@urql/core';
import { TransportError } from '../errors';
import { ours } from '../operation';

/** The error of a GraphQL result, whatever it was that went wrong. */
export function toTransportError({ error, data, operation }: OperationResult): TransportError {
  const cause = error?.networkError;
  if (cause instanceof TransportError) return cause;
  const entries = (error?.graphQLErrors ?? []).map(({ message, path, extensions }) => ({
    message,
    ...(path ? { path } : {}),
    ...(typeof extensions?.category === 'string' ? { category: extensions.category } : {}),
  }));
  return new TransportError(
    'graphql',
    entries.map(({ message }) => message).join('\n') || (error?.message ?? ''),
    {
      status: ours(operation).answer?.status,
      entries,
      data,
      cause: error,
    },
  );
}

/** behaviour 8: an answer that is neither GraphQL nor a REST result, said in full. */
export function backendError(
  request: { method: string; url: string },
  response: { status: number; statusText: string },
  body: string,
): TransportError {
  const lines = [
    `${request.method} ${request.url} responded ${response.status} ${response.statusText}`.trim(),
  ];
  const json = parseObject(body);
  if (json) {
    const { message, trace, ...extra } = json;
    if (message) lines.push(String(message));
    if (Object.keys(extra).length) lines.push(JSON.stringify(extra));
    if (trace) lines.push(String(trace));
  } else if (body) {
    lines.push(body.slice(0, 500));
  }
  return new TransportError('backend', lines.join('\n'), {
    status: response.status,
    statusText: response.statusText,
    method: request.method,
    url: request.url,
    body,
    entries: json?.message ? [{ message: String(json.message) }] : [],
  });
}

function parseObject(text: string): Record<string, unknown> | undefined {
  try {
    const parsed: unknown = JSON.parse(text);
    return parsed && typeof parsed === 'object' && !Array.isArray(parsed)
      ? (parsed as Record<string, unknown>)
      : undefined;
  } catch {
    return undefined;
  }
}
