// When a page begins to be told the state of its shop: at rest, or at once where a script asks for it.
import type { Storefront } from '../../src/storefront';
import { whenIdle } from '../../src/late/when-idle';
import { page } from './page';

export function tellStateLater(storefront: Storefront, place: EventTarget): void {
  const tell = (isAsked: boolean): void => {
    stop();
    import('./state-events').then(
      ({ tellState }) => tellState(storefront, place, isAsked),
      // A page that lacks it shows the same.
      () => undefined,
    );
  };
  const asked = (): void => tell(true);
  const callOff = whenIdle(() => tell(false));
  const stop = (): void => {
    callOff();
    document.removeEventListener('airside-state-requested', asked);
  };
  document.addEventListener('airside-state-requested', asked);
  storefront.onDispose(stop);
  if (page().isStateRequested) asked();
}
