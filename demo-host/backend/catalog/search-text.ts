// What a shopper types, as an expression for the full-text index.
import { one, type Database } from '../database';

/** Letters and digits only, cut where the index cuts: quotes and operators of the query language never get through. */
function words(text: string): string[] {
  return [...text.toLowerCase().matchAll(/[\p{L}\p{N}]+/gu)].map(([word]) => word).slice(0, 16);
}

function expression(terms: readonly string[], column: string | undefined, prefix: boolean): string {
  const any = terms.map((term) => `"${term}"${prefix ? '*' : ''}`).join(' OR ');
  return column === undefined ? any : `${column} : (${any})`;
}

/** Any of the words counts, the more the better. Where no whole word is found, beginnings of words count. */
export function searchExpression(db: Database, text: string, column?: string): string {
  const terms = words(text);
  if (terms.length === 0) return '""';
  const whole = expression(terms, column, false);
  const found = one(db, 'SELECT rowid FROM product_text WHERE product_text MATCH ? LIMIT 1', whole);
  return found === undefined ? expression(terms, column, true) : whole;
}
