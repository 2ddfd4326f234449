// The picture of each SKU that was in the cart (SPEC 3, storage key imagesBySku): shown where a line has none.
import type { BrowserStorage } from '../storage/browser-storage';

type Images = Record<string, { file: string; position: number }>;

/** The record would otherwise grow with every product ever bought. */
const limit = 200;

export function rememberImage(storage: BrowserStorage, sku: string, image: string | undefined): void {
  if (!sku || !image) return;
  const images = storage.get<Images>('imagesBySku') ?? {};
  if (images[sku]?.file === image) return;
  const { [sku]: _replaced, ...others } = images;
  const kept = Object.entries(others).slice(-(limit - 1));
  storage.set('imagesBySku', { ...Object.fromEntries(kept), [sku]: { file: image, position: 1 } });
}

export function recallImage(storage: BrowserStorage, sku: string): string | undefined {
  return storage.get<Images>('imagesBySku')?.[sku]?.file;
}
