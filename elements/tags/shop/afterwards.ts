// What the shop adds once the first screen stands, because nobody needs it before: footer, toasts, watchers.
import { effect, untracked } from '@preact/signals-core';
import { whenIdle } from '../../../src/late/when-idle';
import type { Storefront } from '../../../src/storefront';
import { page } from '../../kit/page';
import { isWaiting } from './is-waiting';
import type * as Watchers from './watchers';

/** A screen that is never done does not keep the footer away for ever. */
const patience = 8000;

let late: typeof Watchers | undefined;

/** Fetched once; what comes after the first screen may need it before the page rests. */
export const watchers = async () => (late ??= await import('./watchers'));

/** Decoration: before its code has come, screens change without. */
export const inTransition: typeof Watchers.inTransition = (main, target, change) =>
  late ? late.inTransition(main, target, change) : change();

/** The answer takes nothing away again; it stops what has not happened yet. */
export function addAfterwards(shop: Element, main: Element, storefront: Storefront): () => void {
  const { toasts } = storefront;
  const stop = new AbortController();
  const add = (tag: string): void => {
    if (!shop.querySelector(`:scope > ${tag}`)) shop.append(document.createElement(tag));
    // Where a server has drawn it, it has stood there without its code.
    page()
      .load(tag)
      .catch(() => undefined);
  };
  const stopToasts = effect(() => {
    if (toasts.toasts.value.size) untracked(() => add('airside-toasts'));
  });
  // The network that they did not come by is what they listen for.
  const watch = (): void =>
    void watchers().then(
      (code) => stop.signal.aborted || code.watch(shop, main, storefront, stop.signal),
      () => window.addEventListener('online', watch, { once: true, signal: stop.signal }),
    );
  void standing(main, stop.signal).then(() => {
    if (stop.signal.aborted) return;
    // Toasts too: that the network has gone must be said without it.
    const stopIdle = whenIdle(() => {
      void storefront.transport.preload(true);
      add('airside-footer');
      add('airside-toasts');
      watch();
    });
    stop.signal.addEventListener('abort', stopIdle);
  });
  return () => {
    stop.abort();
    stopToasts();
  };
}

async function standing(main: Element, signal: AbortSignal): Promise<void> {
  const until = performance.now() + patience;
  while (!signal.aborted && performance.now() < until && isWaiting(main))
    await new Promise((done) => setTimeout(done, 100));
}
