// Words of the shop that are a slip of the keys away from one that was typed.
import { once, type Context } from '../../context';
import { all, run } from '../../database';
import { seesEmployeeCategories } from '../audience';
import { categoriesIn } from '../category-tree';
import { distance } from './distance';
import { wordsOf } from './words';

export const mostSpellings = 3;
const mostStems = 12;

/** How many slips a word may hold: short ones turn into anything. */
const slips = (word: string) => (word.length < 3 ? 0 : word.length < 6 ? 1 : 2);

/** Words of product names and categories that begin alike, nearest first, then the commonest. */
export const nearWords = (context: Context, word: string): string[] =>
  once(context, `near words of ${word}`, () => findNearWords(context, word));

function findNearWords(context: Context, word: string): string[] {
  const most = slips(word);
  if (most === 0) return [];
  const near = new Map<string, { distance: number; products: number }>();
  const note = (found: string, products: number) => {
    const away = distance(word, found);
    if (away > 0 && away <= most && !near.has(found)) near.set(found, { distance: away, products });
  };
  for (const { term, doc } of nearStems(context, word, most))
    for (const found of wordsOfNames(context, term)) note(found, doc);
  for (const found of wordsOfCategories(context)) note(found, 0);
  return [...near]
    .sort(([, one], [, other]) => one.distance - other.distance || other.products - one.products)
    .slice(0, mostSpellings)
    .map(([found]) => found);
}

/** The index knows words by their stems, which are no words to show. The first two letters may have changed places. */
function nearStems({ db }: Context, word: string, most: number): { term: string; doc: number }[] {
  run(db, 'CREATE VIRTUAL TABLE IF NOT EXISTS temp.product_word USING fts5vocab(main, product_text, row)');
  return [...new Set(word.slice(0, 2))]
    .flatMap((first) =>
      all<{ term: string; doc: number }>(
        db,
        'SELECT term, doc FROM temp.product_word WHERE term >= ? AND term < ? AND length(term) <= ?',
        first,
        `${first}\u{10ffff}`,
        word.length + most,
      ),
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
  ).flatMap(({ name }) => wordsOf(name));
}

function wordsOfCategories(context: Context): string[] {
  const everything = seesEmployeeCategories(context);
  return [...categoriesIn(context).byId.values()].flatMap(({ name, active, level, restricted }) =>
    active && level >= 2 && (everything || !restricted) ? wordsOf(name) : [],
  );
}
