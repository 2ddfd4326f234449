// Reads dates as the exports of many countries write them. Whether 03/11 is in March or in November a file tells as a whole.

export type DateOrder = 'day-first' | 'month-first';
export const dateOrders: readonly DateOrder[] = ['day-first', 'month-first'];

/** What a reader of the report can write instead. */
export const wantedDate = '2026-11-25 or 2026-11-25 13:30';

interface Parts {
  /** Year, and what else there is in the order of the text; two numbers whose order is open, or month and day. */
  year: number;
  first: number;
  second: number;
  time: string;
  /** Undefined: the text does not tell. */
  order?: DateOrder;
}

const time = String.raw`(?:[,.T]?\s*(\d{1,2}[:.]\d{2}.*))?`;
const yearFirst = new RegExp(
  String.raw`^(\d{4})\s*([-/.年])\s*(\d{1,2})\s*[-/.月]\s*(\d{1,2})[.日]?` + time + '$',
  'i',
);
const yearLast = new RegExp(
  String.raw`^(\d{1,2})\s*([-/.])\s*(\d{1,2})\s*\2\s*(\d{4}|\d{2})(?:\.|\s*(?:г|r)\.)?` + time + '$',
  'i',
);

function partsOf(text: string): Parts | undefined {
  const [, firstYear, , month, day, clock] = yearFirst.exec(text) ?? [];
  if (firstYear)
    return {
      year: Number(firstYear),
      first: Number(month),
      second: Number(day),
      time: clock ?? '',
      order: 'month-first',
    };
  const [, one, separator, other, year, later] = yearLast.exec(text) ?? [];
  if (!year) return undefined;
  const [first, second] = [Number(one), Number(other)];
  const parts = { year: fullYear(year), first, second, time: later ?? '' };
  // Nobody writes the month first with dots.
  if (separator === '.' || first > 12) return { ...parts, order: 'day-first' };
  return second > 12 ? { ...parts, order: 'month-first' } : parts;
}

function fullYear(text: string): number {
  const year = Number(text);
  if (text.length > 2) return year;
  return year < 70 ? 2000 + year : 1900 + year;
}

const clean = (text: string) => text.replace(/[\u202f\u00a0\u200e\u200f]/g, ' ').trim();

/** ISO 8601 UTC. `order`: of the file, for a text that does not tell by itself. */
export function readDate(text: string, order: DateOrder = 'month-first'): string | undefined {
  const trimmed = clean(text);
  const parts = partsOf(trimmed);
  if (!parts) return readWords(trimmed);
  const { year, first, second, time } = parts;
  const [month, day] = (parts.order ?? order) === 'month-first' ? [first, second] : [second, first];
  return moment(year, month, day, time);
}

/** "5 Jan 2026" */
function readWords(text: string): string | undefined {
  if (!/[a-z]{3}/i.test(text) || !/\d/.test(text)) return undefined;
  const parsed = Date.parse(`${text} UTC`);
  return Number.isNaN(parsed) ? undefined : new Date(parsed).toISOString();
}

function moment(year: number, month: number, day: number, time: string): string | undefined {
  const clock =
    /^(\d{1,2})[:.](\d{2})(?:[:.](\d{2}))?(?:[.,]\d+)?\s*(?:([ap])\.?\s?m\.?)?(?:uhr)?(?:z|\+00:?00)?$/i.exec(
      time || '0:00',
    );
  if (!clock) return undefined;
  const half = clock[4]?.toLowerCase();
  const hours = (Number(clock[1]) % (half ? 12 : 24)) + (half === 'p' ? 12 : 0);
  const date = new Date(Date.UTC(year, month - 1, day, hours, Number(clock[2]), Number(clock[3] ?? 0)));
  // Date lets 31 February run on into March; a file that says so is wrong.
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day ? date.toISOString() : undefined;
}

/** Day and month could be either, and both are different days. */
export function isDoubtful(text: string): boolean {
  const parts = partsOf(clean(text));
  return parts !== undefined && parts.order === undefined && parts.first !== parts.second;
}

/** In which order a file writes its dates, learnt from those that can be read in one way only. */
export class OrderOfFile {
  private readonly seen = new Set<DateOrder>();

  constructor(private readonly told?: DateOrder) {}

  note(text: string): void {
    const trimmed = clean(text);
    const match = yearLast.exec(trimmed);
    const order = match?.[2] === '.' ? undefined : match && partsOf(trimmed)?.order;
    if (order && readDate(text)) this.seen.add(order);
  }

  /** Undefined: neither the file tells, nor did anybody. */
  get order(): DateOrder | undefined {
    return this.seen.size === 1 ? [...this.seen][0] : this.told;
  }
}
