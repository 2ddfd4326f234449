// What may wait for the screen: a press is seen before the work that it makes.

/** ms; a page out of sight paints nothing. */
const latest = 100;

/** Calls back when what was done until now is painted, or soon. */
export function afterPaint(callback: () => void): void {
  // Outside a browser nothing is painted.
  if (!globalThis.requestAnimationFrame) return queueMicrotask(callback);
  let isOver = false;
  const end = () => {
    if (isOver) return;
    isOver = true;
    callback();
  };
  setTimeout(end, latest);
  requestAnimationFrame(() => setTimeout(end));
}
