// Build plugin: what lets people install the shop: a web app manifest and its icons, drawn from one picture.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import sharp from 'sharp';
import type { Plugin } from 'vite';

const sizes = [180, 192, 512];

export function appManifest(): Plugin {
  let root = '';
  let directory = '';
  return {
    name: 'airside-app-manifest',
    apply: 'build',
    configResolved(config) {
      root = config.root;
      directory = resolve(root, config.build.outDir);
    },
    async closeBundle() {
      const folder = join(directory, 'icons');
      mkdirSync(folder, { recursive: true });
      for (const size of sizes)
        await sharp(join(root, 'elements/shop/icon.svg'), { density: 72 * (size / 32) })
          .resize(size)
          .png({ palette: true })
          .toFile(join(folder, `${size}.png`));
      const icons = sizes.map((size) => ({
        src: `/icons/${size}.png`,
        sizes: `${size}x${size}`,
        type: 'image/png',
        // The letter stands well inside the circle that a platform may cut out.
        purpose: 'any maskable',
      }));
      const manifest = {
        id: '/',
        name: 'Airside duty-free',
        short_name: 'Airside',
        description: 'Wines, spirits and fine food, duty-free.',
        start_url: '/',
        display: 'standalone',
        background_color: '#fffdf9',
        theme_color: '#fffdf9',
        icons,
      };
      writeFileSync(join(directory, 'manifest.webmanifest'), JSON.stringify(manifest, null, 2));
    },
  };
}
