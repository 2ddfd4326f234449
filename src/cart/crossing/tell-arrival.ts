// Says in one line what came of a bag that has crossed over, and offers what helps (behaviour 4.7). No word of it is the link's.
import '../../words/catalogue/cart-crossing';
import type { Storefront } from '../../storefront';
import type { CartItem } from '../cart';
import { holds, missingOf, piecesIn, quantitiesOf } from './compare';
import { createJournal, type Ended, type Entry } from './journal';
import { namesOf } from './names';
import { keyOf, lineOf, newNumber, type Parcel, type ParcelLine } from './parcel';
import { readSites, siteName } from './site-name';
import { takeIn, type Taken } from './take-in';

const id = 'bag-arrived';
/** ms; for so long a second press of the same link is told the same once more. */
const young = 10 * 60 * 1000;

export interface WithSites {
  /** What the shop calls the sites that may embed it, as its server writes it (site-name.ts). */
  sites?: string;
}

type Shop = Pick<Storefront, 'cart' | 'storage' | 'text' | 'toasts' | 'transport'> & WithSites;

/** Takes it in and says what came of it. */
export async function takeInAndTell(shop: Shop, parcel: Parcel, from: string): Promise<Taken> {
  const taken = await takeIn(shop, parcel, from);
  await tell(shop, taken, parcel);
  return taken;
}

async function tell(shop: Shop, taken: Taken, parcel: Parcel): Promise<void> {
  if (taken.state === 'ended' && taken.isAgain) tellAgain(shop, taken, parcel);
  else if (taken.state === 'ended') await tellEnded(shop, taken);
  else if (taken.state === 'unclear') tellUnclear(shop, taken.entry);
  else {
    const site = nameOf(shop, taken.from);
    const message = shop.text('cart.arrivalLost', { n: piecesIn(taken.lines), site });
    const retry = () => takeInAndTell(shop, parcel, taken.from);
    say(shop, 'error', message, [shop.text('cart.arrivalRetry'), retry]);
  }
}

async function tellEnded(shop: Shop, { added, refused, from, wasEmpty }: Ended): Promise<void> {
  const { text } = shop;
  const site = nameOf(shop, from);
  const n = piecesIn(added);
  const arrived = text(n === 0 ? 'cart.arrivedNothing' : wasEmpty ? 'cart.arrived' : 'cart.arrivedBeside', {
    n,
    site,
  });
  const missing =
    refused.length > 0 && text('cart.notHad', { names: await namesOf(shop.transport, text, refused) });
  const message = missing ? `${arrived}\n${missing}` : arrived;
  say(
    shop,
    missing ? 'warning' : 'info',
    message,
    n > 0 ? [text('cart.arrivalUndo'), () => undo(shop, added)] : undefined,
  );
}

/** The number was used up before: nothing is added. */
function tellAgain(shop: Shop, ended: Ended, { lines }: Parcel): void {
  const items = shop.cart.details.peek()?.items ?? [];
  if (ended.added.length === 0) return;
  if (holds(quantitiesOf(items), ended.added)) {
    if (Date.now() - ended.at < young) void tellEnded(shop, { ...ended, refused: [] });
    return;
  }
  const { text } = shop;
  const repeat = () => takeInAndTell(shop, { number: newNumber(), lines }, ended.from);
  const message = text('cart.arrivedBefore', { site: nameOf(shop, ended.from) });
  say(shop, 'info', message, [text('cart.arrivalRepeat'), repeat]);
}

/** In doubt nothing is added: the shopper is asked. */
function tellUnclear(shop: Shop, entry: Entry): void {
  const { cart, storage, text } = shop;
  const close = () => void createJournal(storage).end(entry, [], []);
  const addRest = async () => {
    const details = cart.details.peek();
    const isSame = details?.id === entry.cartId;
    const rest = isSame ? missingOf(entry.before, quantitiesOf(details.items), entry.lines) : entry.lines;
    close();
    if (rest.length > 0) await takeInAndTell(shop, { number: newNumber(), lines: rest }, entry.from);
  };
  const message = text('cart.arrivalUnclear', { site: nameOf(shop, entry.from) });
  say(shop, 'warning', message, [text('cart.arrivalAddRest'), addRest], close);
}

async function undo(shop: Shop, added: readonly ParcelLine[]): Promise<void> {
  const { cart, text } = shop;
  let isDone = true;
  let isThere = false;
  for (const line of added) {
    const item = cart.details.peek()?.items.find((one: CartItem) => keyOf(lineOf(one)) === keyOf(line));
    isThere ||= !!item;
    if (item) isDone = (await cart.updateItem(item.uid, item.quantity - line.quantity)) && isDone;
  }
  // Ordered meanwhile, or taken out already.
  if (!isThere) return;
  say(shop, isDone ? 'info' : 'error', text(isDone ? 'cart.arrivalUndone' : 'cart.arrivalUndoFailed'));
}

const nameOf = ({ sites = '', text }: Shop, from: string): string =>
  siteName(readSites(sites), from) ?? text('cart.anotherSite');

type Offer = readonly [label: string, act: () => Promise<unknown>];

/** One at a time: the newest is what counts. */
function say(
  { toasts }: Shop,
  type: 'info' | 'warning' | 'error',
  message: string,
  offer?: Offer,
  onDismiss?: () => void,
): void {
  const [actionText, act] = offer ?? [];
  toasts.addToast({
    id,
    type,
    message,
    // What can be pressed waits for whoever takes their time.
    timeout: act ? 0 : 8000,
    dismissable: true,
    onDismiss,
    ...(actionText !== undefined && {
      actionText,
      onAction: () => {
        toasts.removeToast(id);
        void act?.();
      },
    }),
  });
}
