// The way to the shop out of a frame of another site (behaviour 10): the whole window goes, as nobody may frame the shop.
// Comes only where a page is in a frame.
import '../words/catalogue/frame';
import type { Text } from '../words/text';
import { isFramedByOthers } from './frame';
import { pressedLink } from './pressed-link';

/** As a toast of the app takes it; it stays until it is taken away. */
interface Sentence {
  type: 'warning';
  id: string;
  message: string;
  timeout: 0;
  dismissable: true;
}

/** How it is said that the frame could not be left. */
export interface Said {
  toasts: { addToast(toast: Sentence): unknown };
  text: Text;
}

export interface WayOut {
  /** To an address of the shop. False where the frame's sandbox forbids it: a new tab is tried, which may fail unseen, and the address is said. */
  leave(address: string): boolean;
  dispose(): void;
}

/** Links to the shop, also those in the page's own HTML, lead out at a press. undefined where nobody else frames the page. */
export function leadOut(isOfShop: (url: URL) => boolean, said: Said): WayOut | undefined {
  if (!isFramedByOthers()) return undefined;
  const leave = (address: string): boolean => leaveFrame(address, said);
  const onClick = (event: MouseEvent): void => {
    const link = pressedLink(event);
    if (!link || !isThisWindow(windowOf(link)) || isInPage(link) || !isOfShop(new URL(link.href))) return;
    event.preventDefault();
    leave(link.href);
  };
  // After everybody else, who may keep the press for themselves.
  window.addEventListener('click', onClick);
  return { leave, dispose: () => window.removeEventListener('click', onClick) };
}

function leaveFrame(address: string, { toasts, text }: Said): boolean {
  const wanted = windowOf();
  if (!isThisWindow(wanted) && tryToOpen(address, wanted)) return true;
  try {
    // Of another origin's window nothing but this can be set. It throws where a sandbox forbids it, or nobody has pressed anything.
    top!.location.href = address;
    return true;
  } catch {
    tryToOpen(address, '_blank', 'noopener');
    const shown = address.length > mostLetters ? withoutBag(address) : address;
    toasts.addToast({
      type: 'warning',
      id: 'frame',
      message: text('frame.refused', { address: shown }),
      timeout: 0,
      dismissable: true,
    });
    return false;
  }
}

/** A sandbox without windows answers null, or throws (Firefox). */
function tryToOpen(...asked: Parameters<typeof open>): Window | null {
  try {
    return open(...asked);
  } catch {
    return null;
  }
}

/** More of an address nobody copies from a message. */
const mostLetters = 1000;

const withoutBag = (address: string): string => address.split('#', 1)[0]!;

const isInPage = ({ href, hash }: HTMLAnchorElement): boolean =>
  hash !== '' && withoutBag(href) === withoutBag(location.href);

/** Name of the window that the page, or one link of it, wants an address opened in. */
const windowOf = (link?: HTMLAnchorElement): string =>
  link?.target || document.querySelector<HTMLBaseElement>('base[target]')?.target || '';

const isThisWindow = (name: string): boolean => /^(_self|_parent|_top)?$/i.test(name);
