// Where the focus goes when the last line leaves, and the pressed button with it.
import { useEffect, useRef, type RefObject } from 'react';

/** The answer is to be put on an element with tabIndex -1 that stands when the cart is empty. */
export function useEmptiedFocus<T extends HTMLElement>(isEmpty: boolean): RefObject<T | null> {
  const place = useRef<T>(null);
  const wasEmpty = useRef(isEmpty);
  useEffect(() => {
    if (isEmpty && !wasEmpty.current) {
      const root = place.current?.getRootNode() as Document | ShadowRoot | undefined;
      const { activeElement = null } = root ?? {};
      // Only a focus that was lost: the shopper may be elsewhere by now.
      if (!activeElement || activeElement === document.body || activeElement.localName === 'dialog')
        place.current?.focus();
    }
    wasEmpty.current = isEmpty;
  }, [isEmpty]);
  return place;
}
