// Reads the bag that a link brings. Anybody may have written the link: what is not exactly a bag is none.
import { config, gt, int, lte, maxLength, minLength, regex, safeParse, string, tuple } from 'zod/mini';
import { keyOf, mostLetters, mostLines, type Parcel, type ParcelLine } from './parcel';

// Compiled checks need 'unsafe-eval', which a strict Content-Security-Policy does not give.
config({ jitless: true });

/** As long as Magento lets one be. */
const sku = string().check(minLength(1), maxLength(64));
const quantity = int().check(gt(0), lte(10_000));
const option = string().check(regex(/^[\w+/=-]{1,200}$/));
const row = tuple([sku, quantity], option);
const bag = tuple([string().check(regex(/^[\w-]{16,40}$/))], row);

/** undefined: there is none in it. Equal lines are one. */
export function readParcel(letters: string): Parcel | undefined {
  if (letters.length > mostLetters) return undefined;
  const { data } = safeParse(bag, parsed(letters));
  if (!data) return undefined;
  const [number, ...rows] = data;
  if (rows.length < 1 || rows.length > mostLines) return undefined;
  const lines = new Map<string, ParcelLine>();
  for (const [sku, quantity, ...options] of rows) {
    const line = { sku, quantity, ...(options.length > 0 && { options }) };
    const same = lines.get(keyOf(line));
    if (same) same.quantity += quantity;
    else lines.set(keyOf(line), line);
  }
  return { number, lines: [...lines.values()] };
}

function parsed(letters: string): unknown {
  try {
    const text = atob(letters.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(text, (letter) => letter.charCodeAt(0));
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return undefined;
  }
}
