// What hangs from a trigger, open or closed: by the trigger's click, a press outside both, Escape (behaviour 4.1).
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

export function useDropdown(): Dropdown {
  const [open, setOpen] = useState(false);
  const rootRef = useRef<HTMLDivElement>(null);
  const triggerRef = useRef<HTMLButtonElement>(null);
  const dismiss = () => {
    setOpen(false);
    triggerRef.current?.focus();
  };

  useEffect(() => {
    if (!open) return;
    const pressed = (event: Event) => {
      if (rootRef.current && !event.composedPath().includes(rootRef.current)) setOpen(false);
    };
    document.addEventListener('pointerdown', pressed);
    return () => document.removeEventListener('pointerdown', pressed);
  }, [open]);

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
        if (relatedTarget && !currentTarget.contains(relatedTarget)) setOpen(false);
      },
    },
  };
}
