// What is suggested for what is being typed: asked for when the typing pauses, the last question wins.
import { computed, signal, type ReadonlySignal } from '@preact/signals-core';
import { liveQuery } from '../../transport/resource';
import type { Storefront } from '../../storefront';
import { createCatalog, followShopper } from '../state';
import { cleanQuery } from './search-query';
import {
  parseSuggestions,
  SearchSuggestionsDocument,
  suggestionVariables,
  type SuggestionAnswer,
} from './suggest-api';

export interface SuggestionsFor extends SuggestionAnswer {
  query: string;
}

export interface Suggestions {
  /** undefined: there is nothing to suggest (yet). While an answer is awaited the one before stands. */
  readonly answer: ReadonlySignal<SuggestionsFor | undefined>;
  /** Tells what stands in the field. */
  type(text: string): void;
  dispose(): void;
}

/** One letter fits half of the shop: worth a search, but no suggestion. */
const shortest = 2;
/** ms without another letter. */
const pause = 180;

export function createSuggestions(storefront: Storefront): Suggestions {
  const catalog = storefront.feature(createCatalog);
  const query = signal('');
  let asked = '';
  let timer: ReturnType<typeof setTimeout> | undefined;
  const answer = liveQuery(
    storefront.transport,
    SearchSuggestionsDocument,
    () => {
      followShopper(storefront);
      asked = query.value;
      return asked ? suggestionVariables(asked) : undefined;
    },
    (data) => {
      const found = { query: asked, ...parseSuggestions(data, asked) };
      found.products.forEach(catalog.learnProduct);
      return found;
    },
  );
  return {
    answer: computed(() => (answer.error.value ? undefined : answer.data.value)),
    type(text) {
      clearTimeout(timer);
      const next = cleanQuery(text);
      if ([...next].length < shortest) query.value = '';
      else timer = setTimeout(() => (query.value = next), pause);
    },
    dispose() {
      clearTimeout(timer);
      answer.dispose();
    },
  };
}
