// REST below /rest/[store view]/V1/: finds the store view, asks each noun, and puts failures into Magento's shape.
import { randomBytes } from 'node:crypto';
import { isBrokenOff } from '../../server/http/failed-request';
import type { BackendOptions, Context } from './context';
import { createContext } from './create-context';
import type { Database } from './database';
import { BackendError, EarlyRestError, RestError } from './errors';
import { restHeaders } from './headers';
import { restHandlers } from './nouns';
import { BodyTooLargeError } from '../../server/http/request-body';

const statuses: Record<string, number> = {
  'graphql-no-such-entity': 404,
  'graphql-too-many-requests': 429,
};

const path = /^\/rest(?:\/([^/]+))?(\/V1\/.*)$/;

async function contextOf(
  db: Database,
  options: BackendOptions,
  request: Request,
  storeCode: string,
  client: string | undefined,
): Promise<Context> {
  try {
    return await createContext({
      db,
      options,
      storeCode,
      authorization: request.headers.get('authorization'),
      client,
    });
  } catch (error) {
    if (error instanceof BackendError)
      throw new EarlyRestError(400, 'Specified request cannot be processed.');
    throw error;
  }
}

async function answer(
  request: Request,
  url: URL,
  db: Database,
  options: BackendOptions,
  client: string | undefined,
): Promise<Response> {
  if (!['GET', 'POST', 'PUT', 'DELETE'].includes(request.method))
    throw new EarlyRestError(405, `The ${request.method} HTTP method is not supported.`);
  const match = path.exec(url.pathname);
  if (!match) throw new EarlyRestError(404, 'Request does not match any route.');
  const code = match[1] ?? '';
  const context = await contextOf(db, options, request, code === 'all' ? '' : code, client);
  const inner = new URL(url);
  inner.pathname = match[2] ?? '/';
  for (const handler of restHandlers) {
    const response = await handler(request, inner, context);
    if (response) return response;
  }
  throw new EarlyRestError(404, 'Request does not match any route.');
}

export async function handleRest(
  request: Request,
  url: URL,
  db: Database,
  options: BackendOptions,
  client?: string,
): Promise<Response> {
  try {
    return await answer(request, url, db, options, client);
  } catch (error) {
    if (error instanceof BodyTooLargeError || isBrokenOff(error)) throw error;
    if (error instanceof RestError) return error.toResponse();
    if (error instanceof BackendError)
      return new RestError(statuses[error.category ?? ''] ?? 400, error.message).toResponse();
    console.error(error);
    const report = `webapi-${randomBytes(6).toString('hex')}`;
    const message = `Internal Error. Details are available in Magento log file. Report ID: ${report}`;
    return Response.json({ message }, { status: 500, headers: restHeaders(500, true) });
  }
}
