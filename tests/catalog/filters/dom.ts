// A document beside Node's own globals: the backend runs in the same process and needs those. To be imported first.
import { Window } from 'happy-dom';

const page = new Window({ url: 'http://airside.test/' });
const names = [
  'document',
  'navigator',
  'location',
  'Node',
  'Element',
  'HTMLElement',
  'HTMLIFrameElement',
  'HTMLInputElement',
  'HTMLSelectElement',
  'SVGElement',
  'Event',
  'MouseEvent',
  'KeyboardEvent',
  'ResizeObserver',
  'MutationObserver',
  'getComputedStyle',
  'addEventListener',
  'removeEventListener',
] as const;
Object.defineProperty(globalThis, 'window', { configurable: true, value: page });
for (const name of names)
  Object.defineProperty(globalThis, name, { configurable: true, writable: true, value: page[name as never] });

// The panel stands beside the shelf: there is no layout here that would say so.
Object.defineProperty(page.HTMLElement.prototype, 'offsetWidth', {
  configurable: true,
  get(this: { className: string }) {
    return this.className === 'listing-filters' ? 325 : 0;
  },
});
