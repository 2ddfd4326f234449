// Which hand-overs this browser has begun and ended: kept before the first write, so that none is taken twice (behaviour 4.7).
import type { BrowserStorage } from '../../storage/browser-storage';
import { declareShapes } from '../../storage/shapes';
import type { Quantities } from './compare';
import { openKey } from './keys';
import type { Parcel, ParcelLine } from './parcel';

/** Begun: what was there before, and what is to come into it. */
export interface Entry {
  number: string;
  /** ms since 1970 */
  at: number;
  cartId: string;
  before: Quantities;
  lines: ParcelLine[];
  /** Origin of the page that the link was on; '' where the browser does not say. */
  from: string;
}

/** What became of one. */
export interface Ended {
  /** ms since 1970 */
  at: number;
  from: string;
  added: ParcelLine[];
  /** Not to be had. */
  refused: ParcelLine[];
  /** The cart was empty before. */
  wasEmpty: boolean;
}

export interface Journal {
  endOf(number: string): Ended | undefined;
  /** Begun, and not known how it ended. */
  open(): Entry[];
  begin(parcel: Parcel, from: string, cartId: string, before: Quantities): Entry;
  /** It is known that nothing was written. */
  withdraw(number: string): void;
  end(entry: Entry, added: ParcelLine[], refused: ParcelLine[]): Ended;
}

const endedKey = 'bagsTaken';
/** Seconds. */
const thirtyDays = 30 * 24 * 60 * 60;
/** Numbers that are remembered; more come from no shopper. */
const limit = 200;

const line = { sku: 'string', quantity: 'number' };
declareShapes({
  [openKey]: {
    '*': {
      number: 'string',
      at: 'number',
      cartId: 'string',
      before: { '*': 'number' },
      lines: [line],
      from: 'string',
    },
  },
  [endedKey]: {
    '*': { at: 'number', from: 'string', added: [line], refused: [line], wasEmpty: 'boolean' },
  },
});

export function createJournal(storage: BrowserStorage): Journal {
  const read = <T extends { at: number }>(key: string): Record<string, T> =>
    Object.fromEntries(
      Object.entries(storage.get<Record<string, T>>(key) ?? {}).filter(
        ([, { at }]) => Date.now() - at < thirtyDays * 1000,
      ),
    );
  const write = <T extends { at: number }>(key: string, records: Record<string, T>): void => {
    const newest = Object.entries(records).sort(([, one], [, other]) => other.at - one.at);
    if (newest.length === 0) storage.remove(key);
    else storage.set(key, Object.fromEntries(newest.slice(0, limit)), thirtyDays);
  };
  const withdraw = (number: string): void => {
    const { [number]: _, ...others } = read<Entry>(openKey);
    write(openKey, others);
  };

  return {
    endOf(number) {
      const ended = read<Ended>(endedKey);
      return Object.hasOwn(ended, number) ? ended[number] : undefined;
    },
    open: () => Object.values(read<Entry>(openKey)),
    begin({ number, lines }, from, cartId, before) {
      const entry = { number, lines, from, cartId, before, at: Date.now() };
      write(openKey, { ...read<Entry>(openKey), [number]: entry });
      return entry;
    },
    withdraw,
    end({ number, from, before }, added, refused) {
      const wasEmpty = Object.keys(before).length === 0;
      const ended: Ended = { at: Date.now(), from, added, refused, wasEmpty };
      write(endedKey, { ...read<Ended>(endedKey), [number]: ended });
      withdraw(number);
      return ended;
    },
  };
}
