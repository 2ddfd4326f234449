// Reads single cells as Magento's import does: numbers, switches, lists, and the signs for empty and cleared.
import { decodeHTMLStrict } from 'entities/decode';

/** In a cell: take the value away (an empty cell leaves it as it is). */
export const cleared = '__EMPTY__VALUE__';

/** Whether a cell says something: one that clears does, but no value. */
export function isGiven(row: Readonly<Record<string, string>>, column: string): boolean {
  return !['', cleared, undefined].includes(row[column]);
}

/** Text that may be written as HTML, "Gin&trade;", as people read it. Once only; mark-up stays mark-up. */
export const readable = (text: string): string => (/<[a-z/!]/i.test(text) ? text : decodeHTMLStrict(text));

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
