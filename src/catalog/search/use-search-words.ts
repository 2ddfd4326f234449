// What stands in a search field, what is suggested for it, and what was searched for before.
import { useState } from 'react';
import { useText } from '../../words/use-text';
import { useElementEvents } from '../../ui/element-events';
import { useStorefront } from '../../use-storefront';
import { useLive } from '../use-live';
import { createRecentSearches } from './recent-searches';
import { cleanQuery } from './search-query';
import { createSuggestions } from './suggestions';

export interface SearchEvents {
  onSearched(detail: { query: string }): void;
}

export type SearchWords = ReturnType<typeof useSearchWords>;

/** Reads signals. `isTyped`: `query` counts as typed. */
export function useSearchWords(query: string, isTyped: boolean | undefined) {
  const storefront = useStorefront();
  const events = useElementEvents<SearchEvents>();
  const text = useText();
  const [typed, setTyped] = useState(query);
  const [given, setGiven] = useState(query);
  const [note, setNote] = useState('');
  const recent = storefront.feature(createRecentSearches);
  const suggestions = useLive((own) => {
    const made = createSuggestions(own);
    if (isTyped) made.type(query);
    return made;
  }, '');
  if (given !== query) {
    setGiven(query);
    setTyped(query);
  }

  return {
    typed,
    cleaned: cleanQuery(typed),
    answer: suggestions.value?.answer.value,
    recent: recent.queries.value,
    /** What was forgotten, in words, until something is typed. */
    note,
    type(next: string) {
      setTyped(next);
      setNote('');
      // As it is now: the field can be typed in before it is drawn again.
      suggestions.peek()?.type(next);
    },
    /** Answers what is searched for; '' where that is nothing. */
    remember(words: string): string {
      const next = cleanQuery(words);
      if (!next) return '';
      setTyped(next);
      recent.remember(next);
      storefront.app.executeSearch(next);
      events.onSearched?.({ query: next });
      return next;
    },
    forget(past: string) {
      recent.forget(past);
      setNote(text('search.forgotten', { query: past }));
    },
    forgetAll() {
      recent.clear();
      setNote(text('search.cleared'));
    },
  };
}
