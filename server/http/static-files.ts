// Serves a build folder: compressed, with entity tags, readable by every origin.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { acceptedEncoding, isCompressible, type Encoding } from './compression';

const types: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.md': 'text/markdown; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};
/** What the build names after its content: chunks, assets, sheets of what a server draws, and the loader of a release. */
const hashedName = /(^|\/)(chunks|assets|served)\/|(^|\/)airside-\d[^/]*-[\w-]{8}\.js$/;
/** What has a hash in its name never changes; the rest is looked for anew, without anybody waiting for that. */
const cachingOf = (name: string): string =>
  hashedName.test(name)
    ? 'public, max-age=31536000, immutable'
    : 'public, max-age=300, stale-while-revalidate=3600';

const encoders: Record<Encoding, (body: Buffer) => Promise<Buffer>> = {
  br: (body: Buffer) =>
    promisify(brotliCompress)(body, {
      params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY },
    }),
  gzip: (body: Buffer) => promisify(gzip)(body, { level: 9 }),
};

interface StaticFile {
  body: Buffer;
  type: string;
  etag: string;
  caching: string;
  encoded: Map<Encoding, Promise<Buffer>>;
}

/** Reads the folder once; unknown paths give undefined. Files that the build compressed itself (.br, .gz) are used as they are. */
export function createStaticFiles(
  folder: string,
): (request: Request, url: URL) => Promise<Response | undefined> {
  const files = existsSync(folder) ? readFolder(folder) : new Map<string, StaticFile>();
  return async (request, url) => {
    const file = files.get(url.pathname);
    if (!file) return undefined;
    const headers = new Headers({
      'content-type': file.type,
      'cache-control': file.caching,
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
      'x-content-type-options': 'nosniff',
      etag: file.etag,
      vary: 'Accept-Encoding',
    });
    if (request.method !== 'GET' && request.method !== 'HEAD') return new Response(null, { status: 405 });
    if (matches(request.headers.get('if-none-match'), file.etag))
      return new Response(null, { status: 304, headers });
    const encoding = isCompressible(file.type)
      ? acceptedEncoding(request.headers.get('accept-encoding'))
      : undefined;
    const body = encoding ? await encode(file, encoding) : file.body;
    if (encoding) headers.set('content-encoding', encoding);
    headers.set('content-length', String(body.length));
    return new Response(request.method === 'HEAD' ? null : new Uint8Array(body), { headers });
  };
}

function readFolder(folder: string): Map<string, StaticFile> {
  const files = new Map<string, StaticFile>();
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'));
  for (const name of names) {
    const isHidden = name.split('/').some((part) => part.startsWith('.'));
    if (isHidden || name.endsWith('.html') || /\.(br|gz)$/.test(name)) continue;
    const body = readFileSync(join(folder, name));
    const ready = (suffix: string) =>
      existsSync(join(folder, name + suffix))
        ? Promise.resolve(readFileSync(join(folder, name + suffix)))
        : undefined;
    const encoded = new Map<Encoding, Promise<Buffer>>();
    const [br, gz] = [ready('.br'), ready('.gz')];
    if (br) encoded.set('br', br);
    if (gz) encoded.set('gzip', gz);
    files.set('/' + name, {
      body,
      type: types[extname(name)] ?? 'application/octet-stream',
      etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`,
      caching: cachingOf(name),
      encoded,
    });
  }
  return files;
}

function encode(file: StaticFile, encoding: Encoding): Promise<Buffer> {
  let encoded = file.encoded.get(encoding);
  if (!encoded) file.encoded.set(encoding, (encoded = encoders[encoding](file.body)));
  return encoded;
}

/** If-None-Match holds this tag; a proxy may have made it a weak one. */
export function matches(header: string | null, etag: string): boolean {
  return header === '*' || (header ?? '').split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);
}
