// A Magento elsewhere, seen from the shop's own origin: same paths, plus the CORS answers that a stock one lacks.
import { preflight, withCors } from '../backend/cors';
import { notFoundPage } from '../backend/pages';
import type { Client, Handler } from '../listen';
import { failureAnswer } from './failure';
import { createUpstream, type UpstreamOptions } from './upstream';

export interface RemoteBackendOptions extends UpstreamOptions {
  /** Answers the paths of the content service. */
  content: Handler;
  /** Origins that get CORS answers. */
  origins: readonly string[];
}

/** A server elsewhere as a handler. `service` names it in messages: "The <service> does not answer." */
export function createRemote(options: UpstreamOptions, service: string): Handler {
  const upstream = createUpstream(options);
  return async (request: Request, client?: Client) => {
    try {
      return await upstream(request, client);
    } catch (error) {
      if (!request.signal.aborted) console.error(`${options.url.href}: ${(error as Error).message}`);
      return failureAnswer(error, service, new URL(request.url).pathname);
    }
  };
}

export function createRemoteBackend({ content, origins, ...options }: RemoteBackendOptions): Handler {
  const magento = createRemote(options, "shop's backend");
  const answer: Handler = (request, client) => {
    const { pathname } = new URL(request.url);
    if (pathname === '/health') return Response.json({ status: 'ok' });
    if (/^\/(api|uploads)(\/|$)/.test(pathname)) return content(request, client);
    return /^\/(graphql|rest|media|static)(\/|$)/.test(pathname) ? magento(request, client) : notFoundPage();
  };
  return async (request, client) =>
    preflight(request, origins) ?? withCors(await answer(request, client), request, origins);
}
