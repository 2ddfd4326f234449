// Imports search synonyms, as Magento keeps them, from a CSV.
import { readSynonyms } from '../catalog/search/read-synonyms';
import { writeSynonyms } from '../catalog/search/synonyms';
import { all, transaction, type Database } from '../database';

/** Replaces the groups that are there unless `append`; tells how many were read. Throws UnreadableSynonymsError. */
export function importSynonyms(db: Database, text: string, append: boolean): number {
  const views = all<{ id: number; code: string; name: string }>(db, 'SELECT id, code, name FROM store_view');
  const codes = new Map(
    views.flatMap(({ id, code, name }) => [code, name, String(id)].map((key) => [key.toLowerCase(), code])),
  );
  const groups = readSynonyms(text, codes);
  transaction(db, () => writeSynonyms(db, groups, !append));
  return groups.length;
}
