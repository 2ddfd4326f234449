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
  'MutationObserver',
  'getComputedStyle',
  'addEventListener',
  'removeEventListener',
] as const;
Object.defineProperty(globalThis, 'window', { configurable: true, value: page });
for (const name of names)
  Object.defineProperty(globalThis, name, { configurable: true, writable: true, value: page[name as never] });

// The panel stands beside the shelf: there is no layout here that would say so, and nothing that would be told of it.
Object.assign(globalThis, {
  ResizeObserver: class {
    private readonly tell: () => void;
    constructor(tell: () => void) {
      this.tell = tell;
    }
    observe(): void {
      queueMicrotask(this.tell);
    }
    disconnect(): void {}
  },
});
Object.defineProperty(page.HTMLElement.prototype, 'offsetWidth', {
  configurable: true,
  get(this: { className: string }) {
    return this.className === 'listing-filters' ? 325 : 0;
  },
});
