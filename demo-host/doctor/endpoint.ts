// Asks a live endpoint; nothing here or above it changes what is there.
import { CannotCheck, type Complaint } from './validator';

export interface GraphQLBody {
  data?: Record<string, unknown> | null;
  errors?: Complaint[];
}

export interface Answer {
  status: number;
  headers: Headers;
  text: string;
  /** undefined when the text is no GraphQL answer. */
  body?: GraphQLBody;
}

export interface Endpoint {
  url: URL;
  post(body: { query: string }, headers?: Record<string, string>): Promise<Answer>;
  /** Any other request next to it; redirects are not followed. */
  request(url: URL, init?: RequestInit): Promise<Answer>;
}

export function createEndpoint(url: URL, timeoutMs: number): Endpoint {
  const request: Endpoint['request'] = async (address, init) => {
    try {
      const signal = AbortSignal.timeout(timeoutMs);
      const response = await fetch(address, { redirect: 'manual', ...init, signal });
      const text = await response.text();
      return { status: response.status, headers: response.headers, text, body: graphqlBody(text) };
    } catch (error) {
      throw new CannotCheck(`${address.origin}${address.pathname} ${failure(error, timeoutMs)}.`);
    }
  };
  return {
    url,
    request,
    post: (body, headers) =>
      request(url, {
        method: 'POST',
        headers: { accept: 'application/json', 'content-type': 'application/json', ...headers },
        body: JSON.stringify(body),
      }),
  };
}

function graphqlBody(text: string): GraphQLBody | undefined {
  try {
    const { data, errors } = JSON.parse(text) as GraphQLBody;
    const hasErrors = Array.isArray(errors) && errors.every((error) => typeof error?.message === 'string');
    if (errors !== undefined && !hasErrors) return undefined;
    return hasErrors || (data && typeof data === 'object') ? { data, ...(errors && { errors }) } : undefined;
  } catch {
    return undefined;
  }
}

function failure(error: unknown, timeoutMs: number): string {
  if (error instanceof Error && error.name === 'TimeoutError')
    return `did not answer within ${timeoutMs / 1000} seconds`;
  const cause = error instanceof Error ? error.cause : undefined;
  const code = (cause as NodeJS.ErrnoException | undefined)?.code ?? '';
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') return 'cannot be reached: no such host';
  if (code === 'ECONNREFUSED') return 'cannot be reached: nothing listens there';
  if (/CERT|SELF_SIGNED|TLS|SSL/.test(code))
    return `cannot be reached: its certificate is not accepted (${code})`;
  const detail =
    code || (cause instanceof Error ? cause.message : error instanceof Error ? error.message : '');
  return `cannot be reached${detail && `: ${detail}`}`;
}

/** Throws where there is no GraphQL endpoint, saying what is there instead. */
export async function expectGraphQL({ url, post }: Endpoint): Promise<void> {
  const { status, headers, text, body } = await post({ query: '{__typename}' });
  if (typeof body?.data?.['__typename'] === 'string') return;
  const location = headers.get('location');
  if (status >= 300 && status < 400 && location && URL.canParse(location, url.href))
    throw new CannotCheck(`${url} redirects to ${new URL(location, url)}: give that address instead.`);
  const [error] = body?.errors ?? [];
  if (error) throw new CannotCheck(`${url} refuses the simplest query: ${error.message}`);
  const what = /^\s*</.test(text) ? 'a page' : isJson(text) ? 'JSON that is no GraphQL answer' : 'no GraphQL';
  const hint = /\/graphql\/?$/.test(url.pathname)
    ? ''
    : ` A Magento has its endpoint at ${url.origin}/graphql.`;
  throw new CannotCheck(`${url} is no GraphQL endpoint: it answers ${what} (status ${status}).${hint}`);
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
