// A real Storefront in front of the embedded backend, without a network between them.
import type { BackendOptions } from '../../demo-host/backend';
import { createStorefront, type Storefront, type StorefrontConfig } from '../../src/storefront';
import { testBackend, testOrigin, type TestBackend } from './backend';

export interface BackendShop {
  storefront: Storefront;
  backend: TestBackend;
  /** Names of the operations sent so far. */
  asked: string[];
  /** While it answers, requests are answered by it; the others have these headers, too. `text`: of the query, or the body. */
  intercept: {
    answer?: (operation: string, text: string) => Response | undefined;
    headers?: Record<string, string>;
    /** What is made of the backend's own answer, which has done what it was asked. */
    spoil?: (operation: string, answer: GraphqlAnswer) => object;
  };
  signIn(email?: string, password?: string): Promise<void>;
  /** What is still asked then has no answer. */
  close(): Promise<void>;
}

interface GraphqlAnswer {
  data: Record<string, unknown>;
  errors?: object[];
}

export async function backendShop(
  config: Partial<StorefrontConfig> = {},
  options: Partial<BackendOptions> = {},
): Promise<BackendShop> {
  const backend = await testBackend({ now: () => new Date(), ...options });
  const asked: string[] = [];
  const intercept: BackendShop['intercept'] = {};
  const running = new Set<Promise<unknown>>();
  let isClosed = false;
  const answered = async (request: Request): Promise<Response> => {
    if (isClosed) throw new TypeError('Failed to fetch');
    const answer = backend.handle(request);
    running.add(answer);
    return answer.finally(() => running.delete(answer));
  };
  const send: typeof fetch = async (input, init) => {
    const request = new Request(input, { ...init, signal: null });
    const text = new URL(request.url).searchParams.get('query') ?? (await request.clone().text());
    const operation = /(?:query|mutation)\s+(\w+)/.exec(text)?.[1] ?? '?';
    asked.push(operation);
    for (const [name, value] of Object.entries(intercept.headers ?? {})) request.headers.set(name, value);
    const answer = intercept.answer?.(operation, text) ?? (await answered(request));
    if (!intercept.spoil || operation === '?') return answer;
    return Response.json(intercept.spoil(operation, (await answer.json()) as GraphqlAnswer));
  };
  const storefront = createStorefront(
    {
      endpoint: `${testOrigin}/graphql`,
      restUrl: `${testOrigin}/rest`,
      contentUrl: `${testOrigin}/api`,
      shopUrl: `${testOrigin}/`,
      locale: 'en_US',
      tokenTtl: 3600,
      standalone: false,
      ...config,
    },
    { fetch: send },
  );
  return {
    storefront,
    backend,
    asked,
    intercept,
    signIn: (email = 'diana@example.com', password = 'Passw0rd!23') =>
      storefront.user.signIn(email, password),
    async close() {
      isClosed = true;
      storefront.dispose();
      await Promise.allSettled(running);
      backend.close();
    },
  };
}
