// Compresses answers on their way out, in the best encoding that the browser takes.
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Handler } from './listen';

export type Encoding = 'br' | 'gzip';

/** Whoever makes an answer for one request cannot wait as long as whoever makes a file for all. */
const encoders: Record<Encoding, (body: Buffer) => Promise<Buffer>> = {
  br: (body) => promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (body) => promisify(gzip)(body, { level: 6 }),
};

/** Fewer bytes fit into one packet anyway. */
const fewest = 1024;

export const isCompressible = (type: string): boolean => /^text\/|json$|json;|xml|manifest|svg/.test(type);

export function acceptedEncoding(header: string | null): Encoding | undefined {
  const offers = (header ?? '').split(',').map((part) => part.trim().split(/\s*;\s*q=/));
  const accepts = (name: string) =>
    offers.some(([offer, quality]) => offer === name && Number(quality ?? 1) > 0);
  return accepts('br') ? 'br' : accepts('gzip') ? 'gzip' : undefined;
}

/** The same answers, compressed where that saves something. Not for answers that are streams: each is read to its end first. */
export function compressing(handler: Handler): Handler {
  return async (request, client) => compressed(request, await handler(request, client));
}

async function compressed(request: Request, response: Response): Promise<Response> {
  const { headers: given, status, body } = response;
  const isOneOfAKind = given.has('content-encoding') || given.has('etag') || given.has('content-range');
  if (!body || isOneOfAKind || !isCompressible(given.get('content-type') ?? '')) return response;
  const headers = new Headers(given);
  if (!/\baccept-encoding\b/i.test(headers.get('vary') ?? '')) headers.append('vary', 'Accept-Encoding');
  const encoding =
    request.method === 'HEAD' ? undefined : acceptedEncoding(request.headers.get('accept-encoding'));
  if (!encoding) return new Response(body, { status, headers });
  const whole = Buffer.from(await response.arrayBuffer());
  if (whole.length < fewest) return new Response(whole, { status, headers });
  const encoded = await encoders[encoding](whole);
  headers.set('content-encoding', encoding);
  headers.set('content-length', String(encoded.length));
  return new Response(new Uint8Array(encoded), { status, headers });
}
