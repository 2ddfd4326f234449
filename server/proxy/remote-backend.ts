// A Magento elsewhere, seen from the shop's own origin: same paths, plus the CORS answers that a stock one lacks.
import { preflight, withCors } from '../http/cors';
import { bodyTooLarge, notFoundPage } from '../http/answers';
import type { Client } from '../http/client';
import type { Handler } from '../http/listen';
import { BodyTooLargeError } from '../http/request-body';
import { failureAnswer } from './failure';
import { asFiles } from './headers';
import { isShopRequest } from './shop-routes';
import { createUpstream, type UpstreamOptions } from './upstream';

export interface RemoteBackendOptions extends UpstreamOptions {
  /** Answers the paths of the content service. */
  content: Handler;
  /** Origins that get CORS answers. */
  origins: readonly string[];
}

/** A server elsewhere as a handler; why it gives no answer is said to the console alone. */
export function createRemote(options: UpstreamOptions): Handler {
  const upstream = createUpstream(options);
  return async (request: Request, client?: Client) => {
    const { pathname } = new URL(request.url);
    try {
      const answer = await upstream(request, client);
      return /^\/(media|static|uploads)\//.test(pathname) ? asFiles(answer) : answer;
    } catch (error) {
      if (error instanceof BodyTooLargeError) return bodyTooLarge();
      if (!request.signal.aborted) console.error(`${options.url.href}: ${(error as Error).message}`);
      return failureAnswer(error, pathname);
    }
  };
}

export function createRemoteBackend({ content, origins, ...options }: RemoteBackendOptions): Handler {
  const magento = createRemote(options);
  const answer: Handler = (request, client) => {
    const { pathname } = new URL(request.url);
    if (pathname === '/health') return Response.json({ status: 'ok' });
    if (/^\/(api|uploads)(\/|$)/.test(pathname)) return content(request, client);
    if (isShopRequest(request.method, pathname)) return magento(request, client);
    return pathname.startsWith('/rest/') ? noRoute() : notFoundPage();
  };
  return async (request, client) =>
    preflight(request, origins) ?? withCors(await answer(request, client), request, origins);
}

/** In the words of a Magento that has no such route. */
const noRoute = (): Response =>
  Response.json({ message: 'Request does not match any route.' }, { status: 404 });
