// Reads Vite's manifest: which files of the build a set of sources needs.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

interface Chunk {
  file: string;
  isEntry?: boolean;
  imports?: string[];
  assets?: string[];
}

/** From sources ('elements/home/home.ts') to chunks and assets, below the build folder; none where the build has no manifest. */
export function readBuiltFiles(
  buildFolder: string,
): (sources: readonly string[]) => { chunks: string[]; assets: string[] } {
  const path = join(buildFolder, '.vite/manifest.json');
  const manifest = existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Record<string, Chunk>) : {};
  return (sources) => {
    const chunks = new Set<string>();
    const assets = new Set<string>();
    const visit = (key: string): void => {
      const chunk = manifest[key];
      if (!chunk || chunk.isEntry || chunks.has(chunk.file)) return;
      chunks.add(chunk.file);
      chunk.assets?.forEach((asset) => assets.add(asset));
      chunk.imports?.forEach(visit);
    };
    sources.forEach(visit);
    return { chunks: [...chunks], assets: [...assets] };
  };
}
