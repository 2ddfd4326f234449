// Tells when the shopper comes near a part of the page that need not be there before.
import { useEffect, useRef, useState, type RefObject } from 'react';

/** One screen of scrolling is about the time that an answer takes. */
const distance = '600px';

/** true from the first time on that `ref` was near the visible part of the page. */
export function useNear<T extends Element>(): { ref: RefObject<T | null>; isNear: boolean } {
  const ref = useRef<T>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (isNear || !ref.current) return;
    const observer = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && setNear(true),
      { rootMargin: distance },
    );
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [isNear]);
  return { ref, isNear };
}
