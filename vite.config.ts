// Builds the loader and its chunks to dist/shop, and once more on Preact to dist/shop/embed (`--mode embed`): static files
// for any CDN, made to be loaded by a page of another origin.
import babel from '@rolldown/plugin-babel';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { analyticsFiles } from './elements/build/analytics-files.ts';
import { appIcons } from './elements/build/app-icons.ts';
import { bareContracts } from './elements/build/bare-contracts.ts';
import { bareImports } from './elements/build/bare-imports.ts';
import { chunkOf } from './elements/build/chunks.ts';
import { compileHint } from './elements/build/compile-hint.ts';
import { finish } from './elements/build/finish.ts';
import { leanLanguage } from './elements/build/lean-language.ts';
import { leanReact } from './elements/build/lean-react.ts';
import { leanWrapper } from './elements/build/lean-wrapper.ts';
import { ownCopies } from './elements/build/own-copies.ts';
import { embedMode, preactAliases, reactAliases } from './elements/build/runtime.ts';
import { serviceWorker } from './elements/build/service-worker.ts';
import { subjectMarks } from './elements/build/subject-marks.ts';
import { themes } from './elements/build/themes.ts';
import packageJson from './package.json' with { type: 'json' };

export default defineConfig(({ mode }) => {
  const isEmbed = mode === embedMode;
  return {
    // Chunks are found relative to the loader, not to the host page.
    base: './',
    define: { __AIRSIDE_VERSION__: JSON.stringify(packageJson.version) },
    resolve: { alias: isEmbed ? preactAliases : reactAliases },
    plugins: [
      babel({ include: [/\/src\/.*\.tsx(\?|$)/], plugins: [['module:@preact/signals-react-transform']] }),
      react(),
      subjectMarks(),
      bareImports(),
      bareContracts(),
      leanLanguage(),
      leanWrapper(),
      ownCopies(),
      finish(),
      ...(isEmbed ? [] : [leanReact(), serviceWorker(), appIcons(), analyticsFiles(), themes()]),
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
          chunkFileNames: 'chunks/[name]-[hash].js',
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
