// Sees whether somebody comes with a bag, or a page before this one has left something half done: what takes it in is fetched only then.
import { leavingKey, openKey } from '../../src/cart/crossing/keys';
import { bagMark, type PageWithBag } from '../../src/cart/crossing/mark';
import type { Storefront } from '../../src/storefront';
import { page } from './page';

/** behaviour 4.7: nothing arrives in a frame. A page that is prepared has no Storefront, and this is not called. */
export function arriveLater(storefront: Storefront): void {
  const { cart, config, storage } = storefront;
  const isShop = top === self && config.shopUrl.startsWith(`${location.origin}/`);
  const letters = isShop ? lettersHere() : undefined;
  if (letters === undefined && !storage.get(openKey) && !storage.get(leavingKey)) return;
  const arriving = import('../../src/cart/crossing/arrival').then(({ arrive }) =>
    arrive({ ...storefront, sites: page().script?.dataset['sites'] }, letters),
  );
  if (letters !== undefined) cart.awaits(arriving);
  // Without the code it waits for the next page.
  arriving.catch(() => undefined);
}

/** As the first script of the shop's own pages has kept it; else from the address, which goes on without. One Storefront gets it. */
function lettersHere(): string | undefined {
  const place = document as PageWithBag;
  const { hash, pathname, search } = location;
  const mark = `#${bagMark}=`;
  const letters = place.airsideBag ?? (hash.startsWith(mark) ? hash.slice(mark.length) : undefined);
  delete place.airsideBag;
  if (hash.startsWith(mark)) history.replaceState(history.state, '', pathname + search);
  return letters;
}
