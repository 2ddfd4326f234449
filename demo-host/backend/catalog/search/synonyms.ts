// Words that mean the same to who searches, in groups as an administrator of Magento writes them.
import type { Context } from '../../context';
import { all, run, type Database } from '../../database';
import { counter } from '../../settings';
import { wordsOf } from './words';

export interface SynonymGroup {
  /** Words or phrases, separated by commas. */
  synonyms: string;
  /** Of a store view; '' for all. */
  storeCode: string;
}

/** Phrases of one group, each as its words. */
type Phrases = readonly (readonly string[])[];

const kept = new WeakMap<Database, { revision: number; groups: { storeCode: string; phrases: Phrases }[] }>();

function groupsOf(db: Database) {
  const revision = counter(db, 'synonyms');
  let known = kept.get(db);
  if (known?.revision !== revision) {
    const rows = all<SynonymGroup>(
      db,
      'SELECT synonyms, store_code AS storeCode FROM search_synonym ORDER BY id',
    );
    const groups = rows.map(({ synonyms, storeCode }) => ({
      storeCode,
      phrases: synonyms.split(',').flatMap((text) => {
        const words = wordsOf(text);
        return words.length > 0 ? [words] : [];
      }),
    }));
    kept.set(db, (known = { revision, groups }));
  }
  return known.groups;
}

const startsWith = (words: readonly string[], at: number, phrase: readonly string[]) =>
  phrase.every((word, index) => words[at + index] === word);

/** The longest phrase that begins there and has synonyms: how many words it has, and what else it is called. */
export function synonymsAt(
  { db, store }: Context,
  words: readonly string[],
  at: number,
): { length: number; others: Phrases } {
  let length = 1;
  let others: Phrases = [];
  for (const { storeCode, phrases } of groupsOf(db)) {
    if (storeCode !== '' && storeCode !== store.code) continue;
    for (const phrase of phrases) {
      if (phrase.length < length || !startsWith(words, at, phrase)) continue;
      const more = phrases.filter((other) => other !== phrase);
      others = phrase.length > length ? more : [...others, ...more];
      length = phrase.length;
    }
  }
  return { length, others };
}

/** Call inside a transaction. */
export function writeSynonyms(db: Database, groups: readonly SynonymGroup[], replace: boolean): void {
  if (replace) run(db, 'DELETE FROM search_synonym');
  for (const { synonyms, storeCode } of groups)
    run(db, 'INSERT INTO search_synonym (store_code, synonyms) VALUES (?, ?)', storeCode, synonyms);
}
