// What the backend is known to lack, remembered from one visit to the next (DESIGN 1.13).
import { computed, signal, type ReadonlySignal } from '@preact/signals-core';
import type { BrowserStorage } from '../storage/browser-storage';
import type { Places } from './lessons';

export interface Capabilities {
  /** Where documents name something that the backend lacks. */
  places: ReadonlySignal<Places>;
  /** Coordinates of what is missing: 'Customer.groupId', 'Query.cart(terminal:)'. */
  missing: ReadonlySignal<ReadonlySet<string>>;
  has(coordinate: string): boolean;
  add(learned: Places): void;
}

const storageKey = 'missing_fields';
/** A backend gains fields by being upgraded: what is missing is asked for again after a day. */
const ttlSeconds = 24 * 60 * 60;

export function createCapabilities(storage: BrowserStorage): Capabilities {
  const places = signal<Places>(storage.get(storageKey) ?? {});
  const missing = computed<ReadonlySet<string>>(() => new Set(Object.values(places.value)));
  return {
    places,
    missing,
    has: (coordinate) => !missing.value.has(coordinate),
    add(learned) {
      places.value = { ...places.peek(), ...learned };
      storage.set(storageKey, places.peek(), ttlSeconds);
    },
  };
}
