// Build plugin: the sheets of what is drawn (sheets.ts), as files beside the chunks. A page that was kept, or comes from a server
// of another release, finds them there.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';
import { precompress } from '../../elements/build/files/precompress.ts';
import type * as Render from './index';

/** `shop`: the folder of the files that go to a CDN, which has been built before. */
export function writeSheets(shop: string): Plugin {
  let built = '';
  return {
    name: 'airside-write-sheets',
    apply: 'build',
    configResolved({ root, build: { outDir } }) {
      built = resolve(root, outDir, 'index.js');
    },
    async closeBundle() {
      const folder = join(shop, 'served');
      rmSync(folder, { recursive: true, force: true });
      mkdirSync(folder, { recursive: true });
      // By a name of its own: who draws with it in this process gets what is there by then.
      const { sheets } = (await import(`${pathToFileURL(built).href}?sheets`)) as typeof Render;
      for (const [address, text] of sheets) writeFileSync(join(shop, address), text);
      await precompress(folder);
    },
  };
}
