// What src knows as 'react-dom/client', in the build for embeds.
import { render, type ComponentChild } from 'preact';
import { flushSync, schedule } from './dom';
import './fields';

/** Preact would draw while the element is still being inserted; like React, this draws a moment later, unless flushed. */
export function createRoot(container: Element | ShadowRoot) {
  let next: ComponentChild;
  let isEmpty = false;
  return {
    render(children: ComponentChild): void {
      next = children;
      schedule(() => {
        // What stands there is not ours to be taken for something drawn.
        if (!isEmpty) container.replaceChildren();
        isEmpty = true;
        render(next, container);
      });
    },
    unmount(): void {
      next = null;
      flushSync(() => render(next, container));
    },
  };
}
