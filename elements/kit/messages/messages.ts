// Messages are shown by <airside-toasts>. A page of another site that has none gets one with the first message; the shop has its own.
import { effect } from '@preact/signals-core';
import type { Storefront } from '../../../src/storefront';

/** `place`: the document, or the provider whose elements speak. */
export function placeMessages(storefront: Storefront, place: Document | Element): void {
  const { config, toasts, onDispose } = storefront;
  if (config.standalone) return;
  onDispose(
    effect(() => {
      if (toasts.toasts.value.size)
        // Without the code it waits for the next message.
        import('./place')
          .then(({ seeThatItIsSaid }) => seeThatItIsSaid(storefront, place))
          .catch(() => undefined);
    }),
  );
}
