// Drives a native modal <dialog> from an open flag, and brings its sheet; focus goes back to the opener by itself.
import { useEffect, useRef, type MouseEvent, type RefObject, type SyntheticEvent } from 'react';
import dialogCss from './dialog.css?inline';
import { modalClosed, modalOpened } from './open-modals';
import { focused } from '../use-lost-focus';
import { useStyles } from '../use-styles';

const styles = [dialogCss];

interface Modal {
  ref: RefObject<HTMLDialogElement | null>;
  onCancel: (event: SyntheticEvent<HTMLDialogElement>) => void;
  onClick: (event: MouseEvent<HTMLDialogElement>) => void;
}

/** Spread the result on a <dialog>. Escape and a press on the backdrop ask the owner to close. */
export function useModal(open: boolean, onClose: () => void): Modal {
  useStyles(styles);
  const ref = useRef<HTMLDialogElement>(null);
  const isClosedByPointer = useRef(false);
  useEffect(() => {
    const dialog = ref.current;
    if (!dialog || dialog.open === open) return;
    if (open) {
      const isByPointer = !!focused()?.matches('button:not(:focus-visible)');
      dialog.showModal();
      if (isByPointer) takeRing();
      modalOpened(dialog);
    } else {
      modalClosed(dialog);
      dialog.close();
      if (isClosedByPointer.current) takeRing();
    }
  }, [open]);
  useEffect(() => {
    if (!open) return undefined;
    // What is moved has left the top layer; elements ask for their shop anew then, before anybody answers.
    const putBack = (): void => {
      const dialog = ref.current;
      // Gone with its screen, it hears the next one ask before it is taken apart.
      if (!dialog?.open || !dialog.isConnected || dialog.matches(':modal')) return;
      dialog.open = false;
      dialog.showModal();
    };
    document.addEventListener('context-request', putBack, true);
    return () => document.removeEventListener('context-request', putBack, true);
  }, [open]);
  // A dialog removed while open would leave the focus nowhere.
  useEffect(() => {
    const dialog = ref.current;
    return () => {
      if (!dialog) return;
      modalClosed(dialog);
      dialog.close();
    };
  }, []);
  return {
    ref,
    onCancel: (event) => {
      if (event.target !== event.currentTarget) return;
      event.preventDefault();
      isClosedByPointer.current = false;
      onClose();
    },
    onClick: (event) => {
      // A click by a key counts no presses.
      isClosedByPointer.current = event.detail > 0;
      if (event.target === event.currentTarget) onClose();
    },
  };
}

/** WebKit draws a ring round a button that a window gives the focus to, even where a pointer did it. */
function takeRing(): void {
  const button = focused();
  if (!(button instanceof HTMLElement) || !button.matches('button:focus-visible')) return;
  button.blur();
  button.focus({ preventScroll: true, focusVisible: false });
}
