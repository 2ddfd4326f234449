// A page in a frame of another site, where no page of the shop may be shown: the way to the shop leads out (behaviour 10).
import type { Said, WayOut } from './out-of-frame';

export function isFramedByOthers(): boolean {
  // A server has neither.
  const { top, self } = globalThis;
  if (!top || top === self) return false;
  try {
    return !top.location.href;
  } catch {
    return true;
  }
}

/** undefined where nobody else frames the page, or where the code does not come: then all goes on as in a page. */
export function wayOut(isOfShop: (url: URL) => boolean, said: Said): Promise<WayOut | undefined> | undefined {
  if (isFramedByOthers())
    return import('./out-of-frame').then(
      ({ leadOut }) => leadOut(isOfShop, said),
      () => undefined,
    );
  return undefined;
}
