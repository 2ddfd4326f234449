// Where the focus goes when the last line leaves, and the pressed button with it.
import { useEffect, useRef, type RefObject } from 'react';
import { isFocusLost } from '../../ui/use-lost-focus';

/** The answer is to be put on an element with tabIndex -1 that stands when the cart is empty. */
export function useEmptiedFocus<T extends HTMLElement>(isEmpty: boolean): RefObject<T | null> {
  const place = useRef<T>(null);
  const wasEmpty = useRef(isEmpty);
  useEffect(() => {
    // Only a focus that was lost: the shopper may be elsewhere by now.
    if (isEmpty && !wasEmpty.current && isFocusLost()) place.current?.focus();
    wasEmpty.current = isEmpty;
  }, [isEmpty]);
  return place;
}
