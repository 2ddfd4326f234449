// What is suggested for what is being typed. Products are asked for when the typing pauses, the last question wins; what is known by name is there at once.
import { computed, effect, signal, untracked, type ReadonlySignal } from '@preact/signals-core';
import type { Storefront } from '../../../storefront';
import { liveQuery } from '../../../transport/resource';
import { createCatalog, followShopper } from '../../state';
import { createRecentSearches } from '../field/recent-searches';
import { createKnownPlaces } from '../places/known-places';
import { priceLimit } from '../places/price-limit';
import { meantBy } from '../places/search-address';
import { cleanQuery, mostSuggested } from '../search-query';
import { searchOptions, type SearchOption } from './options';
import { createPopular } from './popular';
import { inWords } from './in-words';
import { parseSuggestions, SearchSuggestionsDocument } from './suggest-api';

export interface Suggested {
  options: readonly SearchOption[];
  /** Products that the backend finds for what stands in the field; undefined while that is not known. */
  total: number | undefined;
  /** Nothing is found for it, nor anything like it. */
  isNothing: boolean;
  /** The same in one sentence; '' while more is to come. */
  said: string;
}

export interface Suggesting {
  suggested: ReadonlySignal<Suggested>;
  /** Where a search for it leads, when that is further than to what is found; else ''. */
  addressOf(query: string): string;
  dispose(): void;
}

/** One letter fits half of the shop: worth a search, but no suggestion. */
const shortest = 2;
/** ms without another letter. */
const pause = 180;

export function createSuggesting(storefront: Storefront, typed: ReadonlySignal<string>): Suggesting {
  const catalog = storefront.feature(createCatalog);
  const { queries } = storefront.feature(createRecentSearches);
  const { places, isKnown } = storefront.feature(createKnownPlaces);
  const query = computed(() => cleanQuery(typed.value));
  const popular = createPopular(storefront, () => query.value === '');
  const asked = signal('');
  const stopWaiting = effect(() => {
    const next = query.value;
    const isShort = [...next].length < shortest;
    const timer = setTimeout(() => (asked.value = next), pause);
    if (isShort) untracked(() => (asked.value = ''));
    if (isShort) clearTimeout(timer);
    return () => clearTimeout(timer);
  });
  const answer = liveQuery(
    storefront.transport,
    SearchSuggestionsDocument,
    () => {
      followShopper(storefront);
      return asked.value ? { ...wantedBy(asked.value, storefront), pageSize: mostSuggested } : undefined;
    },
    (data) => {
      const found = { query: asked.peek(), ...parseSuggestions(data, asked.peek()) };
      found.products.forEach(catalog.learnProduct);
      return found;
    },
  );
  return {
    suggested: computed(() => {
      const found = answer.error.value ? undefined : answer.data.value;
      const options = searchOptions(query.value, {
        answer: found,
        recent: queries.value,
        places: [...query.value].length < shortest && query.value ? [] : places.value,
        popular: popular.data.value ?? [],
      });
      const isAnswered = query.value !== '' && found?.query === query.value;
      const isNothing = isAnswered && found.total === 0 && options.every(({ kind }) => kind === 'hint');
      const isWhole = query.value === '' ? isKnown.value && !popular.pending.value : isAnswered;
      return {
        options,
        total: isAnswered ? found.total : undefined,
        isNothing,
        said: isWhole ? inWords(storefront.text, query.value, options, isNothing) : '',
      };
    }),
    addressOf: (words) => meantBy(places.peek(), words, storefront).address,
    dispose() {
      stopWaiting();
      answer.dispose();
      popular.dispose();
    },
  };
}

/** "whisky under 50" is whisky of up to 50. */
function wantedBy(query: string, { storeView, text }: Storefront) {
  const { words = query, ...price } = priceLimit(query, text, storeView.currency.value) ?? {};
  return { search: words, ...(words !== query && { filter: { price } }) };
}
