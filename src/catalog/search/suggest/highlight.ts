// Which parts of a text a shopper has searched for: the beginnings of its words, whatever their case and accents. Pure.

export interface Piece {
  text: string;
  isMatch: boolean;
}

const word = /[\p{L}\p{N}][\p{L}\p{N}\p{M}]*/gu;
const fold = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Joined, the pieces are the text again. */
export function highlight(text: string, query: string): Piece[] {
  const terms = (query.match(word) ?? []).map(fold);
  const pieces: Piece[] = [];
  const add = (part: string, isMatch: boolean) => {
    const last = pieces.at(-1);
    if (last?.isMatch === isMatch) last.text += part;
    else if (part) pieces.push({ text: part, isMatch });
  };
  let end = 0;
  for (const { 0: found, index } of text.matchAll(word)) {
    const folded = fold(found);
    const length = Math.max(0, ...terms.map((term) => (folded.startsWith(term) ? term.length : 0)));
    if (length === 0) continue;
    const match = prefixOf(found, length);
    add(text.slice(end, index), false);
    add(match, true);
    end = index + match.length;
  }
  add(text.slice(end), false);
  return pieces;
}

/** As much of a word as is `length` characters long without its accents. */
function prefixOf(text: string, length: number): string {
  let prefix = '';
  for (const character of text) {
    if (fold(prefix).length >= length && fold(character)) break;
    prefix += character;
  }
  return prefix;
}
