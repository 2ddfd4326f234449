// Brands as a list of all of them shows them.
import type { Brand } from '../brand-names/brands';

/** By first letter, without accents; what does not begin with a letter comes last, under '#'. */
export function byLetter(brands: readonly Brand[]): [letter: string, brands: Brand[]][] {
  const groups = new Map<string, Brand[]>();
  for (const brand of brands) {
    const first = brand.name.normalize('NFKD').charAt(0).toUpperCase();
    const letter = /\p{Letter}/u.test(first) ? first : '#';
    groups.set(letter, [...(groups.get(letter) ?? []), brand]);
  }
  return [...groups].sort(([a], [b]) => inOrder(a, b));
}

const inOrder = (a: string, b: string): number =>
  a === b ? 0 : a === '#' ? 1 : b === '#' ? -1 : a.localeCompare(b);

/** From A to Z, with those that are none of these; where all are in another script, they alone. */
export function alphabetWith(letters: readonly string[]): string[] {
  const latin = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  const isLatin = letters.some((letter) => latin.includes(letter));
  return [...new Set([...(isLatin ? latin : []), ...letters])].sort(inOrder);
}
