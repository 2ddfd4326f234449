// How much of a long list is drawn: its beginning at once, the rest in slices that leave the page free to answer a press.
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { afterPaint } from './after-paint';

/** ms of work between two frames. */
const slice = 25;
/** Items in the first slice after the beginning; then as many as fit. */
const tryOut = 4;

export interface SlicesOptions {
  total: number;
  /** Items to begin with. */
  first: number;
  /** Names what the items are of: those of another begin anew. */
  of?: string;
  /** Until then only the beginning is drawn. */
  isSeen?: boolean;
}

/** How many items to draw now; more with each frame. */
export function useSlices({ total, first, of = '', isSeen = true }: SlicesOptions): number {
  const [drawn, setDrawn] = useState({ of, count: first });
  const count = drawn.of === of ? drawn.count : first;
  const size = useRef(tryOut);
  const begun = useRef<number>(undefined);

  useLayoutEffect(() => {
    if (begun.current === undefined) return;
    const took = Math.max(1, performance.now() - begun.current);
    begun.current = undefined;
    // One slice on a busy machine says little: the next is half of it or twice at most.
    const fits = Math.floor((size.current * slice) / took);
    size.current = Math.max(1, Math.min(2 * size.current, Math.max(fits, size.current >> 1)));
  }, [drawn]);

  useEffect(() => {
    if (!isSeen || count >= total) return;
    let isCalledOff = false;
    afterPaint(() => {
      if (isCalledOff) return;
      begun.current = performance.now();
      setDrawn({ of, count: count + size.current });
    });
    return () => {
      isCalledOff = true;
    };
  }, [of, count, total, isSeen]);

  return Math.min(count, total);
}
