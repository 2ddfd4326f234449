// What a guest has saved for later in this browser, until the wishlist of an account has it (behaviour 4.1).
import { computed, type ReadonlySignal } from '@preact/signals-core';
import type { BrowserStorage } from '../../storage/browser-storage';
import { savedKey, type SavedItem } from './saved-record';

const ninetyDays = 90 * 24 * 60 * 60;
/** More than anybody looks through. */
export const mostSaved = 100;

type Kept = Pick<BrowserStorage, 'get' | 'set' | 'remove' | 'signal'>;

/** A feature of the storefront: newest first, and what other tabs do counts. */
export function createSaved({ storage }: { storage: Kept }): ReadonlySignal<readonly SavedItem[]> {
  const stored = storage.signal<SavedItem[]>(savedKey);
  return computed(() => stored.value ?? []);
}

/** As it is stored now: another tab may have changed it a moment ago. */
export const readSaved = (storage: Kept): readonly SavedItem[] => storage.get<SavedItem[]>(savedKey) ?? [];

/** false where the browser does not keep it beyond this page. */
export function writeSaved(storage: Kept, items: readonly SavedItem[]): boolean {
  if (items.length) return storage.set(savedKey, items, ninetyDays);
  storage.remove(savedKey);
  return true;
}

const idOf = ({ sku, selectedOptions }: Pick<SavedItem, 'sku' | 'selectedOptions'>): string =>
  [sku.toLowerCase(), ...selectedOptions].join();

/** The same product with the same choice, whatever the spelling of the SKU. */
export const isOfItem = (item: SavedItem) => (other: SavedItem) => idOf(other) === idOf(item);

export const isOfSku = (sku: string) => (item: SavedItem) => item.sku.toLowerCase() === sku.toLowerCase();
