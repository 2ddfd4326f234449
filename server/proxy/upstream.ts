// Sends a request on to another server and streams its answer back, byte for byte.
import http, { type ClientRequest } from 'node:http';
import https from 'node:https';
import { pipeline, Readable } from 'node:stream';
import type { Client } from '../http/client';
import { BodyTooLargeError, countedBody } from '../http/request-body';
import { requestHeaders, responseHeaders } from './headers';

export interface UpstreamOptions {
  /** http or https; a path stands before that of every request. */
  url: URL;
  /** ms until the connection, with TLS, must stand; default 5 s. */
  connectTimeoutMs?: number;
  /** ms without a byte in either direction; default 60 s. */
  idleTimeoutMs?: number;
}

/** The upstream server gave no answer to pass on. The message says why, in words for a visitor. */
export class UpstreamError extends Error {
  override readonly name = 'UpstreamError';
  constructor(
    readonly status: 502 | 504,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

export type Upstream = (request: Request, client?: Client) => Promise<Response>;

/** Free connections are given up before servers do it, so that no request meets one that is just being closed. */
const freeConnectionMs = 4000;
/** Statuses whose answers never have a body. */
const bodiless = [204, 205, 304];

/** Rejects with UpstreamError, or BodyTooLargeError, while there is no answer yet; later failures cut the body off. */
export function createUpstream({
  url,
  connectTimeoutMs = 5000,
  idleTimeoutMs = 60_000,
}: UpstreamOptions): Upstream {
  const { Agent, request: open } = url.protocol === 'https:' ? https : http;
  const agent = new Agent({ keepAlive: true, timeout: freeConnectionMs });
  return (request, client) =>
    new Promise((resolve, reject) => {
      const outgoing = open(targetOf(url, request), {
        method: request.method,
        headers: requestHeaders(request, url, client),
        agent,
        timeout: idleTimeoutMs,
        signal: request.signal,
      });
      limitConnecting(outgoing, connectTimeoutMs);
      outgoing.on('timeout', () => outgoing.destroy(new UpstreamError(504, 'It took too long to answer.')));
      outgoing.on('error', (error) => reject(asUpstreamError(error)));
      outgoing.on('response', (incoming) => {
        const status = incoming.statusCode ?? 0;
        const hasBody = request.method !== 'HEAD' && !bodiless.includes(status);
        if (!hasBody) incoming.resume();
        try {
          const body = hasBody ? (Readable.toWeb(incoming) as ReadableStream) : null;
          resolve(new Response(body, { status, headers: responseHeaders(incoming) }));
        } catch (error) {
          outgoing.destroy(asUpstreamError(error as Error));
        }
      });
      if (request.body) {
        const body = Readable.from(countedBody(request));
        // Before the pipeline hears of it, which only breaks the connection off.
        body.once('error', (error) => error instanceof BodyTooLargeError && reject(error));
        pipeline(body, outgoing, () => undefined);
      } else outgoing.end();
    });
}

function targetOf(base: URL, request: Request): URL {
  const { pathname, search } = new URL(request.url);
  const target = new URL(base);
  target.pathname = base.pathname.replace(/\/$/, '') + pathname;
  target.search = search;
  return target;
}

function limitConnecting(outgoing: ClientRequest, milliseconds: number): void {
  outgoing.on('socket', (socket) => {
    if (!socket.connecting) return;
    const late = () => outgoing.destroy(new UpstreamError(504, 'It took too long to connect.'));
    const timer = setTimeout(late, milliseconds);
    const isSecure = 'encrypted' in socket;
    socket.once(isSecure ? 'secureConnect' : 'connect', () => clearTimeout(timer));
    socket.once('close', () => clearTimeout(timer));
  });
}

const reasons: Record<string, string> = {
  ECONNREFUSED: 'It refuses connections.',
  ECONNRESET: 'It closed the connection without an answer.',
  ENOTFOUND: 'Its name is not known.',
  EAI_AGAIN: 'Its name could not be looked up.',
  EHOSTUNREACH: 'There is no way to it.',
  ENETUNREACH: 'There is no way to it.',
};

function asUpstreamError(error: Error): UpstreamError {
  if (error instanceof UpstreamError) return error;
  const { code = '' } = error as NodeJS.ErrnoException;
  const isTls = code.startsWith('ERR_TLS') || code.startsWith('ERR_SSL') || /CERT|SIGNATURE/.test(code);
  const reason = isTls ? 'Its certificate is not accepted.' : reasons[code];
  if (code === 'ETIMEDOUT') return new UpstreamError(504, 'It took too long to connect.', { cause: error });
  return new UpstreamError(502, reason ?? 'It gave no valid answer.', { cause: error });
}
