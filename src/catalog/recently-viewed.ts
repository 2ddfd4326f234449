// Which products were looked at in this browser, newest first.
import { computed, type ReadonlySignal } from '@preact/signals-core';
import type { Storefront } from '../storefront';

export interface RecentlyViewed {
  /** SKUs of products that have a page. */
  readonly skus: ReadonlySignal<readonly string[]>;
  see(sku: string): void;
}

const key = 'recentlyViewed';
const most = 12;
/** Half a year: nobody remembers longer. */
const ttlSeconds = 182 * 24 * 60 * 60;

/** Other scripts and older versions may have written anything. */
const skusIn = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((sku) => typeof sku === 'string' && sku !== '').slice(0, most) : [];

export function createRecentlyViewed({ storage }: Pick<Storefront, 'storage'>): RecentlyViewed {
  const stored = storage.signal<unknown>(key);
  return {
    skus: computed(() => skusIn(stored.value)),
    see(sku) {
      // Read anew: another tab may have seen more.
      const others = skusIn(storage.get(key)).filter((known) => known !== sku);
      storage.set(key, [sku, ...others].slice(0, most), ttlSeconds);
    },
  };
}
