// The list of what a backend lacks, for pages to carry: the client then need not learn it by asking in vain.
import { setImmediate } from 'node:timers/promises';
import type { Places } from '../../src/transport/capabilities/places';
import { hides } from './features';
import { createFitting } from './fit';
import { shopOperations } from './operations';
import type { Validator } from './validator';

/** What the shop cannot do without is left out: a backend that seems to lack it may only be in the middle of an upgrade. */
export async function listMissing(validator: Validator): Promise<string> {
  const { learn, places } = createFitting(validator);
  for (const operation of shopOperations()) {
    await learn(operation);
    // A schema answers at once, and others wait for this process too.
    await setImmediate();
  }
  const optional = Object.entries(places()).filter(([, coordinate]) => hides(coordinate));
  return writePlaces(Object.fromEntries(optional));
}

/** The counterpart of `readPlaces`. */
export const writePlaces = (places: Places): string =>
  Object.entries(places)
    .map(([place, coordinate]) => (place === coordinate ? place : `${place}=${coordinate}`))
    .sort()
    .join(' ');
