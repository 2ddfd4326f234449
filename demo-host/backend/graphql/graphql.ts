// POST and GET /graphql: reads, checks, executes and answers as a Magento of the profile's release does.
import { GraphQLError, parse, type DocumentNode } from 'graphql';
import { bodyTooLarge, sniffing } from '../../../server/http/answers';
import { cacheId } from '../cache-id';
import { seesMoreThanOthers } from '../catalog/audience';
import type { BackendOptions, Context } from '../context';
import { createContext } from '../create-context';
import type { Database } from '../database';
import { BackendError, inputError } from '../errors';
import { refuse, refuseSyntax, type Answer } from './graphql-answer';
import { checkShape, checkSize, checkToken } from './graphql-checks';
import { executeDocument } from './graphql-execute';
import { isTokenLimit, maximumTokens } from './graphql-limits';
import { habitsOf, type Habits } from './graphql-habits';
import { readGraphQLRequest, type GraphQLRequest, type Unreadable } from './graphql-request';
import { compression, framing } from '../headers';
import { noteCacheTags, notedCacheTags } from '../page-cache/collect';
import { cacheHeaders } from '../page-cache/headers';
import { errorPage, errorText } from '../pages/pages';
import { storeCookie } from '../store-view/cookie';
import { findStoreView } from '../store-view/store-views';

function parseOrError(query: string): DocumentNode | GraphQLError {
  try {
    return parse(query, { maxTokens: maximumTokens });
  } catch (error) {
    return error instanceof GraphQLError ? error : new GraphQLError('Internal server error');
  }
}

async function contextOf(
  db: Database,
  options: BackendOptions,
  request: Request,
  client: string | undefined,
): Promise<Context | BackendError> {
  try {
    return await createContext({
      db,
      options,
      storeCode: request.headers.get('store')?.trim() || storeCookie(request),
      currency: request.headers.get('content-currency'),
      authorization: request.headers.get('authorization'),
      client,
    });
  } catch (error) {
    if (error instanceof BackendError) return error;
    throw error;
  }
}

function answerUnreadable(what: Exclude<Unreadable, 'crash'>, habits: Habits): Answer {
  return what === 'too-large'
    ? refuse(habits.status.input, inputError('Request body is too large.'), habits)
    : refuseSyntax(habits.status.syntax, `Unable to parse the ${what}.`);
}

async function answerTo(
  request: Request,
  read: GraphQLRequest,
  context: Context | BackendError,
  habits: Habits,
): Promise<Answer> {
  if (context instanceof BackendError) return refuse(habits.status.input, context, habits);
  const document = read.query.trim() === '' ? undefined : parseOrError(read.query);
  const refused = checkShape(request, document, habits) ?? (await checkToken(context, habits));
  if (refused) return refused;
  const silent = habits.knowsVerbs ? { OPTIONS: 204, HEAD: 200 }[request.method] : undefined;
  if (silent !== undefined) return { status: silent };
  if (document instanceof GraphQLError)
    return refuse(isTokenLimit(document) ? 400 : habits.status.syntax, document, habits);
  if (!document) return refuseSyntax(habits.status.emptyDocument, 'Unexpected <EOF>');
  try {
    return checkSize(document, habits) ?? (await executeDocument(document, read, context, habits));
  } catch (error) {
    // Thousands of fragments inside each other use up the stack.
    if (error instanceof RangeError)
      return { status: 500, body: { errors: [{ message: 'Internal server error' }] } };
    throw error;
  }
}

export async function handleGraphQL(
  request: Request,
  url: URL,
  db: Database,
  options: BackendOptions,
  client?: string,
): Promise<Response> {
  const habits = habitsOf(options);
  const read = await readGraphQLRequest(request, url);
  if (read === 'too-large' && !habits.explainsLargeBody) return bodyTooLarge();
  if (read === 'crash') return errorText();
  const isUnreadable = typeof read === 'string';
  const cookie = storeCookie(request);
  // A code left behind by a page of another shop on this host: Magento fails before it is GraphQL's turn.
  const isLost = cookie !== undefined && !findStoreView(db, cookie);
  if (isLost || (isUnreadable && !habits.explainsBadJson)) return errorPage(500);
  const context = await contextOf(db, options, request, client);
  const isGet = request.method === 'GET' && !(context instanceof BackendError);
  if (isGet) noteCacheTags(context);
  const { status, body } = isUnreadable
    ? answerUnreadable(read, habits)
    : await answerTo(request, read, context, habits);
  const hasBody = body !== undefined && request.method !== 'HEAD';
  return new Response(hasBody ? JSON.stringify(body) : null, {
    status,
    headers: {
      'content-type': 'application/json',
      'x-magento-cache-id': cacheId(options, context instanceof BackendError ? undefined : context),
      ...cacheHeaders(db, isGet && !seesMoreThanOthers(context) ? notedCacheTags(context) : undefined),
      ...sniffing,
      ...framing,
      ...(hasBody && compression(status)),
    },
  });
}
