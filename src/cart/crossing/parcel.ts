// What of a bag crosses over to the shop: goods and a number by chance, never a cart, a code or a text (behaviour 4.7). Pure.
import type { CartItem } from '../cart';

export interface ParcelLine {
  /** The SKU to ask for: the configurable product's, where options are chosen. */
  sku: string;
  quantity: number;
  /** Uids of the chosen options. */
  options?: string[];
}

export interface Parcel {
  /** Of this hand-over, by chance: the shop takes each once. */
  number: string;
  lines: ParcelLine[];
}

export const mostLines = 50;
/** Letters of the encoded bag. */
export const mostLetters = 8000;

export const lineOf = ({ sku, parentSku, selectedOptions, quantity }: CartItem): ParcelLine =>
  parentSku ? { sku: parentSku, quantity, options: selectedOptions } : { sku, quantity };

/** Names what is bought, however it is spelled. */
export const keyOf = ({ sku, options = [] }: ParcelLine): string =>
  [sku.toLowerCase(), ...[...options].sort()].join('\n');

/** The same for every bag that has the same in it. */
export const contentOf = (lines: readonly ParcelLine[]): string =>
  lines
    .map((line) => `${keyOf(line)}\n${line.quantity}`)
    .sort()
    .join('\n\n');

/** A number that nobody guesses. Not `randomUUID`, which pages without TLS lack. */
export function newNumber(): string {
  return asLetters(crypto.getRandomValues(new Uint8Array(16)));
}

export function encodeParcel({ number, lines }: Parcel): string {
  const rows = lines.map(({ sku, quantity, options = [] }) => [sku, quantity, ...options]);
  return asLetters(new TextEncoder().encode(JSON.stringify([number, ...rows])));
}

/** As many of the lines, from the first on, as one link may carry. */
export function fittingLines(lines: readonly ParcelLine[]): ParcelLine[] {
  const fitting = lines.slice(0, mostLines);
  const number = '0'.repeat(22);
  while (encodeParcel({ number, lines: fitting }).length > mostLetters) fitting.pop();
  return fitting;
}

/** base64url, which stands in an address as it is. */
function asLetters(bytes: Uint8Array): string {
  const text = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
  return text.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}
