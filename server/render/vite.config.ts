// Builds dist/render, what draws first screens on a server: the shop's components, in one file for Node or a worker. Their sheets
// go to dist/shop.
import react from '@vitejs/plugin-react';
import { resolve } from 'node:path';
import { defineConfig } from 'vite';
import { trackSignals } from '../../elements/build/track-signals.ts';
import packageJson from '../../package.json' with { type: 'json' };
import { writeSheets } from './write-sheets.ts';

const root = resolve(import.meta.dirname, '../..');
export default defineConfig({
  root,
  define: { __AIRSIDE_VERSION__: JSON.stringify(packageJson.version) },
  plugins: [trackSignals(), react(), writeSheets(resolve(root, 'dist/shop'))],
  css: { lightningcss: { exclude: 4 } },
  build: {
    ssr: true,
    outDir: 'dist/render',
    target: 'es2022',
    cssMinify: 'lightningcss',
    rolldownOptions: {
      input: 'server/render/index.ts',
      output: { entryFileNames: 'index.js', codeSplitting: false },
    },
  },
});
