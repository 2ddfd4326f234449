// A pressed button has the focus, as where it is pressed by a key: Safari, and Firefox on a Mac, give it none, and then
// nobody knows where it belongs once a window is closed or a line is gone.

/** A listener for the capturing phase of `click`, on what is round our own markup; a page's slotted buttons are its own. */
export function focusPressed(event: Event): void {
  const root = (event.currentTarget as Node).getRootNode() as Document | ShadowRoot;
  const button = event
    .composedPath()
    .find(
      (node) => node instanceof HTMLElement && node.getRootNode() === root && node.matches('button,summary'),
    );
  if (button && button !== root.activeElement)
    (button as HTMLElement).focus({ preventScroll: true, focusVisible: false });
}
