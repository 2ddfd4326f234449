// The known word that a misspelt one most likely stands for.

/** undefined where nothing is near enough: a third of the letters may be wrong, or missing, or swapped. */
export function didYouMean(word: string, known: Iterable<string>): string | undefined {
  let best: { word: string; distance: number } | undefined;
  for (const candidate of known) {
    const distance = plain(word) === plain(candidate) ? 0.5 : edits(word, candidate);
    const isNear = distance <= Math.max(1, Math.floor(candidate.length / 3));
    if (isNear && (!best || distance < best.distance)) best = { word: candidate, distance };
  }
  return best?.word;
}

const plain = (word: string): string => word.toLowerCase().replace(/[-_]/g, '');

/** Letters to put in, take out, change or swap (optimal string alignment). */
function edits(from: string, to: string): number {
  // A pasted text may be of any length; nobody means a word by it.
  if (Math.abs(from.length - to.length) > to.length) return Infinity;
  const rows: number[][] = [Array.from({ length: to.length + 1 }, (_, index) => index)];
  for (let i = 1; i <= from.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= to.length; j += 1) {
      const change = from[i - 1] === to[j - 1] ? 0 : 1;
      let least = Math.min(rows[i - 1]![j]! + 1, row[j - 1]! + 1, rows[i - 1]![j - 1]! + change);
      if (i > 1 && j > 1 && from[i - 1] === to[j - 2] && from[i - 2] === to[j - 1])
        least = Math.min(least, rows[i - 2]![j - 2]! + 1);
      row.push(least);
    }
    rows.push(row);
  }
  return rows[from.length]![to.length]!;
}
