// Builds the loader and its chunks to dist/shop, and once more on Preact to dist/shop/embed (`--mode embed`): static files
// for any CDN, made to be loaded by a page of another origin.
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { analyticsFiles } from './elements/build/files/analytics-files.ts';
import { appIcons } from './elements/build/app-icons.ts';
import { bareContracts } from './elements/build/bare-contracts.ts';
import { bareImports } from './elements/build/bare-imports.ts';
import { chunkOf } from './elements/build/chunks/chunks.ts';
import { compileHint } from './elements/build/chunks/compile-hint.ts';
import { finish } from './elements/build/finish.ts';
import { loaderRoom } from './elements/build/loader-room.ts';
import { ownNames } from './elements/build/own-names.ts';
import { preloads } from './elements/build/chunks/preloads.ts';
import { embedMode, preactAliases, reactAliases } from './elements/build/runtime.ts';
import { serviceWorker } from './elements/build/service-worker.ts';
import { subjectMarks } from './elements/build/subject-marks.ts';
import { themes } from './elements/build/themes.ts';
import { trackSignals } from './elements/build/track-signals.ts';
import packageJson from './package.json' with { type: 'json' };

export default defineConfig(({ mode }) => {
  const isEmbed = mode === embedMode;
  return {
    // Chunks are found relative to the loader, not to the host page.
    base: './',
    define: { __AIRSIDE_VERSION__: JSON.stringify(packageJson.version) },
    resolve: { alias: isEmbed ? preactAliases : reactAliases },
    plugins: [
      trackSignals(),
      react(),
      subjectMarks(),
      loaderRoom(),
      bareImports(),
      bareContracts(),
      ownNames(),
      preloads(),
      finish(),
      ...(isEmbed ? [] : [serviceWorker(), appIcons(), analyticsFiles(), themes()]),
    ],
    // Features.DirSelector: browsers have :dir(); what would stand in for it asks for the language, not for dir="rtl".
    css: { lightningcss: { exclude: 4 } },
    build: {
      outDir: isEmbed ? 'dist/shop/embed' : 'dist/shop',
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
          // Every page loads the names of all elements: what cannot be compressed of them is as short as it may be.
          chunkFileNames: 'chunks/[name]-[hash:7].js',
          assetFileNames: 'assets/[name]-[hash][extname]',
          postBanner: compileHint,
          codeSplitting: {
            includeDependenciesRecursively: false,
            groups: [{ name: chunkOf, debugName: 'chunkOf' }],
          },
        },
      },
    },
  };
});
