// Which way a row runs: to the right, or to the left where text does.

/** 1 where it runs to the right, -1 where it runs to the left. */
export function inlineDirection(row: Element): 1 | -1 {
  return getComputedStyle(row).direction === 'rtl' ? -1 : 1;
}

/** How an arrow key steps along a row: 1 onward, -1 back; undefined for any other key. */
export function arrowStep(key: string, row: Element): number | undefined {
  const step = { ArrowRight: 1, ArrowLeft: -1 }[key];
  return step && step * inlineDirection(row);
}
