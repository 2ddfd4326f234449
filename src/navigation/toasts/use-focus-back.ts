// Gives the focus back to where it was when the message that has it goes away, by its button or by time.
import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { focused, isFocusLost } from '../../ui/use-lost-focus';

/** `shown`: how many messages there are in the region. */
export function useFocusBack(region: RefObject<HTMLElement | null>, shown: number): void {
  const before = useRef<Element>(null);
  const isInside = useRef(false);
  const isShown = shown > 0;
  // With the message itself: its button can be focused as soon as it is seen.
  useLayoutEffect(() => {
    if (!isShown) return;
    before.current = focused();
    const moved = (event: FocusEvent) => {
      const [to] = event.composedPath();
      isInside.current = to instanceof Node && !!region.current?.contains(to);
      if (to instanceof Element && !isInside.current) before.current = to;
    };
    document.addEventListener('focusin', moved);
    return () => document.removeEventListener('focusin', moved);
  }, [region, isShown]);
  useEffect(() => {
    if (!isInside.current || !isFocusLost()) return;
    isInside.current = false;
    const place = before.current;
    (place instanceof HTMLElement && place.isConnected ? place : region.current)?.focus();
  }, [region, shown]);
}
