// Which headers a proxy passes on, which it keeps to itself, and which it adds (RFC 9110 7.6.1).
import type { IncomingHttpHeaders, IncomingMessage, OutgoingHttpHeaders } from 'node:http';
import type { Client } from '../http/client';

const hopByHop = /^(connection|keep-alive|proxy-.*|te|trailer|transfer-encoding|upgrade)$/;

/** Names that hold for one connection only: the fixed ones, and those that Connection lists. */
function isHopByHop(connection: string | null | undefined): (name: string) => boolean {
  const listed = new Set((connection ?? '').split(',').map((name) => name.trim().toLowerCase()));
  return (name) => hopByHop.test(name) || listed.has(name);
}

/**
 * What a client says about the way here, and what makes servers take a request for another one than it looks like:
 * we alone know the first, and nobody in front of us has checked the second.
 */
const notForClients =
  /^(forwarded|via|x-real-ip|x-forwarded-.*|.*-(client|connecting)-ip|x-(original|rewrite)-url|x-http-method.*|x-method-override)$/;

/** What the upstream server is sent. `expect` has been answered by the time the request reaches us. */
export function requestHeaders(request: Request, target: URL, client: Client = {}): OutgoingHttpHeaders {
  const drops = isHopByHop(request.headers.get('connection'));
  const url = new URL(request.url);
  const kept = [...request.headers].filter(
    ([name]) => !drops(name) && !notForClients.test(name) && name !== 'expect',
  );
  const headers: IncomingHttpHeaders = Object.fromEntries(kept);
  const length = request.body ? headers['content-length'] : undefined;
  delete headers['content-length'];
  return {
    ...headers,
    host: target.host,
    ...(client.address !== undefined && { 'x-forwarded-for': client.address }),
    'x-forwarded-host': client.host ?? url.host,
    'x-forwarded-proto': client.protocol ?? url.protocol.slice(0, -1),
    ...(length !== undefined && { 'content-length': length }),
    ...(request.body && length === undefined && { 'transfer-encoding': 'chunked' }),
  };
}

/** Who may read an answer and how our origin is reached is for us to say; what the upstream server runs on is nobody's business. */
const notOurs = /^(access-control-.*|alt-svc|server|strict-transport-security|x-powered-by)$/;

/** What the browser is sent. */
export function responseHeaders({ headers, rawHeaders }: IncomingMessage): Headers {
  const drops = isHopByHop(headers.connection);
  const kept = new Headers();
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const [name, value] = [rawHeaders[index]!.toLowerCase(), rawHeaders[index + 1]!];
    if (!drops(name) && !notOurs.test(name)) kept.append(name, value);
  }
  return kept;
}

/** Somebody's files: shown as a page of their own they are of no origin, so that nothing in them acts as the shop. */
export function asFiles(answer: Response): Response {
  answer.headers.set('x-content-type-options', 'nosniff');
  answer.headers.set('content-security-policy', 'sandbox');
  return answer;
}
