// Build plugin: the themes beside the loader, as sheets that a host page links.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const folder = join(import.meta.dirname, '../themes');

export function themes(): Plugin {
  return {
    name: 'airside-themes',
    apply: 'build',
    generateBundle() {
      for (const file of readdirSync(folder).filter((name) => name.endsWith('.css')))
        this.emitFile({
          type: 'asset',
          fileName: `themes/${file}`,
          source: readFileSync(join(folder, file), 'utf8'),
        });
    },
  };
}
