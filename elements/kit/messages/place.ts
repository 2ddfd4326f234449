// Gives a page a place for messages where it has none. Fetched with the first message.
import type { Toast } from '../../../src/app/toasts';
import type { Storefront } from '../../../src/storefront';
import type { Host } from '../host';
import { page } from '../page';

const tag = 'airside-toasts';

/** What was brought; it may not have found its Storefront yet. */
const brought = new WeakMap<Storefront, Element>();

export async function seeThatItIsSaid(storefront: Storefront, place: Document | Element): Promise<void> {
  const { text, toasts } = storefront;
  // Of the moment, and about nothing that was done: no place is made for these.
  const passing = [text('app.offline'), text('app.online')];
  const said = () => [...toasts.toasts.peek().values()].filter(({ message }) => !passing.includes(message));
  const waiting = said();
  if (!waiting.length || hasPlace(storefront) || !(await page().load(tag))) return;
  // With its code the page's own ones have found their Storefront.
  if (hasPlace(storefront)) return;
  const element = document.createElement(tag);
  brought.set(storefront, element);
  (place instanceof Document ? place.body : place).append(element);
  // Their time begins when they can be read.
  for (const toast of byId([...waiting, ...said()])) {
    if (!toast.timeout) continue;
    toasts.removeToast(toast.id);
    toasts.addToast(toast);
  }
}

const hasPlace = (storefront: Storefront): boolean =>
  !!brought.get(storefront)?.isConnected || isShown(document, storefront);

const byId = (toasts: readonly Toast[]): Iterable<Toast> =>
  new Map(toasts.map((toast) => [toast.id, toast])).values();

/** By an element of the page, also in open shadow roots. */
function isShown(root: ParentNode, storefront: Storefront): boolean {
  return [...root.querySelectorAll('*')].some(
    (element) =>
      (element.localName === tag && (element as Partial<Host>).currentStorefront?.peek() === storefront) ||
      (element.shadowRoot && isShown(element.shadowRoot, storefront)),
  );
}
