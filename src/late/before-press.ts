// The one place that says when a page fetches what its next press would open.
import { isFrugal } from './frugal';
import { whenIdle } from './when-idle';

/** Runs `fetch` once the page has come to rest; on a dear line that is left to whoever seems about to press. The answer calls it off. */
export const beforePress = (fetch: () => void): (() => void) =>
  whenIdle(() => {
    if (!isFrugal()) fetch();
  });
