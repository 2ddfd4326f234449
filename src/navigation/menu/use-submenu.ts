// Which submenu of the mega menu is open, and what mouse, touch and focus do to it (behaviour 2.4). What keys do comes with the panels.
import {
  useEffect,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
} from 'react';
import type { pressKey } from './submenu-keys';

/** A mouse that only crosses the bar opens nothing; one that slips off the panel may come back. */
const openDelay = 90;
const closeDelay = 240;

export interface Submenu {
  /** Uid of the open top-level entry. */
  open: string | undefined;
  close: () => void;
  nav: {
    onBlur: (event: FocusEvent) => void;
    onKeyDown: (event: KeyboardEvent) => void;
    onPointerDown: (event: { pointerType: string }) => void;
  };
  item: (
    uid: string,
    hasChildren: boolean,
  ) => {
    onPointerMove: (event: { pointerType: string }) => void;
    onPointerLeave: (event: { pointerType: string }) => void;
  };
  top: (
    uid: string,
    hasChildren: boolean,
  ) => {
    onFocus: (event: FocusEvent<HTMLElement>) => void;
    onClick: (event: MouseEvent) => void;
  };
  /** Of the button beside the link. */
  toggle: (uid: string) => (event: MouseEvent) => void;
}

/** Wait for the code of the panels, and do then what they do. */
const held = /^(Arrow.*|Escape| )$/;

export interface LateSubmenu {
  /** Resolves when the code of the panels is there. */
  ready: () => Promise<unknown>;
  /** Undefined before. */
  press?: typeof pressKey;
}

export function useSubmenu(navRef: RefObject<HTMLElement | null>, late: LateSubmenu): Submenu {
  const [open, setOpen] = useState<string>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** The entry that the mouse is on. */
  const under = useRef<string>(undefined);
  /** What is pressed with: older browsers do not say it of a click. */
  const pressedBy = useRef<string>(undefined);
  const pointerOf = ({ nativeEvent }: MouseEvent) =>
    pressedBy.current ?? (nativeEvent as PointerEvent).pointerType;

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
      onPointerDown: ({ pointerType }) => {
        pressedBy.current = pointerType;
      },
      onKeyDown: (event) => {
        pressedBy.current = undefined;
        const target = event.target as Element;
        const press = () => late.press?.(event, target, navRef.current, open, now);
        if (late.press) press();
        else if (held.test(event.key)) {
          event.preventDefault();
          void late.ready().then(press);
        }
      },
    },
    item: (uid, hasChildren) => ({
      // Not "enter": a menu that is drawn under a mouse at rest must not take the submenu from the keyboard.
      onPointerMove: ({ pointerType }) => {
        if (pointerType !== 'mouse' || under.current === uid) return;
        under.current = uid;
        later(hasChildren ? uid : undefined, openDelay);
      },
      onPointerLeave: ({ pointerType }) => {
        if (pointerType !== 'mouse') return;
        under.current = undefined;
        later(undefined, closeDelay);
      },
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
        if (pointerOf(event) === 'touch' && hasChildren && open !== uid) {
          // The first tap opens; the second follows the link.
          event.preventDefault();
          now(uid);
        } else close();
      },
    }),
    toggle: (uid) => (event) => {
      // The hover has opened it for a mouse: a click must not take that back.
      now(pointerOf(event) === 'mouse' || open !== uid ? uid : undefined);
    },
  };
}
