// `npm run dev`: the same three origins, with the shop's modules served and hot-reloaded by Vite.
import type { Server } from 'node:http';
import { fileURLToPath } from 'node:url';
import { createServer } from 'vite';
import type { Site } from './listen';
import { lookUpPage } from './page-lookup';
import { shopPage } from './shop-page';
import { isBackendPath, wantsPage, type ShopSiteOptions } from './shop-site';
import { start } from './start';

const root = fileURLToPath(new URL('..', import.meta.url));

async function createDevelopmentSite(options: ShopSiteOptions, server: Server): Promise<Site> {
  const vite = await createServer({
    root,
    appType: 'custom',
    server: { middlewareMode: true, hmr: { server } },
  });
  const input = vite.config.build.rolldownOptions.input;
  const entry = typeof input === 'string' ? input : Object.values(input ?? {})[0];
  if (!entry) throw new Error('vite.config.ts names no entry for the loader.');
  const loader = '/' + entry.replace(root, '').replace(/^\.?\//, '');
  return {
    // Pages name the loader as they do in production; only its content comes from the source.
    front: (incoming, outgoing, next) => {
      const [path, query] = (incoming.url ?? '/').split('?');
      if (isBackendPath(path ?? '/')) return next();
      if (path === '/airside.js') incoming.url = loader + (query ? '?' + query : '');
      vite.middlewares(incoming, outgoing, next);
    },
    handler: async (request) => {
      const url = new URL(request.url);
      if (isBackendPath(url.pathname)) return options.backend(request);
      if (!wantsPage(request, url)) return new Response('Not found', { status: 404 });
      const page = await lookUpPage(options.backend, url);
      if ('location' in page)
        return new Response(null, { status: page.status, headers: { location: page.location } });
      const written = shopPage(page, { ...options, loader: '/airside.js', preload: [], strict: false });
      return new Response(await vite.transformIndexHtml(url.pathname, await written.text()), {
        status: written.status,
        headers: written.headers,
      });
    },
  };
}

await start({ shopSite: createDevelopmentSite });
