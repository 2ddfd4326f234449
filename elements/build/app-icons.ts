// Build plugin: the icons of a shop that has none of its own, drawn from one picture.
import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import sharp from 'sharp';
import type { Plugin } from 'vite';
import { iconSizes } from '../tags/shop/icon-sizes.ts';

export function appIcons(): Plugin {
  let root = '';
  let directory = '';
  return {
    name: 'airside-app-icons',
    apply: 'build',
    configResolved(config) {
      root = config.root;
      directory = resolve(root, config.build.outDir);
    },
    async closeBundle() {
      const folder = join(directory, 'icons');
      mkdirSync(folder, { recursive: true });
      for (const size of iconSizes)
        await sharp(join(root, 'elements/tags/shop/icon.svg'), { density: 72 * (size / 32) })
          .resize(size)
          .png({ palette: true })
          .toFile(join(folder, `${size}.png`));
    },
  };
}
