// The backend as one function: which path goes where.
import { Hono } from 'hono';
import { bodyTooLarge } from '../../server/http/answers';
import type { Client } from '../../server/http/client';
import { preflight, withCors } from '../../server/http/cors';
import { isBrokenOff } from '../../server/http/failed-request';
import { BodyTooLargeError } from '../../server/http/request-body';
import type { BackendOptions } from './context';
import { createContext } from './create-context';
import type { Database } from './database';
import { createFaults } from './faults/handle';
import { handleGraphQL } from './graphql/graphql';
import { handleContent } from './home-page/handle';
import { handleFile } from './media/handle';
import { handleMailLink } from './newsletter/mail-links';
import { handleOutbox } from './outbox/handle';
import { notFound, uriTooLong } from './pages/pages';
import { handleRest } from './rest';

const longestRequestLine = 8190;

function refusal(error: unknown): Response {
  if (error instanceof BodyTooLargeError) return bodyTooLarge();
  throw error;
}

export function createHandler(
  db: Database,
  options: BackendOptions,
): (request: Request, client?: Client) => Promise<Response> {
  const origins = options.origins ?? [];
  const faults = options.faults ? createFaults(db, options) : undefined;
  const asGuest = () => createContext({ db, options });
  const app = new Hono<{ Bindings: { address?: string } }>();
  app.get('/health', () => Response.json({ status: 'ok' }));
  for (const path of ['/graphql', '/graphql/'])
    app.all(path, (c) => handleGraphQL(c.req.raw, new URL(c.req.url), db, options, c.env.address));
  app.all('/rest/*', (c) => handleRest(c.req.raw, new URL(c.req.url), db, options, c.env.address));
  app.all('/api/*', async (c) => handleContent(c.req.raw, new URL(c.req.url), await asGuest()));
  app.get('/media/*', async (c) => {
    const file = await handleFile(c.req.raw, new URL(c.req.url));
    if (file) return file;
    // The drawing code is heavy and most tests never ask for an image.
    const { handleMedia } = await import('./images/handle');
    return (await handleMedia(c.req.raw, new URL(c.req.url), await asGuest())) ?? notFound();
  });
  app.get('/newsletter/*', async (c) => handleMailLink(new URL(c.req.url), await asGuest()) ?? notFound());
  app.notFound(() => notFound());
  app.onError((error) => {
    if (error instanceof BodyTooLargeError) return bodyTooLarge();
    // Nobody is there to be answered.
    if (isBrokenOff(error)) throw error;
    console.error(error);
    return Response.json({ message: 'Internal Error' }, { status: 500 });
  });
  return async (request, client) => {
    const url = new URL(request.url);
    // Before CORS: what the demo shows about itself, links of mails included, is for no other origin.
    if (faults && url.pathname === '/_demo/faults') return faults.page(request).catch(refusal);
    if (url.pathname.startsWith('/_demo/'))
      return handleOutbox(request, url, client, db, options) ?? notFound();
    const early = preflight(request, origins);
    if (early) return early;
    const line = request.url.length - url.origin.length;
    const answer = async () =>
      line > longestRequestLine ? uriTooLong() : await app.fetch(request, { ...client });
    const response = faults ? await faults.meet(request, client, answer).catch(refusal) : await answer();
    // A broken connection has no headers.
    return response.type === 'error' ? response : withCors(response, request, origins);
  };
}
