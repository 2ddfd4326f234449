// Where the focus goes while the steps are away for a moment, as when a sign-in brings another cart, and when they are back.
import { useEffect, useRef, type RefObject } from 'react';
import { isFocusLost } from '../ui/use-lost-focus';

/** The answer is to be put round the steps; `meanwhile` stands while they are away. */
export function useReturnedFocus<T extends HTMLElement>(
  isShown: boolean,
  meanwhile: RefObject<HTMLElement | null>,
): RefObject<T | null> {
  const place = useRef<T>(null);
  const wasShown = useRef(false);
  const isWaiting = useRef(false);
  useEffect(() => {
    if (isShown && isWaiting.current) {
      const root = place.current?.getRootNode() as Document | ShadowRoot | undefined;
      // Only where the shopper has stayed.
      if (isFocusLost() || root?.activeElement === meanwhile.current)
        place.current?.querySelector<HTMLElement>('.checkout-step-open .checkout-step-title')?.focus();
    }
    isWaiting.current = !isShown && wasShown.current && isFocusLost();
    if (isWaiting.current) meanwhile.current?.focus({ preventScroll: true });
    wasShown.current ||= isShown;
  }, [isShown, meanwhile]);
  return place;
}
