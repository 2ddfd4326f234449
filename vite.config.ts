// Builds the loader and its chunks to dist/shop: static files for any CDN, made to be loaded by a page of another origin.
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import babel from '@rolldown/plugin-babel';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { loadContracts } from './tests/support/contracts.ts';
import packageJson from './package.json' with { type: 'json' };
import { bareContracts } from './vite/bare-contracts.ts';
import { ownCopies } from './vite/own-copies.ts';

/** The loader asks for all chunks of an element at once; written over a placeholder in its code. */
const needsPlaceholder = '__AIRSIDE_NEEDS__';

/**
 * Vite wraps every import() in a helper, which costs more bytes than the rest of the loader and, being shared, would tie
 * the loader to a chunk. The loader preloads by itself: each importer gets an empty helper of its own.
 */
function bareImports(): Plugin {
  const helper = '\0airside-import:';
  return {
    name: 'airside-bare-imports',
    apply: 'build',
    enforce: 'pre',
    resolveId: (source, importer) => (source.includes('vite/preload-helper') ? helper + importer : undefined),
    load: (id) => (id.startsWith(helper) ? 'export const __vitePreload = (load) => load();' : undefined),
  };
}

/** Files made by the build, after everything else has been written. */
function finish(): Plugin {
  let directory = '';
  let needs: Record<string, string[]> = {};
  let grouped: [source: string, file: string][] = [];
  return {
    name: 'airside-finish',
    apply: 'build',
    configResolved: (config) => void (directory = resolve(config.root, config.build.outDir)),
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const elements = chunks.flatMap((chunk) =>
        Object.keys(chunk.modules).flatMap((id): [string, string][] => {
          const source = /elements\/[\w-]+\/[\w-]+\.ts$/.exec(id)?.[0];
          return source ? [[source, chunk.fileName]] : [];
        }),
      );
      const collect = (file: string, found = new Set<string>()): Set<string> => {
        const chunk = bundle[file];
        if (found.has(file) || chunk?.type !== 'chunk' || file.includes('rolldown-runtime')) return found;
        found.add(file);
        chunk.imports.forEach((next) => collect(next, found));
        return found;
      };
      const isPlain = (tag: string): boolean => ['store', 'shop', 'mini-cart'].includes(tag);
      const define = chunks.find((chunk) =>
        Object.keys(chunk.modules).some((id) => id.endsWith('elements/define.ts')),
      );
      const kit = collect(define?.fileName ?? '');
      needs = Object.fromEntries(
        elements.flatMap(([source, file]) => {
          const [, folder = '', name] = source.split(/[/.]/);
          const tag = source === 'elements/mini-cart/mini-cart.ts' ? 'mini-cart-panel' : folder;
          const isEntry = folder === name || name === 'badge';
          const files = [...collect(file)].filter((path) => isPlain(tag) || !kit.has(path));
          return isEntry ? [[tag, files.map((path) => path.replace('chunks/', ''))]] : [];
        }),
      );
      needs['*'] = [...kit].map((path) => path.replace('chunks/', ''));
      grouped = elements;
    },
    async closeBundle() {
      const { contracts, customElementsManifest } = await loadContracts();
      const manifest = JSON.stringify(customElementsManifest(contracts), null, 2);
      writeFileSync(join(directory, 'custom-elements.json'), manifest);
      inlineRuntime(directory);
      completeManifest(directory, grouped);
      const loader = join(directory, 'airside.js');
      writeFileSync(
        loader,
        readFileSync(loader, 'utf8').replace(needsPlaceholder, () => JSON.stringify(needs)),
      );
      precompress(directory);
    },
  };
}

/** Rolldown's few helper functions would be a chunk, so a request, of their own. */
function inlineRuntime(directory: string): void {
  const folder = join(directory, 'chunks');
  const runtime = readdirSync(folder).find((name) => name.startsWith('rolldown-runtime'));
  if (!runtime) return;
  const [code = '', names = ''] = readFileSync(join(folder, runtime), 'utf8').split(/export\s*\{([^}]*)\};?/);
  const result = names.replace(/(\w+) as (\w+)/g, '$2:$1');
  for (const name of readdirSync(folder)) {
    const path = join(folder, name);
    const text = readFileSync(path, 'utf8');
    const inlined = text.replace(
      /import\s*\{([^}]*)\}\s*from\s*["'`]\.\/rolldown-runtime[^"'`]*["'`];?/,
      (_, imports: string) => `const{${imports.replace(/ as /g, ':')}}=(()=>{${code}return{${result}}})();`,
    );
    if (inlined !== text) writeFileSync(path, inlined);
  }
  rmSync(join(folder, runtime));
}

/** A server finds an element's chunk by its source, also where several elements share one. */
function completeManifest(directory: string, sources: [source: string, file: string][]): void {
  const path = join(directory, '.vite/manifest.json');
  type Entry = { file: string; imports?: string[] };
  const manifest = JSON.parse(readFileSync(path, 'utf8')) as Record<string, Entry>;
  for (const [source, file] of sources) {
    const entry = Object.values(manifest).find((candidate) => candidate.file === file);
    if (entry) manifest[source] ??= { ...entry };
  }
  for (const [key, entry] of Object.entries(manifest)) {
    if (key.includes('rolldown-runtime')) delete manifest[key];
    entry.imports = entry.imports?.filter((name) => !name.includes('rolldown-runtime'));
  }
  writeFileSync(path, JSON.stringify(manifest, null, 2));
}

/** Writes .br and .gz beside every text file, so that a server need not compress (budgets are of these bytes). */
function precompress(directory: string): void {
  for (const entry of readdirSync(directory, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !/\.(js|css|json|svg|html)$/.test(entry.name)) continue;
    const path = join(entry.parentPath, entry.name);
    const bytes = readFileSync(path);
    const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
    writeFileSync(`${path}.br`, brotliCompressSync(bytes, { params }));
    writeFileSync(`${path}.gz`, gzipSync(bytes, { level: 9 }));
  }
}

type Graph = { getModuleInfo(id: string): { importers: string[]; dynamicImporters: string[] } | null };

/** Elements that a shopper comes to as a page of their own. */
const screens = ['home', 'category-page', 'product-page', 'cart-page', 'checkout'];
/** Loaded when the page is usable. */
const late = ['footer', 'toasts', 'error-view'];

/** The elements (or 'define', 'late') that cannot start without this module. */
function users(id: string, graph: Graph, seen = new Set<string>(), found = new Set<string>()): Set<string> {
  if (seen.has(id)) return found;
  seen.add(id);
  const info = graph.getModuleInfo(id);
  if (info?.dynamicImporters.length) {
    const [, folder = '', file] =
      /\/elements\/([\w-]+?)(?:\/([\w-]+))?\.ts$/.exec(id.replaceAll('\\', '/')) ?? [];
    const isElement = info.dynamicImporters.some((importer) => importer.includes('elements/index.ts'));
    found.add(!isElement || late.includes(folder) ? 'late' : file === 'badge' ? file : folder);
  }
  for (const importer of info?.importers ?? []) users(importer, graph, seen, found);
  return found;
}

/** One chunk for what always comes together, so that a page needs few; what is loaded late keeps out of them. */
function chunkOf(id: string, graph: Graph): string | null {
  const by = users(id, graph);
  const pages = screens.filter((screen) => by.has(screen));
  const within = (...names: string[]): boolean => pages.every((page) => names.includes(page));
  if (by.has('badge')) return 'ground';
  by.delete('late');
  if (!by.size) return null;
  if (/node_modules[\\/](react|react-dom|scheduler|@preact[\\/]signals-react|@r2wc)[\\/]/.test(id))
    return 'react';
  if (by.has('define')) return 'core';
  if (by.has('shop') || by.has('header')) return 'frame';
  if (!pages.length) return by.has('add-to-cart') ? 'product' : null;
  if (pages.length === 1) return pages[0] === 'cart-page' ? 'cart' : (pages[0] ?? null);
  if (within('home', 'category-page')) return 'catalog';
  if (within('cart-page', 'checkout')) return 'cart';
  // What most screens share comes with what every element needs: a chunk of its own would be one file more per page.
  return 'core';
}

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
    ownCopies(),
    finish(),
  ],
  build: {
    outDir: 'dist/shop',
    target: 'es2022',
    // Half a kilobyte less per page than the default.
    minify: 'terser',
    terserOptions: { module: true, ecma: 2020, compress: { passes: 3 } },
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
