// Reads Vite's manifest: which files of the build a set of sources needs.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Vite's manifest, as far as it is read here. */
export type BuildManifest = Record<
  string,
  { file: string; name?: string; isEntry?: boolean; imports?: string[]; assets?: string[] }
>;

/** Empty where there is no build. */
export function readManifest(buildFolder: string): BuildManifest {
  const path = join(buildFolder, '.vite/manifest.json');
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as BuildManifest) : {};
}

/** The chunks and assets of sources ('elements/tags/home/home.ts'), below the build folder. */
export function builtFiles(
  manifest: BuildManifest,
  sources: readonly string[],
): { chunks: string[]; assets: string[] } {
  const chunks = new Set<string>();
  const assets = new Set<string>();
  const byName = new Map(Object.values(manifest).map((chunk) => [chunk.name, chunk]));
  const visit = (key: string): void => {
    // A source that shares its chunk has no entry of its own; the chunk may have its name.
    const chunk = manifest[key] ?? byName.get(nameOf(key));
    if (!chunk || chunk.isEntry || chunks.has(chunk.file)) return;
    chunks.add(chunk.file);
    chunk.assets?.forEach((asset) => assets.add(asset));
    chunk.imports?.forEach(visit);
  };
  sources.forEach(visit);
  return { chunks: [...chunks], assets: [...assets] };
}

/** 'elements/kit/takeover/takeover.ts' → 'takeover' */
const nameOf = (source: string): string => source.replace(/^.*\/|\.ts$/g, '');
