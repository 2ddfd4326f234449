// A backend in memory for tests, with short ways to ask it.
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { createBackend, type Backend, type BackendOptions } from '../../demo-host/backend';
import { passwordCost } from './password-cost';
import { seededFolder } from './seeded';

export const testOrigin = 'http://airside.test';
/** Every test backend lives on this day unless told otherwise. */
export const testNow = new Date('2026-11-21T06:16:00Z');

export interface Answer<T = Record<string, unknown>> {
  status: number;
  headers: Headers;
  data: T | null | undefined;
  errors: { message: string; path?: (string | number)[]; extensions?: { category?: string } }[] | undefined;
  body: unknown;
}

export interface AskOptions {
  token?: string;
  headers?: Record<string, string>;
  method?: 'GET' | 'POST';
}

export interface TestBackend extends Backend {
  graphql<T = Record<string, unknown>>(
    query: string,
    variables?: Record<string, unknown>,
    options?: AskOptions,
  ): Promise<Answer<T>>;
  rest<T = unknown>(
    method: string,
    path: string,
    body?: unknown,
    options?: { token?: string; headers?: Record<string, string> },
  ): Promise<{ status: number; headers: Headers; body: T }>;
}

function authorization(token: string | undefined): Record<string, string> {
  return token === undefined ? {} : { authorization: `Bearer ${token}` };
}

/** A GraphQL request as a client sends it. */
export function graphqlRequest(
  query: string,
  variables: Record<string, unknown> = {},
  { token, headers, method = 'POST' }: AskOptions = {},
): Request {
  const sent = { accept: 'application/json', ...authorization(token), ...headers };
  if (method === 'POST')
    return new Request(`${testOrigin}/graphql`, {
      method,
      headers: { 'content-type': 'application/json', ...sent },
      body: JSON.stringify({ query, variables }),
    });
  const search = new URLSearchParams({ query, variables: JSON.stringify(variables) });
  return new Request(`${testOrigin}/graphql?${search}`, { headers: sent });
}

/** Has a copy of what this run has seeded, unless the options ask for other data or for a file of their own. */
async function open(options: BackendOptions): Promise<Backend> {
  if (options.file !== ':memory:' || options.seed !== undefined || options.history)
    return createBackend(options);
  const folder = await seededFolder(options.now);
  const backend = await createBackend({ ...options, file: join(folder, 'airside.db') });
  // Nothing here outlives the run.
  backend.db.pragma('synchronous = OFF');
  return {
    ...backend,
    close() {
      backend.close();
      rmSync(folder, { recursive: true });
    },
  };
}

/** Seeded unless `seed: false`. Close it when the test is over, or let the process end do it. */
export async function testBackend(options: Partial<BackendOptions> = {}): Promise<TestBackend> {
  const backend = await open({
    file: ':memory:',
    baseUrl: testOrigin,
    secret: 'test',
    now: () => testNow,
    passwordCost,
    ...options,
  });
  return {
    ...backend,
    async graphql<T>(query: string, variables?: Record<string, unknown>, ask?: AskOptions) {
      const response = await backend.handle(graphqlRequest(query, variables, ask));
      const body = (await response.json()) as Pick<Answer<T>, 'data' | 'errors'>;
      return {
        status: response.status,
        headers: response.headers,
        data: body.data,
        errors: body.errors,
        body,
      };
    },
    async rest<T>(
      method: string,
      path: string,
      body?: unknown,
      { token, headers }: { token?: string; headers?: Record<string, string> } = {},
    ) {
      const response = await backend.handle(
        new Request(`${testOrigin}/rest${path}`, {
          method,
          headers: {
            'content-type': 'application/json',
            accept: 'application/json',
            ...authorization(token),
            ...headers,
          },
          ...(body !== undefined && { body: JSON.stringify(body) }),
        }),
      );
      return { status: response.status, headers: response.headers, body: (await response.json()) as T };
    },
  };
}
