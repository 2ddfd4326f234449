// Search as the recorded shop's stand-in engine had it: any of the words counts, the more the better.
import { one, type Database } from '../../database';
import { wordsOf } from './words';

const mostWords = 16;
/** What that engine knew of a product. */
const everything = '{name sku brand short_description description}';

function isWord(db: Database, term: string, columns: string): boolean {
  const found = one(
    db,
    'SELECT rowid FROM product_text WHERE product_text MATCH ? LIMIT 1',
    `${columns} : "${term}"`,
  );
  return found !== undefined;
}

/** What is no whole word anywhere counts as the beginning of one. */
export function recordedExpression(db: Database, text: string, columns = everything): string {
  const terms = wordsOf(text).slice(0, mostWords);
  if (terms.length === 0) return '""';
  return terms.map((term) => `${columns} : "${term}"${isWord(db, term, columns) ? '' : '*'}`).join(' OR ');
}

/** Best first: a word in the name counts ten times as much as one in the description; of equals the shorter name. */
export const recordedOrder = ['CAST(bm25(product_text, 10, 8, 5, 2, 1, 0, 0) AS INTEGER)', 'length(p.name)'];
