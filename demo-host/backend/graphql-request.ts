// Reads a GraphQL request from GET parameters or a JSON body, and refuses as Magento does.

export interface GraphQLRequest {
  query: string;
  variables: Record<string, unknown>;
}

/** How a body that is no JSON object ends: an HTML page, or a line of text from further inside. */
export type Refusal = 'html' | 'text';

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function parseJson(text: string): { value: unknown } | undefined {
  try {
    return { value: JSON.parse(text) as unknown };
  } catch {
    return undefined;
  }
}

function fromGet(url: URL): GraphQLRequest | Refusal {
  const query = url.searchParams.get('query') ?? '';
  const text = url.searchParams.get('variables');
  if (!text) return { query, variables: {} };
  const parsed = parseJson(text);
  if (!parsed) return 'html';
  return { query, variables: isRecord(parsed.value) ? parsed.value : {} };
}

async function fromPost(request: Request): Promise<GraphQLRequest | Refusal> {
  const parsed = parseJson(await request.text());
  if (!parsed) return 'html';
  const body = parsed.value;
  if (typeof body !== 'object' || body === null) return 'text';
  // An array (a batch) has no query: it ends as an empty document.
  if (!isRecord(body)) return { query: '', variables: {} };
  const { query, variables } = body;
  if (typeof variables === 'string' || (query !== undefined && query !== null && typeof query !== 'string'))
    return 'text';
  return { query: query ?? '', variables: isRecord(variables) ? variables : {} };
}

/** `operationName` and `extensions` are ignored; other verbs than GET and POST read nothing. */
export async function readGraphQLRequest(request: Request, url: URL): Promise<GraphQLRequest | Refusal> {
  if (request.method === 'POST') return fromPost(request);
  if (request.method === 'GET') return fromGet(url);
  return { query: '', variables: {} };
}
