// Drives a native modal <dialog> from an open flag, and brings its sheet; focus goes back to the opener by itself.
import { useEffect, useRef, type MouseEvent, type RefObject, type SyntheticEvent } from 'react';
import dialogCss from './dialog.css?inline';
import { modalClosed, modalOpened } from './open-modals';
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
  useEffect(() => {
    const dialog = ref.current;
    if (!dialog || dialog.open === open) return;
    if (open) {
      dialog.showModal();
      modalOpened(dialog);
    } else {
      modalClosed(dialog);
      dialog.close();
    }
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
      onClose();
    },
    onClick: (event) => {
      if (event.target === event.currentTarget) onClose();
    },
  };
}
