// The embedded backend inside a Vite server: stories, and element tests that need data, talk to a real shop, not to mocks.
import { getRequestListener } from '@hono/node-server';
import { tsImport } from 'tsx/esm/api';
import type { Connect, Plugin } from 'vite';

interface Place {
  /** SQLite file, or `:memory:`. */
  file: string;
  /** What all addresses of the backend start with, without a closing slash. */
  under?: string;
  /** Folder that keeps drawn pictures. */
  pictures?: string;
  /** Gives the demo accounts orders, a wishlist and a saved card. */
  history?: boolean;
}

interface Backend {
  handle(request: Request): Promise<Response>;
  close(): void;
}

interface DemoHost {
  createBackend(options: Omit<Place, 'under'> & { baseUrl: string; faults: boolean }): Promise<Backend>;
  isBackendPath(path: string): boolean;
}

/** Neither Storybook's loader nor Vitest's understands its sources; their types would bring all of it into the configs. */
async function loadDemoHost(): Promise<DemoHost> {
  const load = (path: string) => tsImport(path, import.meta.url) as Promise<unknown>;
  const parts = [await load('../demo-host/backend/index.ts'), await load('../demo-host/shop-site.ts')];
  return Object.assign({}, ...parts) as DemoHost;
}

export function embeddedBackend({ under = '', ...options }: Place): Plugin {
  let demoHost: Promise<DemoHost> | undefined;
  let backend: Promise<Backend> | undefined;
  const answer: (...all: Parameters<Connect.NextHandleFunction>) => Promise<void> = async (
    incoming,
    outgoing,
    next,
  ) => {
    const url = incoming.url ?? '/';
    const own = url.slice(under.length);
    const path = own.split('?')[0] ?? '/';
    if (!url.startsWith(`${under}/`)) return next();
    const { createBackend, isBackendPath } = await (demoHost ??= loadDemoHost());
    if (!isBackendPath(path)) return next();
    // Addresses of pictures are whole ones: they name the host that the page was opened by.
    backend ??= createBackend({
      ...options,
      baseUrl: `http://${incoming.headers.host}${under}`,
      faults: true,
    });
    incoming.url = own;
    const { handle } = await backend;
    // Alone: the listener's second argument is not what the backend takes for one.
    await getRequestListener((request) => handle(request))(incoming, outgoing);
  };
  return {
    name: 'airside-embedded-backend',
    apply: 'serve',
    configureServer(server) {
      server.httpServer?.once('close', () => void backend?.then((running) => running.close()));
      server.middlewares.use((incoming, outgoing, next) => {
        answer(incoming, outgoing, next).catch(next);
      });
    },
  };
}
