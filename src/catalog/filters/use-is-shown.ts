// Whether the style sheet gives an element any room.
import { useLayoutEffect, useRef, useState, type RefObject } from 'react';

export function useIsShown<E extends HTMLElement>(): [RefObject<E | null>, boolean] {
  const ref = useRef<E>(null);
  const [isShown, setShown] = useState(false);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    // It looks a first time once the page has been laid out, which asking now would do twice.
    const observer = new ResizeObserver(() => setShown(element.offsetWidth > 0));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [ref, isShown];
}
