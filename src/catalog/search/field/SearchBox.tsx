// The field to search in, with what it suggests while one types: a combobox with a list, fully usable without the list.
import { useLayoutEffect, useRef, type KeyboardEvent, type MouseEvent } from 'react';
import '../../../words/catalogue/search';
import { useElementId } from '../../../ui/use-element-id';
import { useStyles } from '../../../ui/use-styles';
import { useStorefront } from '../../../use-storefront';
import type { SearchOption } from '../suggest/options';
import { leadOn } from '../places/lead-on';
import { searchBoxStyles } from './search-box-styles';
import { searchPath } from '../search-query';
import { SearchField } from './SearchField';
import { SearchSuggestions } from '../suggest/SearchSuggestions';
import { useOptionList, type OptionList } from '../suggest/use-option-list';
import { useSearchWords, type SearchWords } from './use-search-words';

export type { SearchEvents } from './use-search-words';

export interface SearchBoxProps {
  /** What stands in the field at first, and after every change of it. */
  query?: string;
  /** The field has the focus; what stands in it counts as typed. */
  autoFocus?: boolean;
  /** It does not open by itself for what is popular: that stands on the page. */
  isQuiet?: boolean;
  /** Shows the results; without it the search page does. */
  onSearch?: (query: string) => void;
  /** A search was made, a suggestion followed, or Escape pressed when there was no list to close first. */
  onClose?: () => void;
}

/** @useSignals The words are read from signals by useSearchWords. */
export function SearchBox({ query = '', autoFocus, isQuiet, onSearch, onClose }: SearchBoxProps) {
  useStyles(searchBoxStyles);
  const storefront = useStorefront();
  const { routing } = storefront;
  const id = `${useElementId()}list`;
  const field = useRef<HTMLInputElement>(null);
  const words = useSearchWords(query, autoFocus);
  const list = useOptionList(words);
  const { typed } = words;

  // No key is pressed between two fields of which the second takes the place of the first.
  useLayoutEffect(() => {
    if (autoFocus) field.current?.focus();
  }, [autoFocus]);

  const type = (next: string) => {
    words.type(next);
    list.open();
  };
  const leave = () => {
    list.close();
    onClose?.();
  };
  /** To what is meant by it, a category or a limit of the price, else to what is found; `isPlain`: to that anyway. */
  const search = (asked: string, isPlain = false) => {
    const next = words.remember(asked);
    if (!next) return field.current?.focus();
    leave();
    const address = isPlain ? '' : words.addressOf(next);
    if (onSearch) return onSearch(next);
    routing.navigate(address || searchPath(next));
    if (!address && !isPlain) leadOn(storefront, next);
  };
  const pick = (option: SearchOption, event: MouseEvent) => {
    // Into a new tab or window: the browser's business.
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    if ('query' in option) {
      event.preventDefault();
      search(option.query, option.kind === 'all');
    } else {
      words.keep();
      leave();
    }
  };
  return (
    <div
      className="search-box"
      role="search"
      part="search-box"
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) list.close();
      }}
    >
      <SearchField
        ref={field}
        value={typed}
        listId={list.isShown && list.options.length > 0 ? id : undefined}
        isExpanded={list.isShown && list.options.length > 0}
        activeId={list.active >= 0 ? `${id}${list.active}` : undefined}
        onType={type}
        onEnter={() => (autoFocus || typed === '') && (!isQuiet || words.hasRecent) && list.open()}
        onReach={() => type(typed)}
        onKeyDown={(event) => pressed(event, words, list, onClose)}
        onSubmit={() => search(typed)}
      />
      <SearchSuggestions
        id={id}
        words={words}
        list={list}
        onPick={pick}
        onForgotten={() => field.current?.focus()}
      />
    </div>
  );
}

/** The field's own keys, where the list has none of them. */
function pressed(
  event: KeyboardEvent,
  { typed, type }: SearchWords,
  list: OptionList,
  onClose: (() => void) | undefined,
): void {
  // While an input method is composing, its keys are its own.
  if (event.nativeEvent.isComposing || event.altKey || list.press(event)) return;
  const { key } = event;
  if (key === 'ArrowDown' || key === 'ArrowUp') {
    event.preventDefault();
    type(typed);
    list.open();
  } else if (key === 'Escape') {
    // The browser's own answer is to empty the field.
    event.preventDefault();
    // What is offered before anything is typed goes with the whole.
    if (list.isShown && (typed || !onClose)) {
      event.stopPropagation();
      list.close();
    } else if (onClose) onClose();
    else if (typed) {
      type('');
      list.open();
    }
  }
}
