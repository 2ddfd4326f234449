// When a page is told the state of its shop and what that has to say: from rest on, or at once where a script asks for the state
// or there is something to say.
import { effect } from '@preact/signals-core';
import type { Storefront } from '../../src/storefront';
import { whenIdle } from '../../src/late/when-idle';
import { page } from './page';

export function attendLater(storefront: Storefront, place: Document | Element): void {
  let isTold = false;
  let isOver = false;
  const tell = (isAsked: boolean): void => {
    if (isTold) return;
    isTold = true;
    stop();
    import('./at-rest').then(
      ({ attend }) => {
        if (!isOver) attend(storefront, place, isAsked);
      },
      // What is said next tries again.
      () => void (isTold = false),
    );
  };
  const asked = (): void => tell(true);
  const callOff = whenIdle(() => tell(false));
  const stop = (): void => {
    callOff();
    document.removeEventListener('airside-state-requested', asked);
  };
  document.addEventListener('airside-state-requested', asked);
  storefront.onDispose(() => {
    isOver = true;
    stop();
  });
  if (page().isStateRequested) asked();
  // A message does not wait for rest: its time would be over.
  storefront.onDispose(
    effect(() => {
      if (storefront.toasts.toasts.value.size) tell(false);
    }),
  );
}
