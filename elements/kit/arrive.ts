// Sees whether somebody comes with a bag, or a page before this one has left something half done: what takes it in is fetched only then.
import { bagMark } from '../../src/cart/crossing/mark';
import { leavingKey, openKey } from '../../src/cart/crossing/keys';
import type { Storefront } from '../../src/storefront';
import { page } from './page';

/** behaviour 4.7: nothing arrives in a frame. A page that is prepared has no Storefront, and this is not called. */
export function arriveLater(storefront: Storefront): void {
  const { cart, config, storage } = storefront;
  const isShop = new URL(config.shopUrl).origin === location.origin && window.top === window;
  const shared = page();
  const letters = isShop && !shared.isBagTaken ? lettersHere() : undefined;
  if (letters === undefined && !storage.get(openKey) && !storage.get(leavingKey)) return;
  const { referrer } = document;
  shared.isBagTaken ||= letters !== undefined;
  const arriving = import('../../src/cart/crossing/arrival').then(({ arrive }) =>
    arrive(storefront, { letters, referrer, forget }),
  );
  if (letters !== undefined) cart.awaits(arriving);
  // Without the code it waits for the next page.
  arriving.catch(() => undefined);
}

interface Early {
  airsideBag?: string;
}

/** As the first script of the shop's own pages has kept it; else from the address, which goes on without. */
function lettersHere(): string | undefined {
  const [, letters] = new RegExp(`^#${bagMark}=([\\w-]+)$`).exec(location.hash) ?? [];
  if (letters !== undefined) history.replaceState(history.state, '', location.pathname + location.search);
  return letters ?? (document as Early).airsideBag ?? kept();
}

function kept(): string | undefined {
  try {
    return sessionStorage.getItem(bagMark) ?? undefined;
  } catch {
    return undefined;
  }
}

function forget(): void {
  delete (document as Early).airsideBag;
  try {
    sessionStorage.removeItem(bagMark);
  } catch {
    // Where nothing is kept, nothing is to be forgotten.
  }
}
