// Builds the shop, where that is stale, and once more with another option of the minifier to the folder that is named. Prints
// the files there that are not as they were when they got their names.
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { build, type Plugin } from 'vite';
import { buildIfStale } from '../../../demo-host/build';

const root = resolve(import.meta.dirname, '../../..');
const [folder = ''] = process.argv.slice(2);
const named = new Map<string, Buffer>();

/** The first to see what is named. */
const recorder: Plugin = {
  name: 'recorder',
  enforce: 'pre',
  generateBundle: {
    order: 'pre',
    handler(_options, bundle) {
      for (const file of Object.values(bundle))
        named.set(file.fileName, Buffer.from(file.type === 'chunk' ? file.code : file.source));
    },
  },
};

await buildIfStale();
await build({
  root,
  logLevel: 'error',
  plugins: [recorder],
  build: {
    outDir: folder,
    emptyOutDir: true,
    rolldownOptions: { output: { minify: { compress: { unused: false }, mangle: true, codegen: true } } },
  },
});
const written = ['chunks', 'assets'].flatMap((part) =>
  readdirSync(join(folder, part))
    .filter((name) => !/\.(br|gz)$/.test(name))
    .map((name) => `${part}/${name}`),
);
console.log(
  JSON.stringify(written.filter((file) => !named.get(file)?.equals(readFileSync(join(folder, file))))),
);
