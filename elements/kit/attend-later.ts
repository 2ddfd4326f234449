// When a page is told the state of its shop and what that has to say: from rest on, or at once where a script asks for the state.
import type { Storefront } from '../../src/storefront';
import { whenIdle } from '../../src/late/when-idle';
import { page } from './page';

export function attendLater(storefront: Storefront, place: Document | Element): void {
  const tell = (isAsked: boolean): void => {
    stop();
    import('./at-rest').then(
      ({ attend }) => attend(storefront, place, isAsked),
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
