// How the index and a search see a text: no case, no accents, numbers apart from letters.

/** Letters that are no letter and a mark to Unicode. */
const plain: Readonly<Record<string, string>> = {
  ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd', ð: 'd', þ: 'th', ı: 'i',
}; // oxfmt-ignore

/** "Cooper’s" is typed as "coopers"; other apostrophes stand between two words. */
const genitive = /(?<=\p{L})['’ʼ`´](?=s\b)/gu;

function folded(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(/[ßæœøłđðþı]/g, (letter) => plain[letter] ?? letter)
    .replace(genitive, '');
}

/** "Hokuto 12Yr, 750ml" → hokuto 12 yr 750 ml. */
export function wordsOf(text: string): string[] {
  return folded(text).match(/\p{L}+|\p{N}+/gu) ?? [];
}

/** Neighbours written as one, as in "greygoose". */
export function joinedPairs(words: readonly string[]): string[] {
  return words
    .slice(1)
    .flatMap((word, index) => (/\d/.test(word + words[index]!) ? [] : [`${words[index]}${word}`]));
}
