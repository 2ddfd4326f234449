// Other spellings of a search that found nothing: words of the shop's own products that are a slip of the keys away.
import type { Context } from '../../context';
import { settingFlag } from '../../settings';
import { listProducts } from '../listing';
import { findsWord } from './found';
import { mostSpellings, nearWords } from './near-words';
import { wordsOf } from './words';

const mostWords = 16;

/** Searches that find something for the asker, the likeliest first; none unless the shop offers them. */
export function spellings(context: Context, search: string): { search: string }[] {
  const { db } = context;
  if (!settingFlag(db, 'catalog/search/search_suggestion_enabled')) return [];
  const words = wordsOf(search).slice(0, mostWords);
  const isKnown = words.map((word) => findsWord(context, word));
  // What is known is left as it is, unless each word is: then one of them may be meant otherwise.
  const near = words.map((word, index) =>
    isKnown[index] && isKnown.includes(false) ? [] : nearWords(context, word),
  );
  if (near.every((known) => known.length === 0)) return [];
  const phrases = Array.from({ length: mostSpellings }, (_, rank) =>
    words.map((word, index) => near[index]?.[rank] ?? near[index]?.[0] ?? word).join(' '),
  );
  return [...new Set(phrases)]
    .filter((phrase) => finds(context, phrase))
    .map((phrase) => ({ search: phrase }));
}

/** What is only in the names of products that the asker may not see is not given away. */
const finds = (context: Context, search: string) =>
  listProducts(context, { search, pageSize: 1, currentPage: 1 }).total_count > 0;
