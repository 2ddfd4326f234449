// A link to the shop's cart or checkout on a page of another site: it takes the bag along from the press on, and not before.
import type { Storefront } from '../../storefront';
import { encodeParcel } from './parcel';
import { lettersOfBag, setAside } from './aside';
import type { Aside } from './aside-record';
import { accountMark, bagMark } from './mark';

/** As far as a press goes: before a menu opens, a tab, or the page. */
const beginnings = ['pointerdown', 'dragstart', 'contextmenu', 'click', 'auxclick'];

/** Follows a link that was pressed before this code was there, or in a frame. */
export async function goAcross(address: string, shop: Storefront, aside?: Aside): Promise<void> {
  // Where nobody gets out, the bag stays.
  if (await shop.routing.leave(packed(address, shop, aside))) leaveBehind(shop, aside);
}

function packed(address: string, shop: Storefront, aside: Aside | undefined): string {
  const { user } = shop;
  const letters = aside ? encodeParcel(aside) : user.isSignedIn.peek() ? accountMark : lettersOfBag(shop);
  return letters ? `${address.split('#', 1)[0]}#${bagMark}=${letters}` : address;
}

function leaveBehind(shop: Storefront, aside: Aside | undefined): void {
  if (!aside && !shop.user.isSignedIn.peek()) setAside(shop);
}

/** The answer stops it. `aside`: what was set aside before, to be brought to the shop once more. */
export function watchPress(link: HTMLAnchorElement, shop: Storefront, aside?: Aside): () => void {
  const stop = new AbortController();
  const options = { signal: stop.signal };
  const plain = link.href;

  const pack = () => void (link.href = packed(plain, shop, aside));
  // Whoever copies the link from a menu, or drags it, may follow it or not: the bag stays. Its number sees to the rest.
  const follow = (event: Event) => {
    const { button, altKey } = event as MouseEvent;
    if (button > 1 || altKey) return;
    let isOver = false;
    const end = () => {
      if (isOver) return;
      isOver = true;
      if (!event.defaultPrevented) leaveBehind(shop, aside);
    };
    // After everybody else, who may keep the press for themselves.
    window.addEventListener(event.type, end, { once: true, ...options });
    setTimeout(end);
    setTimeout(() => (link.href = plain));
  };
  for (const type of beginnings) link.addEventListener(type, pack, options);
  for (const type of ['click', 'auxclick']) link.addEventListener(type, follow, options);
  return () => stop.abort();
}
