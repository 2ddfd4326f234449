// Build plugin: makes /analytics/ga4.js and /analytics/adobe.js, each a file of its own that needs nothing else of the shop.
import { join, resolve } from 'node:path';
import { build, type Plugin } from 'vite';

const analyticsScripts = ['ga4', 'adobe'] as const;

export function analyticsFiles(): Plugin {
  let root = '';
  let directory = '';
  return {
    name: 'airside-analytics-files',
    apply: 'build',
    configResolved(config) {
      root = config.root;
      directory = resolve(root, config.build.outDir);
    },
    closeBundle: {
      // Before what is compressed (finish.ts).
      order: 'pre',
      sequential: true,
      async handler() {
        for (const name of analyticsScripts)
          await build({
            root,
            configFile: false,
            logLevel: 'warn',
            build: {
              outDir: join(directory, 'analytics'),
              emptyOutDir: false,
              copyPublicDir: false,
              target: 'es2022',
              modulePreload: false,
              rolldownOptions: {
                input: join(root, `elements/analytics/scripts/${name}.ts`),
                output: { format: 'es', entryFileNames: '[name].js' },
              },
            },
          });
      },
    },
  };
}
