// Synonym groups from a CSV as Magento keeps them: `synonyms`, and for which store view they are.
import { parse } from 'csv-parse/sync';
import type { SynonymGroup } from './synonyms';

/** The file holds no synonyms; the message says in one line why. */
export class UnreadableSynonymsError extends Error {
  override name = 'UnreadableSynonymsError';
}

/** Columns of the groups, in the words of Magento's tables and of its grid. */
const columns = {
  synonyms: ['synonyms', 'synonym group'],
  store: ['store', 'store view', 'store_id', 'store code'],
} as const;
const everyStore = new Set(['', '0', 'all', 'admin', 'all store views']);

const mostGroups = 5000;
const longestGroup = 1000;

/** Whether a file with this first line is one of synonyms, not of products. */
export const isSynonymHeader = (line: string): boolean =>
  line.split(',').some((cell) => (columns.synonyms as readonly string[]).includes(nameOf(cell)));

const nameOf = (cell: string) =>
  cell
    .replace(/^\ufeff|"/g, '')
    .trim()
    .toLowerCase();

function cellsOf(text: string): string[][] {
  return parse(text, { bom: true, relax_column_count: true, relax_quotes: true, skip_empty_lines: true });
}

function recordsOf(text: string): string[][] {
  try {
    return cellsOf(text);
  } catch (error) {
    throw new UnreadableSynonymsError(`The synonyms cannot be read: ${(error as Error).message}`);
  }
}

/** `storeCodes`: code by what a file may call a store view (its code, name or number), in lower case. */
export function readSynonyms(text: string, storeCodes: ReadonlyMap<string, string>): SynonymGroup[] {
  const [header = [], ...records] = recordsOf(text);
  const column = (names: readonly string[]) => header.findIndex((cell) => names.includes(nameOf(cell)));
  const [synonyms, store] = [column(columns.synonyms), column(columns.store)];
  if (synonyms < 0) throw new UnreadableSynonymsError('The file has no column "synonyms".');
  return records.slice(0, mostGroups).flatMap((cells, index) => {
    const group = (cells[synonyms] ?? '').trim();
    const named = (cells[store] ?? '').trim().toLowerCase();
    const storeCode = everyStore.has(named) ? '' : storeCodes.get(named);
    if (storeCode === undefined)
      throw new UnreadableSynonymsError(`Record ${index + 2}: there is no store view "${cells[store]}".`);
    if (group.length > longestGroup)
      throw new UnreadableSynonymsError(`Record ${index + 2}: more than ${longestGroup} characters.`);
    return group.includes(',') ? [{ synonyms: group, storeCode }] : [];
  });
}
