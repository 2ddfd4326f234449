// What src knows as 'react-dom/client', in the build for embeds.
import type { ComponentChild } from 'preact';
import { render } from 'preact/compat';
import { flushSync, schedule } from './dom';
import './fields';

/** Preact would draw while the element is still being inserted; like React, this draws a moment later, unless flushed. */
export function createRoot(container: Element | ShadowRoot) {
  let next: ComponentChild;
  return {
    render(children: ComponentChild): void {
      next = children;
      schedule(() => render(next, container));
    },
    unmount(): void {
      next = null;
      flushSync(() => render(next, container));
    },
  };
}
