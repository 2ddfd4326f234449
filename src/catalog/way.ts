// The way a shopper came: of the places that a product has in the shop, its page names the one on it.
import { signal, type Signal } from '@preact/signals-core';
import type { Crumb } from './product';

/** uid of the category whose listing was seen last. */
export const createWay = (): Signal<string> => signal('');

/** Of `trails`, the likeliest first, the one that leads through the category. */
export const trailBy = (trails: readonly Crumb[][], uid: string): Crumb[] =>
  trails.find((trail) => trail.some((crumb) => crumb.uid === uid)) ?? trails[0] ?? [];
