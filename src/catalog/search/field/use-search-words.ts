// What stands in a search field, what is suggested for it, and what was searched for before.
import { useState } from 'react';
import { useText } from '../../../words/use-text';
import { useElementEvents } from '../../../ui/element-events';
import { useStorefront } from '../../../use-storefront';
import { useLive } from '../../use-live';
import { createRecentSearches } from './recent-searches';
import { cleanQuery } from '../search-query';
import { createSuggestions } from '../suggest/suggestions';

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

  const cleaned = cleanQuery(typed);
  const suggested = suggestions.value?.suggested.value;
  const addressOf = (words: string) => suggestions.peek()?.addressOf(words) ?? '';

  return {
    typed,
    cleaned,
    suggested,
    hasRecent: recent.queries.value.length > 0,
    addressOf,
    want: () => suggestions.peek()?.want(),
    /** Wanted for what stands in the field now, whoever has put it there. */
    wantNow: () => suggestions.peek()?.type(typed),
    /** What was forgotten, in words, until something is typed. */
    note,
    type(next: string) {
      setTyped(next);
      setNote('');
      // As it is now: the field can be typed in before it is drawn again.
      suggestions.peek()?.type(next);
    },
    /** What was typed has led to something. */
    keep: () => recent.remember(cleaned),
    /** Answers what is searched for; '' where that is nothing. */
    remember(words: string): string {
      const next = cleanQuery(words);
      if (!next) return '';
      setTyped(next);
      // What finds nothing is not worth to be offered again; the page of results tells of what is not known here.
      if (addressOf(next) || (next === cleaned && suggested?.total)) recent.remember(next);
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
