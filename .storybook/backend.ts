// The embedded backend inside Storybook's own server: stories talk to a real shop, not to mocks.
import type { IncomingMessage, ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import type { Plugin } from 'vite';
import type * as backendModule from '../demo-host/backend';
import type * as siteModule from '../demo-host/shop-site';

/** Under this path every request fails, for stories that show what a shopper sees then. */
const failingPath = '/failing/';

/** SQLite file: carts made in stories survive a reload. */
const file = 'node_modules/.cache/airside-storybook/airside.db';

export function embeddedBackend(): Plugin {
  return {
    name: 'airside-embedded-backend',
    apply: 'serve',
    async configureServer(server) {
      // Through Vite, which understands the demo host's sources; Storybook's own loader does not.
      const load = <T>(path: string) => server.ssrLoadModule(path) as Promise<T>;
      const { createBackend } = await load<typeof backendModule>('/demo-host/backend/index.ts');
      const { isBackendPath } = await load<typeof siteModule>('/demo-host/shop-site.ts');
      let backend: ReturnType<typeof createBackend> | undefined;
      server.httpServer?.once('close', () => void backend?.then((running) => running.close()));
      server.middlewares.use((incoming: IncomingMessage, outgoing: ServerResponse, next: () => void) => {
        const path = (incoming.url ?? '/').split('?')[0] ?? '/';
        if (path.startsWith(failingPath)) {
          outgoing.statusCode = 502;
          outgoing.end('Bad gateway');
        } else if (isBackendPath(path)) {
          // Addresses of pictures are whole ones: they name the host that Storybook was opened by.
          backend ??= createBackend({ file, baseUrl: `http://${incoming.headers.host}` });
          backend.then(({ handle }) => getRequestListener(handle)(incoming, outgoing), next);
        } else next();
      });
    },
  };
}
