// Reads a GraphQL request from GET parameters or a JSON body.
import { BodyTooLargeError, readBody } from '../../../server/http/request-body';
import { parseJson } from '../json';

export interface GraphQLRequest {
  query: string;
  variables: Record<string, unknown>;
}

/**
 * What a request cannot be read for. A part that is no JSON; a body above the limit; or `crash`: JSON of a shape
 * that is met only further inside, where nothing is prepared for it.
 */
export type Unreadable = 'request' | 'variables' | 'too-large' | 'crash';

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function fromGet(url: URL): GraphQLRequest | Unreadable {
  const query = url.searchParams.get('query') ?? '';
  const text = url.searchParams.get('variables');
  if (!text) return { query, variables: {} };
  const parsed = parseJson(text);
  if (!parsed) return 'variables';
  return { query, variables: isRecord(parsed.value) ? parsed.value : {} };
}

async function fromPost(request: Request): Promise<GraphQLRequest | Unreadable> {
  const parsed = parseJson(await readBody(request));
  if (!parsed) return 'request';
  const body = parsed.value;
  if (typeof body !== 'object' || body === null) return 'crash';
  // An array (a batch) has no query: it ends as an empty document.
  if (!isRecord(body)) return { query: '', variables: {} };
  const { query, variables } = body;
  if (typeof variables === 'string' || (query !== undefined && query !== null && typeof query !== 'string'))
    return 'crash';
  return { query: query ?? '', variables: isRecord(variables) ? variables : {} };
}

/** `operationName` and `extensions` are ignored; other verbs than GET and POST read nothing. */
export async function readGraphQLRequest(request: Request, url: URL): Promise<GraphQLRequest | Unreadable> {
  if (request.method === 'POST')
    return fromPost(request).catch((error: unknown) => {
      if (error instanceof BodyTooLargeError) return 'too-large';
      throw error;
    });
  if (request.method === 'GET') return fromGet(url);
  return { query: '', variables: {} };
}
