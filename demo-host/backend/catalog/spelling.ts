// Other spellings of a search that found nothing: words of the shop's own products that are a slip of the keys away.
import type { Context } from '../context';
import { all, run } from '../database';
import { settingFlag } from '../settings';
import { seesEmployeeCategories } from './audience';
import { listProducts } from './listing';

const mostSpellings = 3;
const mostWords = 16;
const mostStems = 12;

/** How many slips a word may hold: short ones turn into anything. */
const slips = (word: string) => (word.length < 3 ? 0 : word.length < 6 ? 1 : 2);

/** Searches that find something for the asker, the likeliest first; none unless the shop offers them. */
export function spellings(context: Context, search: string): { search: string }[] {
  const { db } = context;
  if (!settingFlag(db, 'catalog/search/search_suggestion_enabled')) return [];
  const words = (fold(search).match(/[\p{L}\p{N}]+/gu) ?? []).slice(0, mostWords);
  const near = words.map((word) => nearWords(context, word));
  if (near.every((known) => known.length === 0)) return [];
  const phrases = Array.from({ length: mostSpellings }, (_, rank) =>
    words.map((word, index) => near[index]?.[rank] ?? near[index]?.[0] ?? word).join(' '),
  );
  return [...new Set(phrases)]
    .filter((phrase) => finds(context, phrase))
    .map((phrase) => ({ search: phrase }));
}

const fold = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** What is only in the names of products that the asker may not see is not given away. */
const finds = (context: Context, search: string) =>
  listProducts(context, { search, pageSize: 1, currentPage: 1 }).total_count > 0;

/** Words of product names with the same first letter, nearest first, then the commonest. */
function nearWords(context: Context, word: string): string[] {
  const most = slips(word);
  const near = new Map<string, { distance: number; products: number }>();
  for (const { term, doc } of nearStems(context, word, most))
    for (const found of wordsOfNames(context, term)) {
      const away = distance(word, found);
      if (away > 0 && away <= most && !near.has(found)) near.set(found, { distance: away, products: doc });
    }
  return [...near]
    .sort(([, one], [, other]) => one.distance - other.distance || other.products - one.products)
    .slice(0, mostSpellings)
    .map(([found]) => found);
}

/** The index knows words by their stems, which are no words to show. */
function nearStems({ db }: Context, word: string, most: number): { term: string; doc: number }[] {
  const [first = ''] = word;
  run(db, 'CREATE VIRTUAL TABLE IF NOT EXISTS temp.product_word USING fts5vocab(main, product_text, row)');
  return all<{ term: string; doc: number }>(
    db,
    'SELECT term, doc FROM temp.product_word WHERE term >= ? AND term < ? AND length(term) <= ?',
    first,
    `${first}\u{10ffff}`,
    word.length + most,
  )
    .map((stem) => ({ ...stem, away: distance(stem.term, word.slice(0, stem.term.length)) }))
    .filter(({ term, away }) => away <= most + 1 && term.length >= word.length / 2)
    .sort((one, other) => one.away - other.away || other.doc - one.doc)
    .slice(0, mostStems);
}

/** Of names that the asker may read: a phrase with a hidden word in it may find something by its other words. */
function wordsOfNames(context: Context, stem: string): string[] {
  return all<{ name: string }>(
    context.db,
    `SELECT p.name FROM product_text JOIN product_index p ON p.product_id = product_text.rowid
     WHERE product_text MATCH ? ${seesEmployeeCategories(context) ? '' : 'AND p.employee_only = 0'} LIMIT 5`,
    // As a beginning: a stem may itself lose its end once more.
    `name : "${stem}"*`,
  ).flatMap(({ name }) => fold(name).match(/[\p{L}\p{N}]+/gu) ?? []);
}

/** Letters to put in, leave out, replace, or swap with their neighbour (optimal string alignment). */
export function distance(one: string, other: string): number {
  let before: number[] = [];
  let row = Array.from({ length: other.length + 1 }, (_, column) => column);
  for (let i = 1; i <= one.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= other.length; j += 1) {
      const isSame = one[i - 1] === other[j - 1];
      let least = Math.min(row[j]! + 1, next[j - 1]! + 1, row[j - 1]! + (isSame ? 0 : 1));
      if (i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1])
        least = Math.min(least, before[j - 2]! + 1);
      next[j] = least;
    }
    [before, row] = [row, next];
  }
  return row[other.length]!;
}
