// The English texts that have come so far, by feature; what shows one imports its part of the catalogue.
export type Word = string | { readonly one: string; readonly other: string };
export interface Words {
  readonly [key: string]: Word | Words;
}

export const known: Record<string, Record<string, Word | Words>> = {};

/** Texts by key, for each feature that they belong to. */
export function addWords(texts: Readonly<Record<string, Words>>): void {
  for (const [feature, added] of Object.entries(texts)) Object.assign((known[feature] ??= {}), added);
}
