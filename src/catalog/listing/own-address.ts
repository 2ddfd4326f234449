// The address as far as it is one's own: on the way to another page it is ahead of the element, which must not read that page's query.
import { effect, signal, type ReadonlySignal } from '@preact/signals-core';
import type { Routing } from '../../routing/routing';

export function ownAddress(routing: Pick<Routing, 'url'>): { url: ReadonlySignal<URL>; stop: () => void } {
  const url = signal(routing.url.peek());
  const stop = effect(() => {
    const next = routing.url.value;
    const take = () => void (url.value = next);
    if (next.pathname === url.peek().pathname) return take();
    // Another address of the same page: whoever leaves for another one is taken down in the same turn.
    const timer = setTimeout(take);
    return () => clearTimeout(timer);
  });
  return { url, stop };
}
