// Reads single cells as Magento's import does: numbers, dates, switches, lists, and the signs for empty and cleared.

/** In a cell: take the value away (an empty cell leaves it as it is). */
export const cleared = '__EMPTY__VALUE__';

/** Undoes the space that exports put before = + and - against spreadsheets. */
export function unprotected(text: string): string {
  return /^ [=+-]/.test(text) ? text.slice(1) : text;
}

export function readNumber(text: string): number | undefined {
  const trimmed = text.trim();
  return /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i.test(trimmed) ? Number(trimmed) : undefined;
}

const switches = new Map<string, boolean>([
  ['1', true],
  ['yes', true],
  ['true', true],
  ['y', true],
  ['enabled', true],
  ['enable', true],
  ['0', false],
  ['2', false],
  ['no', false],
  ['false', false],
  ['n', false],
  ['disabled', false],
  ['disable', false],
]);

export function readSwitch(text: string): boolean | undefined {
  return switches.get(text.trim().toLowerCase());
}

/** Month/day/year as exports write it (also with a time after U+202F), ISO, or words as in "5 Jan 2026". Gives ISO 8601 UTC. */
export function readDate(text: string): string | undefined {
  const trimmed = text.replace(/[\u202f\u00a0]/g, ' ').trim();
  const american = /^(\d{1,2})\/(\d{1,2})\/(\d{2}|\d{4})(?:,?\s+(.+))?$/.exec(trimmed);
  if (american) {
    const [, month, day, year, time] = american as unknown as [string, string, string, string, string?];
    return moment(fullYear(year), Number(month), Number(day), time);
  }
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})(?:[T\s]+(.+))?$/.exec(trimmed);
  if (iso) return moment(Number(iso[1]), Number(iso[2]), Number(iso[3]), iso[4]);
  if (!/[a-z]{3}/i.test(trimmed) || !/\d/.test(trimmed)) return undefined;
  const parsed = Date.parse(`${trimmed} UTC`);
  return Number.isNaN(parsed) ? undefined : new Date(parsed).toISOString();
}

function fullYear(text: string): number {
  const year = Number(text);
  if (text.length > 2) return year;
  return year < 70 ? 2000 + year : 1900 + year;
}

function moment(year: number, month: number, day: number, time?: string): string | undefined {
  const clock = /^(\d{1,2}):(\d{2})(?::(\d{2}))?(?:\.\d+)?\s*([ap]m)?(?:z|\+00:?00)?$/i.exec(time ?? '0:00');
  if (!clock) return undefined;
  const half = clock[4]?.toLowerCase();
  const hours = (Number(clock[1]) % (half ? 12 : 24)) + (half === 'pm' ? 12 : 0);
  const date = new Date(Date.UTC(year, month - 1, day, hours, Number(clock[2]), Number(clock[3] ?? 0)));
  // Date lets 31 February run on into March; a file that says so is wrong.
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day ? date.toISOString() : undefined;
}

const visibilities = new Map<string, number>([
  ['not visible individually', 1],
  ['catalog', 2],
  ['search', 3],
  ['catalog, search', 4],
]);

export function readVisibility(text: string): number | undefined {
  return visibilities.get(text.trim().toLowerCase());
}

export function readSkus(text: string): string[] {
  return text
    .split(',')
    .map((sku) => sku.trim())
    .filter((sku) => sku !== '' && sku !== cleared);
}
