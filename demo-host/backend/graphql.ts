// POST and GET /graphql: reads, checks, executes and answers as a Magento 2.4.6 does.
import { createHash } from 'node:crypto';
import {
  GraphQLError,
  Kind,
  execute,
  parse,
  specifiedRules,
  validate,
  type DocumentNode,
  type ExecutionResult,
  type GraphQLFormattedError,
} from 'graphql';
import { createContext, type BackendOptions, type Context } from './context';
import type { Database } from './database';
import { BackendError, inputError } from './errors';
import { complexityOf, depthOf, maximumComplexity, maximumDepth } from './graphql-limits';
import { formatError, formatErrors } from './graphql-messages';
import { readGraphQLRequest, type GraphQLRequest } from './graphql-request';
import { readVariables } from './graphql-variables';
import { errorPage, errorText } from './pages';
import { schemaOf } from './schema';

interface Answer {
  status: number;
  body: { errors?: GraphQLFormattedError[]; data?: unknown };
}

/** `data` is left out, not null, when there is none. Only the first error is told. */
function failure(status: number, error: GraphQLError | BackendError): Answer {
  const wrapped =
    error instanceof BackendError ? new GraphQLError(error.message, { originalError: error }) : error;
  return { status, body: { errors: [formatError(wrapped)] } };
}

function parseOrError(query: string): DocumentNode | GraphQLError {
  try {
    return parse(query);
  } catch (error) {
    return error instanceof GraphQLError ? error : new GraphQLError('Internal server error');
  }
}

/** A cache id stands for store view, currency and customer group, never for a person. */
function cacheId(
  context: Pick<Context, 'currency' | 'customer' | 'customerGroup'>,
  store: string,
  secret: string,
): string {
  const parts = [
    store,
    context.currency,
    context.customer ? '1' : '0',
    String(context.customerGroup),
    secret,
  ];
  return createHash('sha256').update(parts.join('|')).digest('hex');
}

async function contextOf(
  db: Database,
  options: BackendOptions,
  request: Request,
): Promise<Context | BackendError> {
  try {
    return await createContext({
      db,
      options,
      storeCode: request.headers.get('store'),
      currency: request.headers.get('content-currency'),
      authorization: request.headers.get('authorization'),
    });
  } catch (error) {
    if (error instanceof BackendError) return error;
    throw error;
  }
}

async function run(document: DocumentNode, { variables }: GraphQLRequest, context: Context): Promise<Answer> {
  const schema = schemaOf(context.db, context.options);
  const invalid = validate(schema, document, specifiedRules);
  if (invalid.some((error) => error.message.startsWith('Unknown type')))
    return { status: 500, body: { errors: [{ message: 'Internal server error' }] } };
  if (invalid[0]) return failure(200, invalid[0]);
  const depth = depthOf(document);
  if (depth > maximumDepth)
    return failure(200, new GraphQLError(`Max query depth should be ${maximumDepth} but got ${depth}.`));
  const operations = document.definitions.filter((node) => node.kind === Kind.OPERATION_DEFINITION);
  const operation = operations[0];
  if (!operation || operations.length > 1)
    return failure(
      200,
      new GraphQLError('Must provide operation name if query contains multiple operations.'),
    );
  const read = readVariables(schema, operation, variables);
  if ('error' in read) return failure(200, read.error);
  const result: ExecutionResult = await execute({
    schema,
    document,
    contextValue: context,
    variableValues: read.values,
  });
  const first = result.errors?.[0];
  return {
    status: 200,
    body: {
      ...(first && { errors: formatErrors(first) }),
      ...(result.data && { data: result.data }),
    },
  };
}

/** The checks that come before any execution; each of them is HTTP 500 with a GraphQL body. */
function refusal(request: Request, document: DocumentNode | GraphQLError | undefined): Answer | undefined {
  const type = request.headers.get('content-type') ?? '';
  if (request.method === 'POST' && !type.includes('application/json'))
    return failure(500, inputError('Request content type must be application/json'));
  if (document instanceof GraphQLError) return failure(500, document);
  if (!document) return undefined;
  const mutation = document.definitions.some(
    (node) => node.kind === Kind.OPERATION_DEFINITION && node.operation === 'mutation',
  );
  if (mutation && request.method !== 'POST')
    return failure(500, inputError('Mutation requests allowed only for POST requests'));
  const complexity = complexityOf(document);
  if (complexity > maximumComplexity)
    return failure(
      500,
      inputError(`Max query complexity should be ${maximumComplexity} but got ${complexity}.`),
    );
  return undefined;
}

export async function handleGraphQL(
  request: Request,
  url: URL,
  db: Database,
  options: BackendOptions,
): Promise<Response> {
  const read = await readGraphQLRequest(request, url);
  if (read === 'html') return errorPage(500);
  if (read === 'text') return errorText();
  const context = await contextOf(db, options, request);
  const broken = context instanceof BackendError;
  const guest = { currency: 'USD', customer: null, customerGroup: 0 };
  const answer = broken ? failure(500, context) : await answerTo(request, read, context);
  const id = broken
    ? cacheId(guest, 'default', options.secret ?? '')
    : cacheId(context, context.store.code, options.secret ?? '');
  return new Response(request.method === 'HEAD' ? null : JSON.stringify(answer.body), {
    status: answer.status,
    headers: {
      'content-type': 'application/json',
      'x-magento-cache-id': id,
      'cache-control': 'max-age=0, must-revalidate, no-cache, no-store',
      pragma: 'no-cache',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'SAMEORIGIN',
      vary: 'Accept-Encoding',
    },
  });
}

async function answerTo(request: Request, read: GraphQLRequest, context: Context): Promise<Answer> {
  const empty = read.query.trim() === '';
  const document = empty ? undefined : parseOrError(read.query);
  const refused = refusal(request, document);
  if (refused) return refused;
  if (!document || document instanceof GraphQLError) {
    const locations = [{ line: 1, column: 1 }];
    return { status: 200, body: { errors: [{ message: 'Syntax Error: Unexpected <EOF>', locations }] } };
  }
  return run(document, read, context);
}
