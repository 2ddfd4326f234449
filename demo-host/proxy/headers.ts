// Which headers a proxy passes on, which it keeps to itself, and which it adds (RFC 9110 7.6.1).
import type { IncomingHttpHeaders, IncomingMessage, OutgoingHttpHeaders } from 'node:http';
import type { Client } from '../listen';

const hopByHop = /^(connection|keep-alive|proxy-.*|te|trailer|transfer-encoding|upgrade)$/;

/** Names that hold for one connection only: the fixed ones, and those that Connection lists. */
function isHopByHop(connection: string | null | undefined): (name: string) => boolean {
  const listed = new Set((connection ?? '').split(',').map((name) => name.trim().toLowerCase()));
  return (name) => hopByHop.test(name) || listed.has(name);
}

/** What the upstream server is sent. `expect` has been answered by the time the request reaches us. */
export function requestHeaders(request: Request, target: URL, client: Client = {}): OutgoingHttpHeaders {
  const drops = isHopByHop(request.headers.get('connection'));
  const url = new URL(request.url);
  const kept = [...request.headers].filter(([name]) => !drops(name) && name !== 'expect');
  const headers: IncomingHttpHeaders = Object.fromEntries(kept);
  const length = request.body ? headers['content-length'] : undefined;
  delete headers['content-length'];
  const via = [headers['x-forwarded-for'], client.address].filter(Boolean).join(', ');
  return {
    ...headers,
    host: target.host,
    ...(via && { 'x-forwarded-for': via }),
    'x-forwarded-host': request.headers.get('host') ?? url.host,
    'x-forwarded-proto': url.protocol.slice(0, -1),
    ...(length !== undefined && { 'content-length': length }),
    ...(request.body && length === undefined && { 'transfer-encoding': 'chunked' }),
  };
}

/** What the browser is sent. Who may read the answer is for us to say, so the upstream server's CORS headers go. */
export function responseHeaders({ headers, rawHeaders }: IncomingMessage): Headers {
  const drops = isHopByHop(headers.connection);
  const kept = new Headers();
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const [name, value] = [rawHeaders[index]!.toLowerCase(), rawHeaders[index + 1]!];
    if (!drops(name) && !name.startsWith('access-control-')) kept.append(name, value);
  }
  return kept;
}
