// Which submenu of the mega menu is open, and what mouse, touch, focus and keys do to it (SPEC 2.4).
import {
  useEffect,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
} from 'react';

/** A mouse that only crosses the bar opens nothing; one that slips off the panel may come back. */
const openDelay = 90;
const closeDelay = 240;

export interface Submenu {
  /** Uid of the open top-level entry. */
  open: string | undefined;
  close: () => void;
  nav: { onBlur: (event: FocusEvent) => void; onKeyDown: (event: KeyboardEvent) => void };
  item: (
    uid: string,
    hasChildren: boolean,
  ) => {
    onPointerEnter: (event: { pointerType: string }) => void;
    onPointerLeave: (event: { pointerType: string }) => void;
  };
  top: (
    uid: string,
    hasChildren: boolean,
  ) => {
    onFocus: (event: FocusEvent<HTMLElement>) => void;
    onClick: (event: MouseEvent) => void;
    onKeyDown: (event: KeyboardEvent) => void;
  };
  /** Of the button beside the link. */
  toggle: (uid: string) => (event: MouseEvent) => void;
}

/** `ready` resolves when the code of the panels is there. */
export function useSubmenu(navRef: RefObject<HTMLElement | null>, ready: () => Promise<void>): Submenu {
  const [open, setOpen] = useState<string>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const later = (uid: string | undefined, ms: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setOpen(uid), ms);
  };
  const now = (uid: string | undefined) => {
    clearTimeout(timer.current);
    setOpen(uid);
  };
  const close = () => now(undefined);

  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    if (open === undefined) return;
    const pressed = (event: PointerEvent) => {
      if (navRef.current && !event.composedPath().includes(navRef.current)) setOpen(undefined);
    };
    document.addEventListener('pointerdown', pressed);
    return () => document.removeEventListener('pointerdown', pressed);
  }, [open, navRef]);

  return {
    open,
    close,
    nav: {
      onBlur: (event) => {
        // No relatedTarget: the window lost the focus, or a press on the panel itself; neither is a way out.
        if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) close();
      },
      onKeyDown: (event) => {
        if (open === undefined) return;
        if (event.key === 'Escape') {
          event.preventDefault();
          event.stopPropagation();
          focusTop(event.currentTarget, open);
          close();
        } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
          walkPanel(event, open, close, ready);
        }
      },
    },
    item: (uid, hasChildren) => ({
      onPointerEnter: ({ pointerType }) =>
        pointerType === 'mouse' && later(hasChildren ? uid : undefined, openDelay),
      onPointerLeave: ({ pointerType }) => pointerType === 'mouse' && later(undefined, closeDelay),
    }),
    top: (uid, hasChildren) => ({
      onFocus: (event) => {
        // :focus-visible keeps a mouse press from counting as the keyboard.
        if (!event.currentTarget.matches(':focus-visible')) return;
        // Browsers are content with half of a link in a bar that scrolls.
        event.currentTarget.scrollIntoView({ block: 'nearest', inline: 'nearest' });
        now(hasChildren ? uid : undefined);
      },
      onClick: (event) => {
        const { pointerType } = event.nativeEvent as PointerEvent;
        if (pointerType === 'touch' && hasChildren && open !== uid) {
          // The first tap opens; the second follows the link.
          event.preventDefault();
          now(uid);
        } else close();
      },
      onKeyDown: (event) => {
        if (event.key === 'ArrowUp' || (event.key === 'Tab' && event.shiftKey)) {
          if (event.key === 'ArrowUp') event.preventDefault();
          event.stopPropagation();
          close();
        } else if ((event.key === 'ArrowDown' || event.key === ' ') && hasChildren && open !== uid) {
          event.preventDefault();
          event.stopPropagation();
          now(uid);
        } else if (event.key === ' ' && hasChildren) {
          event.preventDefault();
        } else if (event.key === 'ArrowRight' || event.key === 'ArrowLeft') {
          event.preventDefault();
          stepAlongBar(event);
        }
      },
    }),
    toggle: (uid) => (event) => {
      // The hover has opened it for a mouse: a click must not take that back.
      const isMouse = (event.nativeEvent as PointerEvent).pointerType === 'mouse';
      now(isMouse || open !== uid ? uid : undefined);
    },
  };
}

const topSelector = '.mega-menu-top';
const linkSelector = '.mega-menu-panel a';

function focusTop(nav: Element, uid: string): void {
  nav.querySelector<HTMLElement>(`${topSelector}[data-uid="${CSS.escape(uid)}"]`)?.focus();
}

/** ArrowDown and ArrowUp inside an open submenu; up from its first link closes it. */
function walkPanel(event: KeyboardEvent, open: string, close: () => void, ready: () => Promise<void>): void {
  const nav = event.currentTarget;
  const links = [...nav.querySelectorAll<HTMLElement>(linkSelector)];
  const at = links.indexOf(event.target as HTMLElement);
  event.preventDefault();
  if (!links.length) {
    // Quicker than the network: the step is taken when there is something to step to.
    const enter = () =>
      nav.contains(event.target as Node) && nav.querySelector<HTMLElement>(linkSelector)?.focus();
    if (event.key === 'ArrowDown') void ready().then(() => requestAnimationFrame(enter));
  } else if (event.key === 'ArrowDown') links[Math.min(at + 1, links.length - 1)]?.focus();
  else if (at > 0) links[at - 1]?.focus();
  else {
    focusTop(event.currentTarget, open);
    close();
  }
}

function stepAlongBar(event: KeyboardEvent): void {
  const bar = event.currentTarget.closest('ul');
  const tops = [...(bar?.querySelectorAll<HTMLElement>(topSelector) ?? [])];
  const rightToLeft = bar !== null && getComputedStyle(bar).direction === 'rtl';
  const by = (event.key === 'ArrowRight') === rightToLeft ? -1 : 1;
  tops[tops.indexOf(event.currentTarget as HTMLElement) + by]?.focus();
}
