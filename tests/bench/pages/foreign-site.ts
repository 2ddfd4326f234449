// Another site: plain pages that embed the shop, with nothing of ours but the lines that everybody copies.
import { folders, runtimes } from '../../../demo-host/runtimes';
import { compressing } from '../../../server/http/compression';
import type { Handler } from '../../../server/http/listen';
import { foreignTags } from './pages';
import type { Shops } from './targets';

const words = 'Malt is dried over smoke, and what is dried slowly tastes of it for years. '.repeat(12);

/** `folder`: of the loader and of its sheet, with a slash at its end. */
const html = (folder: string, tags: string) => `<!doctype html><html lang="en"><head><meta charset="utf-8">
<title>Smoke</title><meta name="viewport" content="width=device-width, initial-scale=1"><link rel="icon" href="data:,">
<link rel="stylesheet" href="${folder}airside.css"><script type="module" src="${folder}airside.js"></script></head>
<body><h1>Smoke</h1><p>${words}</p>${tags}<p>${words.repeat(4)}</p></body></html>`;

/** At `/react/badge` and so on. */
export const createForeignSite = (shops: Shops): Handler =>
  compressing((request) => {
    const { pathname } = new URL(request.url);
    const runtime = runtimes.find((name) => pathname.startsWith(`/${name}/`)) ?? 'react';
    const tags = foreignTags[pathname.slice(runtime.length + 1)];
    if (tags === undefined) return new Response(null, { status: 404 });
    const headers = { 'content-type': 'text/html; charset=utf-8' };
    return new Response(html(shops[runtime].url + folders[runtime], tags), { headers });
  });
