// Whether a screen still waits for something of itself.
import { findDeep } from './find-deep';

/** What stands for what is on its way. */
export const shapes = '.skeleton, .shop-wait';

export const isWaiting = (main: Element): boolean =>
  findDeep(main, `${shapes}, :not(:defined)`) !== undefined;
