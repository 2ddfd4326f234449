// Whether a screen still waits for something of itself.
import { findDeep } from './find-deep';

/** What a screen has while something of it is on its way. */
const waiting = '.skeleton, .shop-wait, :not(:defined)';

export const isWaiting = (main: Element): boolean => findDeep(main, waiting) !== undefined;
