// A fetch that answers from a function and remembers what it was asked.
// Loaded, so that the first request of a test waits for no file.
import '../../src/transport/client';
import '../../src/transport/cache/normalised-cache';

export interface FakeRequest {
  method: string;
  url: URL;
  headers: Record<string, string>;
  query: string;
  variables: Record<string, unknown>;
  body?: unknown;
  init: RequestInit;
}

export interface FakeAnswer {
  status?: number;
  json?: unknown;
  text?: string;
  headers?: Record<string, string>;
}

export type Respond = (request: FakeRequest, index: number) => FakeAnswer | Promise<FakeAnswer>;

export function fakeBackend(respond: Respond) {
  const requests: FakeRequest[] = [];
  const fetch: typeof globalThis.fetch = async (input, init = {}) => {
    const url = new URL(String(input));
    const body = init.body ? (JSON.parse(String(init.body)) as Record<string, unknown>) : undefined;
    const request: FakeRequest = {
      method: init.method ?? 'GET',
      url,
      headers: { ...(init.headers as Record<string, string>) },
      query: (body?.query as string | undefined) ?? url.searchParams.get('query') ?? '',
      variables:
        (body?.variables as Record<string, unknown> | undefined) ??
        JSON.parse(url.searchParams.get('variables') ?? '{}'),
      body,
      init,
    };
    requests.push(request);
    const aborted = new Promise<never>((_, reject) => {
      init.signal?.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')));
    });
    const {
      status = 200,
      json,
      text,
      headers,
    } = await Promise.race([respond(request, requests.length - 1), aborted]);
    return new Response(text ?? JSON.stringify(json), {
      status,
      headers: { 'content-type': 'application/json', ...headers },
    });
  };
  return { fetch, requests };
}

/** A promise to be settled from outside. */
export function deferred<T>() {
  let resolve!: (value: T) => void;
  const promise = new Promise<T>((done) => (resolve = done));
  return { promise, resolve };
}
