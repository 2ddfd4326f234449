// Build plugin: makes /sw.js, with the list of files that every page of this build needs.
import { join, resolve } from 'node:path';
import { build, type Plugin } from 'vite';
import { builtFiles, readManifest } from './files/built-files.ts';

/** What a page needs that comes up without a network, whatever it is. */
const shell = [
  'elements/tags/shop/shop.ts',
  'elements/tags/shop/watchers.ts',
  'elements/tags/header/header.ts',
  'elements/tags/mega-menu/mega-menu.ts',
  'elements/tags/navigation-drawer/navigation-drawer.ts',
  'elements/tags/home/home.ts',
  'elements/tags/footer/footer.ts',
  'elements/tags/toasts/toasts.ts',
  'elements/tags/error-view/error-view.ts',
  'src/routing/api.ts',
  'src/transport/cache/normalised-cache.ts',
];

export function serviceWorker(): Plugin {
  let root = '';
  let directory = '';
  return {
    name: 'airside-service-worker',
    apply: 'build',
    configResolved(config) {
      root = config.root;
      directory = resolve(root, config.build.outDir);
    },
    closeBundle: {
      // After the manifest has been completed (finish.ts).
      order: 'post',
      sequential: true,
      async handler() {
        const { chunks, assets } = builtFiles(readManifest(directory), shell);
        const files = [...chunks, ...assets].map((file) => `/${file}`);
        await build({
          root,
          configFile: false,
          logLevel: 'warn',
          // Workbox speaks to developers otherwise.
          define: {
            __AIRSIDE_SHELL__: JSON.stringify(files),
            'process.env.NODE_ENV': JSON.stringify('production'),
          },
          build: {
            outDir: directory,
            emptyOutDir: false,
            target: 'es2022',
            rolldownOptions: {
              input: join(root, 'elements/tags/shop/worker/service-worker.ts'),
              output: { format: 'iife', entryFileNames: 'sw.js' },
            },
          },
        });
      },
    },
  };
}
