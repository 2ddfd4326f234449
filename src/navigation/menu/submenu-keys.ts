// What keys do in the mega menu (behaviour 2.4): along the bar, into a submenu, through it and out of it.
import type { KeyboardEvent } from 'react';
import { arrowStep } from '../../ui/inline-direction';

const topSelector = '.mega-menu-top';
const linkSelector = '.mega-menu-panel a';

/** `target`: where it was pressed, which an event knows only while it is on its way. `open`: uid of the open entry. */
export function pressKey(
  event: KeyboardEvent,
  target: Element,
  nav: Element | null,
  open: string | undefined,
  setOpen: (uid: string | undefined) => void,
): void {
  if (!nav) return;
  const top = target.closest<HTMLElement>(topSelector);
  if (top && pressOnTop(event, top, open, setOpen)) return event.stopPropagation();
  if (open === undefined) return;
  const leave = () => {
    nav.querySelector<HTMLElement>(`${topSelector}[data-uid="${CSS.escape(open)}"]`)?.focus();
    setOpen(undefined);
  };
  if (event.key === 'Escape') {
    event.preventDefault();
    event.stopPropagation();
    leave();
  } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
    event.preventDefault();
    walkPanel(event.key, target, nav, leave);
  }
}

/** Whether that was all that the key does. */
function pressOnTop(
  event: KeyboardEvent,
  top: HTMLElement,
  open: string | undefined,
  setOpen: (uid: string | undefined) => void,
): boolean {
  const { key } = event;
  const opens = top.hasAttribute('aria-expanded');
  if (key === 'ArrowUp' || (key === 'Tab' && event.shiftKey)) {
    if (key === 'ArrowUp') event.preventDefault();
    setOpen(undefined);
    return true;
  }
  if ((key === 'ArrowDown' || key === ' ') && opens && open !== top.dataset.uid) {
    event.preventDefault();
    setOpen(top.dataset.uid);
    return true;
  }
  if (key === ' ' && opens) event.preventDefault();
  else if (key === 'ArrowRight' || key === 'ArrowLeft') {
    event.preventDefault();
    stepAlongBar(top, key);
  }
  return false;
}

/** Inside an open submenu; up from its first link leaves it. */
function walkPanel(key: string, target: Element, nav: Element, leave: () => void): void {
  const links = [...nav.querySelectorAll<HTMLElement>(linkSelector)];
  const at = links.indexOf(target as HTMLElement);
  if (!links.length) {
    // The panel is about to be drawn: the step is taken when there is something to step to.
    if (key === 'ArrowDown')
      requestAnimationFrame(() => {
        if (nav.contains(target)) nav.querySelector<HTMLElement>(linkSelector)?.focus();
      });
  } else if (key === 'ArrowDown') links[Math.min(at + 1, links.length - 1)]?.focus();
  else if (at > 0) links[at - 1]?.focus();
  else leave();
}

function stepAlongBar(top: HTMLElement, key: string): void {
  const bar = top.closest('ul');
  const tops = [...(bar?.querySelectorAll<HTMLElement>(topSelector) ?? [])];
  tops[tops.indexOf(top) + (arrowStep(key, top) ?? 0)]?.focus();
}
