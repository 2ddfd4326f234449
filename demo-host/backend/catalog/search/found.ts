// Which expression of a search is asked: the strictest that finds more than a few products for the asker.
import type { Context } from '../../context';
import { one } from '../../database';
import { seesEmployeeCategories } from '../audience';
import { meantProducts } from './meant';
import { nearWords } from './near-words';
import type { SearchPlan } from './search-plan';

/** Fewer than these, and what fits less well follows. */
const few = 4;

/** How many products it finds, up to `few`. */
function findsOf(context: Context, expression: string): number {
  const sql = `SELECT count(*) AS count FROM (
    SELECT 1 FROM product_text CROSS JOIN product_index p ON p.product_id = product_text.rowid
    WHERE product_text MATCH ? AND p.visibility IN (3, 4) ${seesEmployeeCategories(context) ? '' : 'AND p.employee_only = 0'}
    LIMIT ${few})`;
  return one<{ count: number }>(context.db, sql, expression)?.count ?? 0;
}

/** Something that the asker may see has a word that begins like that. */
export const findsWord = (context: Context, word: string): boolean => findsOf(context, `"${word}"*`) > 0;

/** Another word is a slip of the keys away: it is proposed instead. */
const isMistyped = (context: Context, word: string) =>
  !findsWord(context, word) && nearWords(context, word).length > 0;

export function foundExpression(context: Context, text: string, { words, rungs }: SearchPlan): string {
  const [names = '""', texts = names, ...some] = rungs;
  if (findsOf(context, names) >= few) return names;
  const found = findsOf(context, texts);
  if (found >= few) return texts;
  if (found > 0 && meantProducts(context, text).size > 0) return texts;
  if (found === 0 && findsOf(context, names) > 0) return names;
  if (found === 0 && words.some((word) => isMistyped(context, word))) return '""';
  return some.find((expression) => findsOf(context, expression) >= few) ?? some.at(-1) ?? texts;
}
