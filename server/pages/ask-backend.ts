// Asks the backend by GraphQL as a visitor who is not signed in, and goes on without the fields that it does not have.
import { parse, print, visit } from 'graphql';
import { decodeTexts } from '../../src/transport/texts/decode-texts';
import { withoutNulls } from '../../src/transport/without-nulls';

export type AskBackend = <T>(query: string, variables?: Record<string, unknown>) => Promise<T>;

/** The backend is down or in maintenance: 502, 503 or 504. */
export class BackendDownError extends Error {
  override readonly name = 'BackendDownError';
  constructor(readonly status: 502 | 503 | 504) {
    super(`The backend answered ${status}.`);
  }
}

/** Every Magento has these; one that seems to lack them is being set up anew. */
const ofEvery = new Set([
  'storeConfig',
  'categoryList',
  'products',
  'items',
  'total_count',
  'route',
  'name',
  'url_key',
]);

/** A backend names missing fields one by one; more than this many is another kind of backend. */
const mostMissing = 20;

/**
 * What is missing is remembered as long as the process runs. No list has null in it. Rejects with BackendDownError, or Error where there is no data.
 * The question goes by GET: a cache in front of the backend may answer it.
 */
export function createAskBackend(
  fetch: (request: Request) => Response | Promise<Response>,
  endpoint: string,
): AskBackend {
  const missing = new Set<string>();

  async function ask<T>(query: string, variables: Record<string, unknown>): Promise<T> {
    // Others may learn more meanwhile.
    const left = new Set(missing);
    const url = new URL(endpoint);
    url.searchParams.set('query', without(query, left));
    url.searchParams.set('variables', JSON.stringify(variables));
    const response = await fetch(new Request(url, { headers: { accept: 'application/json' } }));
    const { status } = response;
    if (status === 502 || status === 503 || status === 504) throw new BackendDownError(status);
    const { data, errors = [] } = (await response.json()) as { data?: T; errors?: { message: string }[] };
    if (data) return withoutNulls(decodeTexts(data));
    const lacks = errors.flatMap(({ message }) => /Cannot query field "(\w+)"/.exec(message)?.[1] ?? []);
    const isNew = lacks.some((field) => !left.has(field)) && !lacks.some((field) => ofEvery.has(field));
    if (!isNew || left.size >= mostMissing)
      throw new Error(errors[0]?.message ?? `The backend answered ${status} without data.`);
    lacks.forEach((field) => missing.add(field));
    return ask(query, variables);
  }
  return (query, variables = {}) => ask(query, variables);
}

/** The query on one line, without the named fields and the variables of which only they made use. */
function without(query: string, missing: ReadonlySet<string>): string {
  const kept = visit(parse(query, { noLocation: true }), {
    Field: (node) => (missing.has(node.name.value) ? null : undefined),
  });
  const used = new Set<string>();
  visit(kept, {
    VariableDefinition: () => false,
    Variable: ({ name }) => void used.add(name.value),
  });
  const asked = visit(kept, {
    VariableDefinition: ({ variable }) => (used.has(variable.name.value) ? undefined : null),
  });
  return print(asked).replace(/\s+/g, ' ');
}
