// Knows the modal windows of ours that are open: what is to be used above them must be drawn inside the last one.
import { signal, type ReadonlySignal } from '@preact/signals-core';

const open = signal<readonly HTMLDialogElement[]>([]);

/** In the order of opening. */
export const openModals: ReadonlySignal<readonly HTMLDialogElement[]> = open;

export function modalOpened(dialog: HTMLDialogElement): void {
  open.value = [...open.peek().filter((other) => other !== dialog), dialog];
}

export function modalClosed(dialog: HTMLDialogElement): void {
  if (open.peek().includes(dialog)) open.value = open.peek().filter((other) => other !== dialog);
}
