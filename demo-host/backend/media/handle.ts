// Answers /media with files that nobody has to draw: logos, films and their captions, part by part for players.
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { framing } from '../headers';

const folder = join(import.meta.dirname, 'files');

const types: Record<string, string> = {
  '.jpg': 'image/jpeg',
  '.mp4': 'video/mp4',
  '.svg': 'image/svg+xml',
  '.vtt': 'text/vtt; charset=utf-8',
  '.webm': 'video/webm',
};

/** Undefined where there is no such file. */
export async function handleFile(request: Request, url: URL): Promise<Response | undefined> {
  const path = /^\/media\/((?:[a-z0-9-]+\/)+[a-z0-9][a-z0-9.-]*)$/.exec(url.pathname)?.[1];
  const type = path && types[extname(path)];
  if (!path || !type) return undefined;
  const body = await readFile(join(folder, path)).catch(() => undefined);
  if (!body) return undefined;
  const etag = `"${createHash('sha256').update(body).digest('hex').slice(0, 20)}"`;
  const headers = {
    'content-type': type,
    'cache-control': 'max-age=86400, public',
    ...framing,
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
    'x-content-type-options': 'nosniff',
    'accept-ranges': 'bytes',
    etag,
  };
  if (request.headers.get('if-none-match')?.includes(etag))
    return new Response(null, { status: 304, headers });
  const asked = request.headers.get('range');
  const part = asked === null ? undefined : rangeOf(asked, body.length);
  if (part === 'beyond')
    return new Response(null, {
      status: 416,
      headers: { ...headers, 'content-range': `bytes */${body.length}` },
    });
  if (!part)
    return new Response(new Uint8Array(body), {
      headers: { ...headers, 'content-length': String(body.length) },
    });
  const [first, last] = part;
  return new Response(new Uint8Array(body.subarray(first, last + 1)), {
    status: 206,
    headers: {
      ...headers,
      'content-length': String(last - first + 1),
      'content-range': `bytes ${first}-${last}/${body.length}`,
    },
  });
}

/** First and last byte of one range; undefined where the header says something else, which may be ignored (RFC 9110, 14.2). */
function rangeOf(header: string, length: number): [first: number, last: number] | 'beyond' | undefined {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(header.trim()) ?? [];
  if (from === '' && to === '') return undefined;
  if (from === '') return Number(to) === 0 ? 'beyond' : [Math.max(0, length - Number(to)), length - 1];
  const first = Number(from);
  const last = to === '' ? length - 1 : Math.min(Number(to), length - 1);
  if (first >= length) return 'beyond';
  return last < first ? undefined : [first, last];
}
