// Build plugin: what is made of the chunks once they are written.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';
import { scriptLine } from '../release.ts';
import { inlineRuntime } from './inline-runtime.ts';
import { loadContracts } from './load-contracts.ts';
import { writeRelease } from './write-release.ts';

/** The loader asks for all chunks of an element in its own table at once; written over a placeholder in its code. */
const needsPlaceholder = '__AIRSIDE_NEEDS__';

/** Files made by the build, after everything else has been written. */
export function finish(): Plugin {
  let directory = '';
  let version = '';
  /** Of the address of this build, below the shop's. */
  let folder = '';
  let needs: Record<string, string[]> = {};
  let grouped: [source: string, file: string][] = [];
  return {
    name: 'airside-finish',
    apply: 'build',
    configResolved({ root, mode, define, build: { outDir } }) {
      directory = resolve(root, outDir);
      version = JSON.parse(define?.['__AIRSIDE_VERSION__'] as string) as string;
      folder = mode === 'embed' ? 'embed/' : '';
    },
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      for (const { fileName, imports, dynamicImports } of chunks)
        // A page may have the loader under another name: it would run a second time.
        if (
          [...imports, ...dynamicImports].some(
            (file) => bundle[file]?.type === 'chunk' && bundle[file].isEntry,
          )
        )
          this.error(`${fileName} imports the loader`);
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
      const more = [...this.getModuleIds()].find((id) => /^[^\0].*elements\/more\.ts$/.test(id)) ?? '';
      const seldom = new Set(
        this.getModuleInfo(more)?.dynamicallyImportedIds.map(
          (id) => /elements\/[\w-]+\/[\w-]+\.ts$/.exec(id)?.[0],
        ),
      );
      const withModule = (path: string) =>
        chunks.find(({ modules }) => Object.keys(modules).some((id) => id.endsWith(path)))?.fileName ?? '';
      const kit = collect(withModule('elements/define.ts'));
      needs = Object.fromEntries(
        elements.flatMap(([source, file]) => {
          const [, folder = '', name] = source.split(/[/.]/);
          const tag = source === 'elements/mini-cart/mini-cart.ts' ? 'mini-cart-panel' : folder;
          const isEntry = folder === name || name === 'badge';
          if (seldom.has(source)) return [];
          // Its own is asked for in the same moment.
          const files = [...collect(file)].filter(
            (path) => path !== file && (isPlain(tag) || !kit.has(path)),
          );
          return isEntry ? [[tag, files.map((path) => path.replace('chunks/', ''))]] : [];
        }),
      );
      needs['*'] = [...kit].map((path) => path.replace('chunks/', ''));
      // What they need of their own is known too late; nearly all of them ask the backend at once.
      needs['+'] = [...collect(withModule('src/transport/client.ts'))]
        .filter((path) => !kit.has(path))
        .map((path) => path.replace('chunks/', ''));
      grouped = elements;
    },
    async closeBundle() {
      const { contracts, customElementsManifest, machineFiles, reserveRules, roomRules } =
        await loadContracts();
      const manifest = JSON.stringify(customElementsManifest(contracts), null, 2);
      writeFileSync(join(directory, 'custom-elements.json'), manifest);
      for (const [name, text] of Object.entries(machineFiles(contracts, detailSources())))
        writeFileSync(join(directory, name), text);
      inlineRuntime(join(directory, 'chunks'));
      completeManifest(directory, grouped);
      const loader = join(directory, 'airside.js');
      writeFileSync(
        loader,
        readFileSync(loader, 'utf8').replace(needsPlaceholder, () => JSON.stringify(needs)),
      );
      const release = writeRelease(directory, version, reserveRules() + roomRules());
      precompress(directory);
      this.info(`For other sites:\n${scriptLine(release, `https://shop.example/${folder}`)}`);
    },
  };
}

/** What event details look like, as it is written. */
function detailSources(): string[] {
  return ['src/cart/ecommerce.ts', 'elements/event-details.ts'].map((path) =>
    readFileSync(resolve(import.meta.dirname, '../..', path), 'utf8'),
  );
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
    if (!entry.isFile() || !/\.(js|css|json|svg|html|txt|md)$/.test(entry.name)) continue;
    const path = join(entry.parentPath, entry.name);
    const bytes = readFileSync(path);
    const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
    writeFileSync(`${path}.br`, brotliCompressSync(bytes, { params }));
    writeFileSync(`${path}.gz`, gzipSync(bytes, { level: 9 }));
  }
}
