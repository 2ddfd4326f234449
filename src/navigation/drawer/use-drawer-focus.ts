// Where the focus goes in the navigation drawer when another place is drawn, or what had it is gone.
import { useEffect, useRef } from 'react';
import { isFocusLost } from '../../ui/use-lost-focus';

const controls = 'input, a, button';

/** `bodyRef` is to be put round what the drawer shows. */
export function useDrawerFocus(open: boolean, isSignedIn: boolean) {
  const bodyRef = useRef<HTMLDivElement>(null);
  const next = useRef<string>(undefined);
  const focus = (selector: string) => bodyRef.current?.querySelector<HTMLElement>(selector)?.focus();

  useEffect(() => {
    const wanted = next.current;
    next.current = undefined;
    if (wanted !== undefined) focus(wanted ? `[data-uid="${CSS.escape(wanted)}"]` : controls);
  });

  // Signing in or out replaces what was pressed.
  const wasSignedIn = useRef(isSignedIn);
  useEffect(() => {
    const isOther = wasSignedIn.current !== isSignedIn;
    wasSignedIn.current = isSignedIn;
    if (open && isOther && isFocusLost()) focus(controls);
  }, [isSignedIn, open]);

  return {
    bodyRef,
    /** What gets it once the next place is drawn: an entry, or '' for the first control. */
    focusNext: (entry: string) => void (next.current = entry),
  };
}
