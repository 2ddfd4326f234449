// The floor pages, one for each runtime: what anything on that runtime has to wait for, by which the shop is measured.
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { runtimes, type Runtime } from '../../../../demo-host/runtimes';
import type { Handler } from '../../../../server/http/listen';

const entry = fileURLToPath(new URL('./floor.tsx', import.meta.url));
const aliases: Record<Runtime, Record<string, string>> = {
  react: {},
  preact: {
    react: 'preact/compat',
    'react-dom/client': 'preact/compat/client',
    'react/jsx-runtime': 'preact/compat/jsx-runtime',
  },
};

const html = (
  runtime: Runtime,
) => `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Floor</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><link rel="icon" href="data:,">
<script type="module" src="/${runtime}.js"></script></head>
<body><header><floor-badge></floor-badge></header><main><h1>Five bottles worth the walk to the gate</h1></main></body></html>`;

async function bundle(runtime: Runtime): Promise<string> {
  const { build } = await import('rolldown');
  const { output } = await build({
    input: entry,
    write: false,
    platform: 'browser',
    resolve: { alias: aliases[runtime] },
    transform: { define: { 'process.env.NODE_ENV': '"production"' }, jsx: { runtime: 'automatic' } },
    output: { format: 'es', minify: true },
  });
  return output[0].code;
}

type File = readonly [type: string, bytes: Uint8Array<ArrayBuffer>];

async function packed(type: string, text: string): Promise<File> {
  return [type, new Uint8Array(await promisify(brotliCompress)(text))];
}

/** `backend` answers its one query. */
export async function createFloorSite(backend: Handler): Promise<Handler> {
  const files = new Map<string, File>();
  for (const runtime of runtimes) {
    files.set(`/${runtime}`, await packed('text/html; charset=utf-8', html(runtime)));
    files.set(`/${runtime}.js`, await packed('text/javascript; charset=utf-8', await bundle(runtime)));
  }
  return (request, client) => {
    const { pathname } = new URL(request.url);
    if (pathname === '/graphql') return backend(request, client);
    const file = files.get(pathname);
    if (!file) return new Response(null, { status: 404 });
    return new Response(file[1], { headers: { 'content-type': file[0], 'content-encoding': 'br' } });
  };
}
