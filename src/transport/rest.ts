// Owns the REST calls of the checkout: same headers as GraphQL, messages filled in from their parameters (behaviour 7.2, 8).
import { backendError } from './answers/answer-errors';
import { TransportError, type ErrorEntry } from './errors';
import { credentialsFor } from './http/question-url';
import type { Headers, Identity } from './operation';
import { storeHeaders } from './store-headers';
import { readable } from './texts/texts';
import { toJson } from './json';

export interface RestOptions {
  /** Without version, e.g. https://shop.example/rest */
  restUrl: string;
  fetch: typeof fetch;
  identity(): Identity;
  onUnauthorized(): void;
}

export type RestMethod = 'GET' | 'POST' | 'PUT' | 'DELETE';

export function createRest({ restUrl, fetch, identity, onUnauthorized }: RestOptions) {
  return async function rest<T>(
    method: RestMethod,
    path: string,
    body?: unknown,
    options: { signal?: AbortSignal } = {},
  ): Promise<T> {
    const { token, store, currency } = identity();
    const url = `${restUrl.replace(/\/$/, '')}${store ? `/${encodeURIComponent(store)}` : ''}${path}`;
    const headers: Headers = {
      // The backend would rather answer XML.
      accept: 'application/json',
      authorization: token ? `Bearer ${token}` : '',
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...storeHeaders({ store, currency }),
    };
    let response: Response;
    let text: string;
    try {
      response = await fetch(url, {
        method,
        headers,
        credentials: credentialsFor(restUrl),
        body: body === undefined ? undefined : toJson(body),
        signal: options.signal,
      });
      text = await readable(await response.text());
    } catch (cause) {
      const aborted = !!options.signal?.aborted;
      const message = cause instanceof Error ? cause.message : 'Network error';
      throw new TransportError(aborted ? 'aborted' : 'network', message, { method, url, cause });
    }
    const answer = parse(text);
    if (response.ok && answer.isJson) return answer.value as T;
    if (response.status === 401 && token) onUnauthorized();
    const entries = readEntries(answer.value);
    if (!entries.length) throw backendError({ method, url }, response, text);
    throw new TransportError('backend', entries.map(({ message }) => message).join(' '), {
      status: response.status,
      statusText: response.statusText,
      method,
      url,
      body: text,
      entries,
    });
  };
}

/** A composite error is its parts: their sentences say more than the one above them. */
function readEntries(answer: unknown): ErrorEntry[] {
  const { message, parameters, errors } = (answer ?? {}) as {
    message?: unknown;
    parameters?: unknown;
    errors?: unknown;
  };
  if (Array.isArray(errors) && errors.length) return errors.flatMap(readEntries);
  return typeof message === 'string' ? [{ message: interpolate(message, parameters) }] : [];
}

/** '%fieldName' from named parameters, '%1' from a list. */
export function interpolate(message: string, parameters: unknown): string {
  if (!parameters || typeof parameters !== 'object') return message;
  const isList = Array.isArray(parameters);
  return message.replace(/%(\w+)/g, (whole, name: string) => {
    const value: unknown = isList
      ? parameters[Number(name) - 1]
      : (parameters as Record<string, unknown>)[name];
    return value === undefined || value === null ? whole : String(value);
  });
}

/** Bare scalars are JSON too: an order id comes as "3" in quotes. */
function parse(text: string): { isJson: boolean; value?: unknown } {
  try {
    return { isJson: true, value: JSON.parse(text) };
  } catch {
    return { isJson: false };
  }
}
