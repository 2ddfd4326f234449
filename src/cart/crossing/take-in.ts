// Takes a bag in, once as far as can be proven (behaviour 4.7): what was there before is kept before the first write, and after an answer
// that did not come only what is provably missing is sent again.
import type { CartTools } from '../cart-state';
import { TransportError } from '../../transport/errors';
import type { Storefront } from '../../storefront';
import { mayBeCartRefused } from '../invalid-cart';
import { compare, quantitiesOf, type Compared } from './compare';
import { createJournal, type Ended, type Entry, type Journal } from './journal';
import type { Parcel, ParcelLine } from './parcel';

export type Taken =
  /** `isAgain`: earlier, not now. */
  | ({ state: 'ended'; isAgain: boolean } & Ended)
  /** The cart has changed otherwise, or is another one: nobody but the shopper can tell. */
  | { state: 'unclear'; entry: Entry }
  /** The backend is out of reach; nothing is known, and all is kept for the next time. */
  | { state: 'lost'; lines: readonly ParcelLine[]; from: string };

/** ms between looks at a cart that nothing has come into: what was sent may still be on its way. */
const looks = [500, 1000, 2000];

const pause = (ms: number) => new Promise<void>((done) => setTimeout(done, ms));

/** What a backend has answered is done or refused; of everything else nobody knows. */
const isAnswered = (error: unknown): boolean => error instanceof TransportError && error.kind === 'graphql';

/** `from`: origin of the page that the link was on; '' where the browser does not say. */
export async function takeIn(
  { cart, storage }: Pick<Storefront, 'cart' | 'storage'>,
  parcel: Parcel,
  from: string,
): Promise<Taken> {
  const journal = createJournal(storage);
  const lost: Taken = { state: 'lost', lines: parcel.lines, from };
  try {
    return (await cart.exclusively((tools) => takeInWith(tools, journal, parcel, from))) ?? lost;
  } catch (error) {
    if (!isAnswered(error)) return lost;
    // Nothing was written, and nothing is kept of it.
    const { lines } = parcel;
    return { state: 'ended', isAgain: false, at: 0, from, added: [], refused: lines, wasEmpty: true };
  }
}

async function takeInWith(tools: CartTools, journal: Journal, parcel: Parcel, from: string): Promise<Taken> {
  const ended = journal.endOf(parcel.number);
  if (ended) return { state: 'ended', isAgain: true, ...ended };
  const begun = journal.open().find(({ number }) => number === parcel.number);
  // Begun by a page that has gone since, with a cart that is not there any more.
  if (begun && begun.cartId !== tools.cartId) return { state: 'unclear', entry: begun };
  if (begun) return goOn(tools, journal, begun);
  const before = quantitiesOf((await tools.read()).items);
  const entry = journal.begin(parcel, from, tools.cartId, before);
  const complaints = await send(tools, entry.lines).catch((error: unknown) => {
    // Nothing was written; the cart may have to be replaced, and then all begins anew.
    journal.withdraw(entry.number);
    throw error;
  });
  return complaints === undefined ? goOn(tools, journal, entry) : conclude(tools, journal, entry, complaints);
}

/** Number of complaints; undefined: no answer came. Rejects where it may be the cart that the backend refuses. */
async function send(tools: CartTools, lines: readonly ParcelLine[]): Promise<number | undefined> {
  return tools.addAll(lines).catch((error: unknown) => {
    if (mayBeCartRefused(error)) throw error;
    return isAnswered(error) ? lines.length : undefined;
  });
}

const look = async ({ read }: CartTools, { before, lines }: Entry): Promise<Compared> =>
  compare(before, quantitiesOf((await read()).items), lines);

/** An answer did not come. */
async function goOn(tools: CartTools, journal: Journal, entry: Entry): Promise<Taken> {
  let seen = await look(tools, entry);
  for (const ms of looks) {
    if (seen.out.length < entry.lines.length) break;
    await pause(ms);
    seen = await look(tools, entry);
  }
  if (seen.unclear.length > 0) return { state: 'unclear', entry };
  if (seen.out.length === 0) return ended(journal, entry, seen);
  const complaints = await send(tools, seen.out);
  if (complaints !== undefined) return conclude(tools, journal, entry, complaints);
  seen = await look(tools, entry);
  return seen.in.length === entry.lines.length
    ? ended(journal, entry, seen)
    : { state: 'lost', lines: entry.lines, from: entry.from };
}

/** The backend has answered: what is not there now was refused. Some refuse all where one of them is refused. */
async function conclude(
  tools: CartTools,
  journal: Journal,
  entry: Entry,
  complaints: number,
): Promise<Taken> {
  let seen = await look(tools, entry).catch((error: unknown) => {
    // It is in, although nobody can look.
    if (complaints === 0) return { in: entry.lines, out: [], unclear: [] };
    throw error;
  });
  if (complaints > 0 && entry.lines.length > 1 && seen.out.length === entry.lines.length) {
    for (const line of seen.out) await tools.addAll([line]).catch(ignoreRefusal);
    seen = await look(tools, entry);
  }
  return ended(journal, entry, seen);
}

function ended(journal: Journal, entry: Entry, { in: added, out, unclear }: Compared): Taken {
  const end = journal.end(entry, [...added, ...unclear], out);
  return { state: 'ended', isAgain: false, ...end };
}

function ignoreRefusal(error: unknown): void {
  if (!isAnswered(error)) throw error;
}
