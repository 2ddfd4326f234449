// The picture of each SKU that was in the cart (behaviour 3, storage key imagesBySku): shown where a line has none.
import type { BrowserStorage } from '../storage/browser-storage';

type Images = Record<string, { file: string; position: number }>;

/** The record would otherwise grow with every product ever bought; a cart of 500 lines still fits. */
const limit = 600;

/** Remembers the pictures that are new or others now, in one write. */
export function rememberImages(
  storage: BrowserStorage,
  lines: readonly { sku: string; image?: string }[],
): void {
  const images = storage.get<Images>('imagesBySku') ?? {};
  const fresh = lines.filter(({ sku, image }) => sku && image && images[sku]?.file !== image);
  if (!fresh.length) return;
  const replaced = new Set(fresh.map(({ sku }) => sku));
  const kept = Object.entries(images).filter(([sku]) => !replaced.has(sku));
  const added = fresh.map(({ sku, image }) => [sku, { file: image, position: 1 }] as const);
  storage.set('imagesBySku', Object.fromEntries([...kept, ...added].slice(-limit)));
}

export function recallImage(storage: BrowserStorage, sku: string): string | undefined {
  return storage.get<Images>('imagesBySku')?.[sku]?.file;
}
