// One parameter of a listing's address → one filter (listing-query.ts writes it).
// ?brand=jim-beam~15,glen-orrin~4&category=gin~MjU&price=USD:20-50: a name for people, a number for the backend, so that nothing has
// to be looked up before the first question, and a number that has changed since can be found again by its name. Forms of before,
// and what says not by itself that it is a filter: ?filter.brand=4,5&filter.price=20_50&filter.grape=*Oak*, a range open at one
// end with a star there, a word to look for with stars on both sides.

/** What one attribute must be: one of `values`, between `from` and `to` (either may be open), or a text with `match` in it. */
export interface Filter {
  /** Attribute code. */
  readonly code: string;
  readonly values?: readonly string[];
  /** Major units of the shown currency where it is a price, else of the one that the address names. */
  readonly from?: number;
  readonly to?: number;
  readonly currency?: string;
  readonly match?: string;
}

/** Of values of one attribute: no panel offers more at once, but anybody can write a URL. */
const mostValues = 50;
export const filterPrefix = 'filter.';
const aliases: readonly (readonly [name: string, code: string])[] = [['category', 'category_uid']];
/** What a shop's address says besides. */
export const taken = ['page', 'pages', 'page_limit', 'sort', 'query', 'variant'];

export const codeOf = (name: string) => aliases.find(([alias]) => alias === name)?.[1] ?? name;
export const nameOf = (code: string) => aliases.find(([, known]) => known === code)?.[0] ?? code;
const isCode = (text: string) => /^[a-z][a-z0-9_]{0,59}$/.test(text);

/** "20_50", "*_50", "20_*", as a backend writes its price ranges; the ends in order. undefined for any other text. */
export function readRange(text: string): Pick<Filter, 'from' | 'to'> | undefined {
  const end = String.raw`(\*|\d{1,9}(?:\.\d{1,4})?)`;
  const [, low = '*', high = '*'] = new RegExp(`^${end}_${end}$`).exec(text) ?? [];
  if (low === high && low === '*') return undefined;
  if (low === '*') return { to: Number(high) };
  if (high === '*') return { from: Number(low) };
  return { from: Math.min(Number(low), Number(high)), to: Math.max(Number(low), Number(high)) };
}

function readAmount(code: string, text: string): Filter | undefined {
  const [, currency, range = ''] = /^([A-Z]{3}):([\d.]*-[\d.]*)$/.exec(text) ?? [];
  const ends = readRange(
    range
      .split('-', 2)
      .map((end) => end || '*')
      .join('_'),
  );
  return currency && ends && code === 'price' ? { code, ...ends, currency } : undefined;
}

/** "gin~MjU,rum~MjY" by name and value; undefined for any other text. */
export function readNamed(code: string, text: string): [name: string, value: string][] | undefined {
  const pairs = text.split(',').map((part) => /^([\p{L}\p{N}-]{0,60})~([^~]{1,80})$/u.exec(part));
  return pairs.every((pair) => pair !== null)
    ? pairs.map(([, name = '', value = '']) => [name, code === 'category_uid' ? padded(value) : value])
    : undefined;
}

const padded = (uid: string) => uid.padEnd(Math.ceil(uid.length / 4) * 4, '=');

const withValues = (code: string, values: readonly string[]): Filter => ({
  code,
  values: [...new Set(values)].sort().slice(0, mostValues),
});

/** A price is a range and nothing else: what a URL calls a price in another form is left out. */
function readPlain(code: string, text: string): Filter | undefined {
  const range = readRange(text);
  if (range) return { code, ...range };
  const match = /^\*([^*]{1,80})\*$/.exec(text)?.[1]?.trim();
  if (code === 'price' || text === '*_*') return undefined;
  if (match) return { code, match };
  const values = text.split(',').filter((value) => value.length > 0 && value.length <= 80);
  return values.length ? withValues(code, values) : undefined;
}

/** undefined: it is no filter, but somebody else's. */
export function readFilter(name: string, text: string): Filter | undefined {
  const isPrefixed = name.startsWith(filterPrefix);
  const code = codeOf(isPrefixed ? name.slice(filterPrefix.length) : name);
  if (!isCode(code) || (!isPrefixed && taken.includes(name))) return undefined;
  const amount = readAmount(code, text);
  if (amount) return amount;
  const named = code === 'price' ? undefined : readNamed(code, text);
  if (named)
    return withValues(
      code,
      named.map(([, value]) => value),
    );
  return isPrefixed ? readPlain(code, text) : undefined;
}
