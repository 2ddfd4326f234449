// What a shopper types, as an expression for the full-text index.
import { one, type Database } from '../database';

/** Letters and digits only, cut where the index cuts: quotes and operators of the query language never get through. */
function words(text: string): string[] {
  return [...text.toLowerCase().matchAll(/[\p{L}\p{N}]+/gu)].map(([word]) => word).slice(0, 16);
}

function isWord(db: Database, term: string, inColumn: string): boolean {
  const found = one(
    db,
    'SELECT rowid FROM product_text WHERE product_text MATCH ? LIMIT 1',
    `${inColumn}"${term}"`,
  );
  return found !== undefined;
}

/** Any of the words counts, the more the better. What is no whole word anywhere counts as the beginning of one. */
export function searchExpression(db: Database, text: string, column?: string): string {
  const terms = words(text);
  if (terms.length === 0) return '""';
  const inColumn = column === undefined ? '' : `${column} : `;
  return terms.map((term) => `${inColumn}"${term}"${isWord(db, term, inColumn) ? '' : '*'}`).join(' OR ');
}
