// Builds the loader and its chunks to dist/shop: static files for any CDN, made to be loaded by a page of another origin.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import babel from '@rolldown/plugin-babel';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

/** Writes .br and .gz beside every text file, so that a server need not compress (budgets are of these bytes). */
function precompress(): Plugin {
  let directory = '';
  return {
    name: 'airside-precompress',
    apply: 'build',
    configResolved: (config) => void (directory = join(config.root, config.build.outDir)),
    closeBundle() {
      for (const entry of readdirSync(directory, { recursive: true, withFileTypes: true })) {
        if (!entry.isFile() || !/\.(js|css|json|svg|html)$/.test(entry.name)) continue;
        const path = join(entry.parentPath, entry.name);
        const bytes = readFileSync(path);
        const params = {
          [constants.BROTLI_PARAM_QUALITY]: 11,
          [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
        };
        writeFileSync(`${path}.br`, brotliCompressSync(bytes, { params }));
        writeFileSync(`${path}.gz`, gzipSync(bytes, { level: 9 }));
      }
    },
  };
}

export default defineConfig({
  // Chunks are found relative to the loader, not to the host page.
  base: './',
  plugins: [
    babel({ include: [/\/src\/.*\.tsx$/], plugins: [['module:@preact/signals-react-transform']] }),
    react(),
    precompress(),
  ],
  build: {
    outDir: 'dist/shop',
    target: 'es2022',
    manifest: true,
    modulePreload: { polyfill: false },
    cssCodeSplit: true,
    chunkSizeWarningLimit: 300,
    rolldownOptions: {
      input: 'elements/index.ts',
      preserveEntrySignatures: 'exports-only',
      output: {
        entryFileNames: 'airside.js',
        chunkFileNames: 'chunks/[name]-[hash].js',
        assetFileNames: 'assets/[name]-[hash][extname]',
        codeSplitting: {
          groups: [
            {
              name: 'react',
              test: /node_modules[\\/](react|react-dom|scheduler|@preact[\\/]signals-react|use-sync-external-store)[\\/]/,
              priority: 30,
            },
            {
              name: 'core',
              test: /node_modules[\\/](@urql|@0no-co|wonka|@preact[\\/]signals-core)[\\/]|[\\/]src[\\/](storefront\.ts|graphql|transport|storage|app|routing|user|store-view)/,
              priority: 20,
            },
          ],
        },
      },
    },
  },
});
