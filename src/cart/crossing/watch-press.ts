// A link to the shop's cart or checkout on a page of another site: it takes the bag along from the press on, and not before.
import type { Storefront } from '../../storefront';
import { encodeParcel } from './parcel';
import { lettersOfBag, setAside, type Aside } from './aside';
import { accountMark, bagMark } from './mark';

/** As far as a press goes: before a menu opens, a tab, or the page. */
const beginnings = ['pointerdown', 'dragstart', 'contextmenu', 'click', 'auxclick'];

/** The answer stops it. `aside`: what was set aside before, to be brought to the shop once more. */
export function watchPress(link: HTMLAnchorElement, shop: Storefront, aside?: Aside): () => void {
  const stop = new AbortController();
  const options = { signal: stop.signal };
  const plain = link.href;

  const letters = () =>
    aside ? encodeParcel(aside) : shop.user.isSignedIn.peek() ? accountMark : lettersOfBag(shop);
  const pack = () => {
    const bag = letters();
    link.href = bag ? `${plain.split('#', 1)[0]}#${bagMark}=${bag}` : plain;
  };
  // Whoever copies the link from a menu, or drags it, may follow it or not: the bag stays. Its number sees to the rest.
  const follow = (event: Event) => {
    const { button, altKey } = event as MouseEvent;
    if (button > 1 || altKey) return;
    let isOver = false;
    const end = () => {
      if (isOver) return;
      isOver = true;
      if (!event.defaultPrevented && !aside && !shop.user.isSignedIn.peek()) setAside(shop);
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
