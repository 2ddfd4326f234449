// Builds the loader and its chunks to dist/shop: static files for any CDN, made to be loaded by a page of another origin.
import babel from '@rolldown/plugin-babel';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { appManifest } from './elements/build/app-manifest.ts';
import { bareContracts } from './elements/build/bare-contracts.ts';
import { bareImports } from './elements/build/bare-imports.ts';
import { chunkOf } from './elements/build/chunks.ts';
import { finish } from './elements/build/finish.ts';
import { leanLanguage } from './elements/build/lean-language.ts';
import { leanReact } from './elements/build/lean-react.ts';
import { ownCopies } from './elements/build/own-copies.ts';
import { serviceWorker } from './elements/build/service-worker.ts';
import packageJson from './package.json' with { type: 'json' };

export default defineConfig({
  // Chunks are found relative to the loader, not to the host page.
  base: './',
  define: { __AIRSIDE_VERSION__: JSON.stringify(packageJson.version) },
  // React 19 has it; the shim is for React 17.
  resolve: { alias: [{ find: /^use-sync-external-store\/shim(\/index\.js)?$/, replacement: 'react' }] },
  plugins: [
    babel({ include: [/\/src\/.*\.tsx(\?|$)/], plugins: [['module:@preact/signals-react-transform']] }),
    react(),
    bareImports(),
    bareContracts(),
    leanLanguage(),
    leanReact(),
    ownCopies(),
    finish(),
    serviceWorker(),
    appManifest(),
  ],
  // Features.DirSelector: browsers have :dir(); what would stand in for it asks for the language, not for dir="rtl".
  css: { lightningcss: { exclude: 4 } },
  build: {
    outDir: 'dist/shop',
    target: 'es2022',
    manifest: true,
    modulePreload: false,
    cssCodeSplit: true,
    chunkSizeWarningLimit: 300,
    rolldownOptions: {
      input: 'elements/index.ts',
      preserveEntrySignatures: 'allow-extension',
      output: {
        entryFileNames: 'airside.js',
        chunkFileNames: 'chunks/[name]-[hash].js',
        assetFileNames: 'assets/[name]-[hash][extname]',
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [{ name: chunkOf, debugName: 'chunkOf' }],
        },
      },
    },
  },
});
