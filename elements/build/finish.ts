// Build plugin: what is made of the chunks once they are written.
import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { scriptLine } from '../kit/release.ts';
import type { BuildManifest } from './files/built-files.ts';
import { loadContracts } from './load-contracts.ts';
import { precompress } from './files/precompress.ts';
import { placesOf, type Placed } from './chunks/preloads.ts';
import { writeRelease } from './write-release.ts';

/** Files made by the build, after everything else has been written. */
export function finish(): Plugin {
  let directory = '';
  let version = '';
  /** Of the address of this build, below the shop's. */
  let folder = '';
  let places: readonly Placed[] = [];
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
      places = placesOf(chunks);
    },
    async closeBundle() {
      const { contracts, customElementsManifest, machineFiles, reserveRules, roomRules } =
        await loadContracts();
      const manifest = JSON.stringify(customElementsManifest(contracts), null, 2);
      writeFileSync(join(directory, 'custom-elements.json'), manifest);
      for (const [name, text] of Object.entries(machineFiles(contracts, detailSources())))
        writeFileSync(join(directory, name), text);
      completeManifest(directory, places);
      const release = writeRelease(directory, version, reserveRules() + roomRules(contracts));
      await precompress(directory);
      this.info(`For other sites:\n${scriptLine(release, `https://shop.example/${folder}`)}`);
    },
  };
}

/** What event details look like, as it is written. */
function detailSources(): string[] {
  return ['src/cart/ecommerce.ts', 'elements/kit/event-details.ts'].map((path) =>
    readFileSync(resolve(import.meta.dirname, '../..', path), 'utf8'),
  );
}

/** A server finds an element's chunk by its source, also where several elements share one. */
function completeManifest(directory: string, places: readonly Placed[]): void {
  const path = join(directory, '.vite/manifest.json');
  const manifest = JSON.parse(readFileSync(path, 'utf8')) as BuildManifest;
  for (const [source, file] of places) {
    const entry = Object.values(manifest).find((candidate) => candidate.file === file);
    if (entry) manifest[source] ??= { ...entry };
  }
  writeFileSync(path, JSON.stringify(manifest, null, 2));
}
