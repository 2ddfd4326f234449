// Which chunks each kind of page needs first, read from the build's manifest.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ShopPage } from './page-lookup';

interface Chunk {
  file: string;
  src?: string;
  isEntry?: boolean;
  imports?: string[];
}
type Manifest = Record<string, Chunk>;

const elements: Record<ShopPage['area'], string[]> = {
  home: ['home'],
  category: ['category-page'],
  product: ['product-page'],
  brand: ['brand-page'],
  search: ['search-page'],
  cart: ['cart-page'],
  checkout: ['checkout'],
  account: [],
  content: ['cms-page'],
  contact: ['contact'],
  events: ['events'],
  event: ['event'],
};
/** Stand on every page of the shop. */
const frame = ['shop', 'header'];

/** Paths to preload for an area, from the root; none where the build has no manifest. */
export function readPreloads(buildFolder: string): (area: ShopPage['area']) => string[] {
  const file = join(buildFolder, '.vite/manifest.json');
  if (!existsSync(file)) return () => [];
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as Manifest;
  const known = new Map<string, string[]>();
  return (area) => {
    let paths = known.get(area);
    if (!paths) known.set(area, (paths = chunksOf(manifest, [...frame, ...elements[area]])));
    return paths;
  };
}

function chunksOf(manifest: Manifest, names: string[]): string[] {
  const files = new Set<string>();
  const visit = (key: string) => {
    const chunk = manifest[key];
    if (!chunk || chunk.isEntry || files.has(chunk.file)) return;
    files.add(chunk.file);
    chunk.imports?.forEach(visit);
  };
  for (const name of names)
    for (const key of Object.keys(manifest))
      if (new RegExp(`(^|/)elements/${name}/${name}\\.tsx?$`).test(key)) visit(key);
  return [...files].map((path) => '/' + path);
}
