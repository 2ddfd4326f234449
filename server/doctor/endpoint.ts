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
  post(
    body: { query: string; variables?: Record<string, unknown> },
    headers?: Record<string, string>,
  ): Promise<Answer>;
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

/** The endpoint at `url`, or the usual one below it. Throws where neither is one, saying what is there instead. */
export async function findEndpoint(url: URL, timeoutMs: number): Promise<Endpoint> {
  const given = createEndpoint(url, timeoutMs);
  const answer = await ask(given);
  if (isGraphQL(answer)) return given;
  for (const below of usualPlaces(url)) {
    const usual = createEndpoint(below, timeoutMs);
    if (isGraphQL(await ask(usual))) return usual;
  }
  throw noEndpoint(url, answer);
}

const ask = ({ post }: Endpoint): Promise<Answer> => post({ query: '{__typename}' });
const isGraphQL = ({ body }: Answer): boolean => typeof body?.data?.['__typename'] === 'string';

/** Where a Magento whose store is at this address has its endpoint. */
function usualPlaces(url: URL): URL[] {
  if (/\/graphql\/?$/.test(url.pathname)) return [];
  const paths = [`${url.pathname.replace(/\/$/, '')}/graphql`, '/graphql'];
  return [...new Set(paths)].map((path) => new URL(path, url));
}

function noEndpoint(url: URL, { status, headers, text, body }: Answer): CannotCheck {
  const location = headers.get('location');
  const target = location && URL.canParse(location, url.href) ? new URL(location, url).href : url.href;
  if (status >= 300 && status < 400 && target !== url.href)
    return new CannotCheck(`${url} redirects to ${target}: give that address instead.`);
  const [error] = body?.errors ?? [];
  if (error) return new CannotCheck(`${url} refuses the simplest query: ${error.message}`);
  const what = /^\s*</.test(text) ? 'a page' : isJson(text) ? 'JSON that is no GraphQL answer' : 'no GraphQL';
  const tried = usualPlaces(url).map(({ href }) => ` Nor is ${href} one.`);
  return new CannotCheck(
    `${url} is no GraphQL endpoint: it answers ${what} (status ${status}).${tried.join('')}`,
  );
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
