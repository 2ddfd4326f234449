// What hangs from a trigger, open or closed: by the trigger's click, a press outside both, Escape (SPEC 4.1).
import { useEffect, useRef, useState, type FocusEvent, type KeyboardEvent, type RefObject } from 'react';

export interface Dropdown {
  open: boolean;
  setOpen: (open: boolean) => void;
  /** Closes, and puts the focus back on the trigger. */
  dismiss: () => void;
  triggerRef: RefObject<HTMLButtonElement | null>;
  /** To be spread on the element round trigger and content. */
  root: {
    ref: RefObject<HTMLDivElement | null>;
    onKeyDown: (event: KeyboardEvent) => void;
    onBlur: (event: FocusEvent) => void;
  };
}

/** `stays`: only the trigger, Escape and its owner close it, as SPEC 4.1 wants of the account menu. */
export function useDropdown({ stays = false }: { stays?: boolean } = {}): Dropdown {
  const [open, setOpen] = useState(false);
  const rootRef = useRef<HTMLDivElement>(null);
  const triggerRef = useRef<HTMLButtonElement>(null);
  const dismiss = () => {
    setOpen(false);
    triggerRef.current?.focus();
  };

  useEffect(() => {
    if (!open || !stays) return;
    // It may be open while the focus is elsewhere.
    const pressed = (event: globalThis.KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) setOpen(false);
    };
    document.addEventListener('keydown', pressed);
    return () => document.removeEventListener('keydown', pressed);
  }, [open, stays]);
  useEffect(() => {
    if (!open || stays) return;
    const pressed = (event: Event) => {
      if (rootRef.current && !event.composedPath().includes(rootRef.current)) setOpen(false);
    };
    document.addEventListener('pointerdown', pressed);
    return () => document.removeEventListener('pointerdown', pressed);
  }, [open, stays]);

  return {
    open,
    setOpen,
    dismiss,
    triggerRef,
    root: {
      ref: rootRef,
      onKeyDown: (event) => {
        if (!open || event.key !== 'Escape') return;
        // A drawer round it stays open.
        event.preventDefault();
        event.stopPropagation();
        dismiss();
      },
      onBlur: ({ relatedTarget, currentTarget }) => {
        if (!stays && relatedTarget && !currentTarget.contains(relatedTarget)) setOpen(false);
      },
    },
  };
}
