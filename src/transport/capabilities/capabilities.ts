// What the backend is known to lack: told by the page's server, learned, and remembered from one visit to the next.
import { computed, signal, type ReadonlySignal } from '@preact/signals-core';
import type { BrowserStorage } from '../../storage/browser-storage';
import { knownPlaces, placesKey } from './known-places';
import { readPlaces, type Places } from './places';

export interface Capabilities {
  /** Where documents name something that the backend lacks. */
  places: ReadonlySignal<Places>;
  /** Coordinates of what is missing: 'Customer.groupId', 'Query.cart(terminal:)'. */
  missing: ReadonlySignal<ReadonlySet<string>>;
  has(coordinate: string): boolean;
  add(learned: Places): void;
  /** Done when the whole list is here, asked for where nobody has told it, or is not to be had. Never rejects. */
  survey(): Promise<void>;
}

/** A backend gains fields by being upgraded: what is missing is asked for again after a day. */
const ttlSeconds = 24 * 60 * 60;

/** Beside the shop's pages: `server/pages` answers it, or a file that the doctor has written. */
const file = 'missing-fields.txt';
/** ms; without the list, complaints teach the same one by one. */
const patience = 3000;

export interface CapabilitiesParts {
  storage: BrowserStorage;
  /** The list that the page carries. */
  missingFields?: string;
  /** Where the list is asked for when the page has none. */
  shopUrl?: string;
  fetch: typeof fetch;
}

export function createCapabilities({
  storage,
  missingFields: told,
  shopUrl,
  fetch,
}: CapabilitiesParts): Capabilities {
  const known = knownPlaces(storage, told);
  const places = signal<Places>(known.places);
  const missing = computed<ReadonlySet<string>>(() => new Set(Object.values(places.value)));
  let { list } = known;
  let asking: Promise<void> | undefined;
  const add = (learned: Places): void => {
    places.value = { ...places.peek(), ...learned };
    storage.set(placesKey, { told: list, places: places.peek() }, ttlSeconds);
  };
  const ask = async (shop: string): Promise<void> => {
    const signal = AbortSignal.timeout(patience);
    const answer = await fetch(shop + file, { credentials: 'omit', signal });
    if (answer.status > 499) return;
    const text = answer.ok ? await answer.text() : '';
    // Some servers have a page for every address.
    list = text.includes('<') ? '' : text;
    add(readPlaces(list));
  };
  return {
    places,
    missing,
    has: (coordinate) => !missing.value.has(coordinate),
    add,
    survey: async () => {
      // One attempt on a page.
      if (list === undefined && shopUrl) asking ??= ask(shopUrl).catch(() => undefined);
      await asking;
    },
  };
}
