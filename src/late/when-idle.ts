// When there is time for what may be needed later.

/** After what is going on at the start; a page that is never idle gets to it all the same. */
const unhurried = 1500;
const latest = 5000;

/** Runs `callback` once, when the page has come to rest, `earliest` in ms from now. The answer calls it off. */
export function whenIdle(callback: () => void, earliest = unhurried): () => void {
  let idle: number | undefined;
  const timer = setTimeout(() => {
    // Safari has no requestIdleCallback.
    if (typeof requestIdleCallback === 'undefined') callback();
    else idle = requestIdleCallback(callback, { timeout: latest - earliest });
  }, earliest);
  return () => {
    clearTimeout(timer);
    if (idle !== undefined) cancelIdleCallback(idle);
  };
}
