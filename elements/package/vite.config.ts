// Builds dist/package, the npm package `airside`: a file per source, for the bundler of the app that installs it.
import react from '@vitejs/plugin-react';
import { resolve } from 'node:path';
import { defineConfig } from 'vite';
import packageJson from '../../package.json' with { type: 'json' };
import { bareContracts } from '../build/bare-contracts.ts';
import { loaderRoom } from '../build/loader-room.ts';
import { subjectMarks } from '../build/subject-marks.ts';
import { trackSignals } from '../build/track-signals.ts';
import { fontFile } from './build/font-file.ts';
import { storefrontInTurn } from './build/storefront-in-turn.ts';
import { writePackage } from './build/write-package.ts';

const root = resolve(import.meta.dirname, '../..');

export default defineConfig({
  root,
  base: './',
  define: {
    __AIRSIDE_VERSION__: JSON.stringify(packageJson.version),
    // Warnings for developers are there while the app is developed.
    'import.meta.env.DEV': 'process.env.NODE_ENV !== "production"',
    // No service worker and no list of chunks: both are the app's own.
    'import.meta.env.PROD': 'false',
  },
  plugins: [
    trackSignals(),
    react(),
    subjectMarks(),
    loaderRoom(),
    bareContracts(),
    fontFile(),
    storefrontInTurn(root),
    writePackage(),
  ],
  css: { lightningcss: { exclude: 4 } },
  build: {
    outDir: 'dist/package',
    emptyOutDir: true,
    target: 'es2022',
    minify: false,
    cssMinify: true,
    sourcemap: true,
    copyPublicDir: false,

    rolldownOptions: {
      // Other packages are the app's to find, but for the font's file. (c:/… is a path.)
      external: /^(?!\0)[a-z@](?!:)(?!.*\.woff2)/,
      preserveEntrySignatures: 'strict',
      output: {
        preserveModules: true,
        preserveModulesRoot: root,
        // npm leaves out folders called node_modules; what comes of one is the font.
        entryFileNames: ({ name }) => `lib/${name.replace(/^node_modules.*\//, 'assets/')}.js`,
        assetFileNames: 'lib/assets/[name][extname]',
      },
    },
  },
});
