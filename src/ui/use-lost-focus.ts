// Where the focus goes when what had it has left the page.
import { useEffect, useRef, type RefObject } from 'react';

/** What has the focus, also inside of elements. */
export function focused(): Element | null {
  let found = document.activeElement;
  while (found?.shadowRoot?.activeElement) found = found.shadowRoot.activeElement;
  return found;
}

/** What had the focus is gone: nothing has it now, or the window that it was in. */
export function isFocusLost(): boolean {
  const found = focused();
  return !found || found === document.body || found.localName === 'dialog';
}

/** The answer is to be put on what can take the focus. It does when `state`, undefined before it is known, changes and nothing has the focus any more. */
export function useLostFocus<T extends HTMLElement>(state: unknown): RefObject<T | null> {
  const place = useRef<T>(null);
  const before = useRef(state);
  useEffect(() => {
    const last = before.current;
    before.current = state;
    if (last !== undefined && last !== state && isFocusLost()) place.current?.focus({ preventScroll: true });
  }, [state]);
  return place;
}
