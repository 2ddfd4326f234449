// Where the focus goes when another step of the checkout opens.
import { useEffect, useRef } from 'react';
import type { Step } from './slots';

/** Answers what takes note of each step's heading. `isPassing`: the step is about to be left again. */
export function useStepFocus(open: Step, isPassing: boolean) {
  const headings = useRef<Partial<Record<Step, HTMLHeadingElement | null>>>({});
  const before = useRef(open);
  useEffect(() => {
    if (isPassing || before.current === open) return;
    before.current = open;
    const heading = headings.current[open];
    if (!heading || isBusyBeside(heading)) return;
    heading.focus({ preventScroll: true });
    // The page moves only when the step would begin out of sight or far down.
    const { top } = heading.getBoundingClientRect();
    if (top < 0 || top > innerHeight / 2) heading.scrollIntoView({ block: 'start' });
  }, [open, isPassing]);
  return (step: Step, heading: HTMLHeadingElement | null): void => {
    headings.current[step] = heading;
  };
}

/** The shopper changes something in the summary, which has opened another step. */
function isBusyBeside(heading: HTMLElement): boolean {
  const { activeElement } = heading.getRootNode() as Document | ShadowRoot;
  return !!activeElement?.closest('.checkout-summary');
}
