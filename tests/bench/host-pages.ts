// The pages of other sites that are timed with the Embed lines and without: an article that does next to nothing, and a theme
// on Bootstrap with scripts of its own.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { gzipSync } from 'node:zlib';
import { themeScript } from './host-theme';

const require = createRequire(import.meta.url);
const words = 'Malt is dried over smoke, and what is dried slowly tastes of it for years. '.repeat(12);
const head = `<meta charset="utf-8"><title>Bench</title><meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="icon" href="data:,">`;
const picture = '<img src="/picture.svg" width="800" height="450" alt="">';

/** An article with a picture, as a magazine has it; `snippet` stands at its head, `tags` among its words. */
const article = (snippet: string, tags: string) => `<!doctype html><html lang="en"><head>${head}${snippet}
<style>body{font:18px/1.5 Georgia,serif;margin:0 auto;max-width:40em}img{display:block;inline-size:100%;block-size:auto}</style></head>
<body><h1>Smoke</h1>${picture}<p>${words}</p>${tags}<p>${words.repeat(4)}</p>
<script>for (const end = performance.now() + 30; performance.now() < end; );</script></body></html>`;

/** What a site builder makes: a bar, a picture, an article, a grid of cards, and scripts that bring them to life. */
const theme = (snippet: string, tags: string) => `<!doctype html><html lang="en"><head>${head}
<link rel="stylesheet" href="/bootstrap.css"><script defer src="/bootstrap.js"></script><script defer src="/theme.js"></script>${snippet}</head>
<body><nav class="navbar navbar-expand-lg bg-body-tertiary"><div class="container"><a class="navbar-brand" href="#">Smoke</a>
<button class="navbar-toggler" data-bs-toggle="collapse" data-bs-target="#menu" aria-label="Menu"><span class="navbar-toggler-icon"></span></button>
<div class="collapse navbar-collapse" id="menu"><ul class="navbar-nav"><li class="nav-item"><a class="nav-link" href="#">Stories</a></li></ul></div></div></nav>
<main class="container py-4"><h1 class="display-5">Smoke</h1>${picture.replace('<img', '<img class="img-fluid"')}
<p class="lead">${words}</p>${tags}<p>${words.repeat(4)}</p><div class="row g-3" id="related"></div></main></body></html>`;

export const hostPages = { 'an article': article, 'a theme on Bootstrap': theme } as const;
export type HostPage = keyof typeof hostPages;

/** 40 KiB that no server makes smaller. */
const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 450"><rect width="800" height="450" fill="#876"/>${Array.from(
  { length: 700 },
  (_, at) =>
    `<circle cx="${(at * 37) % 800}" cy="${(at * 91) % 450}" r="${at % 23}" fill="#${((at * 7919) % 4096).toString(16).padStart(3, '0')}"/>`,
).join('')}</svg>`;

const files: Record<string, [type: string, text: () => string]> = {
  '/picture.svg': ['image/svg+xml', () => drawing],
  '/theme.js': ['text/javascript', () => themeScript],
  '/bootstrap.css': [
    'text/css',
    () => readFileSync(require.resolve('bootstrap/dist/css/bootstrap.min.css'), 'utf8'),
  ],
  '/bootstrap.js': [
    'text/javascript',
    () => readFileSync(require.resolve('bootstrap/dist/js/bootstrap.bundle.min.js'), 'utf8'),
  ],
};
const packed = new Map<string, Buffer>();

/** A file of the pages, compressed as servers do; undefined for any other path. */
export function hostFile(path: string): Response | undefined {
  const file = files[path];
  if (!file) return undefined;
  const [type, text] = file;
  const bytes = packed.get(path) ?? gzipSync(text());
  packed.set(path, bytes);
  return new Response(new Uint8Array(bytes), {
    headers: { 'content-type': type, 'content-encoding': 'gzip', 'cache-control': 'no-store' },
  });
}
