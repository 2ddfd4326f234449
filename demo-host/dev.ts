// `npm run dev`: the same three origins, with the shop's modules served and hot-reloaded by Vite.
import type { Server } from 'node:http';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { createServer } from 'vite';
import type { Site } from '../server/http/listen';
import { createStaticFiles } from '../server/http/static-files';
import { createPageRenderer } from '../server/pages';
import { isBackendPath, rendererOptions, wantsPage, type ShopSiteOptions } from './shop-site';
import { start } from './start';

/** The loader under its public name; a page of another origin lacks what Vite puts into ours, so it comes along. */
function loaderModule(code: string): Response {
  const headers = {
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'no-cache',
    'access-control-allow-origin': '*',
  };
  const refresh = react.preambleCode.replace('__BASE__', '/');
  return new Response(`import '/@vite/env';\n${refresh}\n${code}`, { headers });
}

/** Of the build, made of elements/analytics. */
const analyticsScript = /^\/analytics\/(ga4|adobe)\.js$/;
/** Of the build, too: elements/build/themes.ts. */
const themeSheet = /^\/themes\/[\w-]+\.css$/;

const missing = (): Response => new Response('Not found', { status: 404 });

const root = fileURLToPath(new URL('..', import.meta.url));

async function createDevelopmentSite(options: ShopSiteOptions, server: Server): Promise<Site> {
  const vite = await createServer({
    root,
    appType: 'custom',
    server: {
      middlewareMode: true,
      hmr: { server },
      preTransformRequests: false,
      watch: { ignored: ['**/dist/**'] },
    },
  });
  const input = vite.config.build.rolldownOptions.input;
  const entry = typeof input === 'string' ? input : Object.values(input ?? {})[0];
  if (!entry) throw new Error('vite.config.ts names no entry for the loader.');
  const themes = createStaticFiles(join(root, 'elements/themes'));
  const render = createPageRenderer({ ...rendererOptions(options), isDevelopment: true });
  return {
    front: (incoming, outgoing, next) => {
      const [path = '/'] = (incoming.url ?? '/').split('?');
      const isOurs = path === '/airside.js' || analyticsScript.test(path) || themeSheet.test(path);
      if (isOurs || isBackendPath(path)) return next();
      vite.middlewares(incoming, outgoing, next);
    },
    handler: async (request, client) => {
      const url = new URL(request.url);
      if (isBackendPath(url.pathname)) return options.backend(request, client);
      if (url.pathname === '/airside.js')
        return loaderModule((await vite.transformRequest(entry))?.code ?? '');
      const [, analytics] = analyticsScript.exec(url.pathname) ?? [];
      if (analytics)
        return loaderModule(
          (await vite.transformRequest(`/elements/analytics/scripts/${analytics}.ts`))?.code ?? '',
        );
      if (themeSheet.test(url.pathname))
        return (await themes(request, new URL(basename(url.pathname), url.origin))) ?? missing();
      if (!wantsPage(request, url)) return missing();
      const written = await render(request);
      if (!written.headers.get('content-type')?.startsWith('text/html')) return written;
      return new Response(await vite.transformIndexHtml(url.pathname, await written.text()), {
        status: written.status,
        headers: written.headers,
      });
    },
  };
}

await start({ shopSite: createDevelopmentSite });
