// Where the focus goes when a change of a listing takes away what was pressed.

/** `pressed`: or what it is in. */
export function focusBar(pressed: Element | null): void {
  pressed?.closest('.listing')?.querySelector<HTMLElement>('.listing-bar')?.focus({ preventScroll: true });
}
