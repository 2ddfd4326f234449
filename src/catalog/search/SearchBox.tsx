// The field to search in, with what it suggests while one types: a combobox with a list, fully usable without the list.
import { useLayoutEffect, useRef, type KeyboardEvent, type MouseEvent } from 'react';
import '../../words/catalogue/search';
import { useElementId } from '../../ui/use-element-id';
import { useStyles } from '../../ui/use-styles';
import { useStorefront } from '../../use-storefront';
import type { SearchOption } from './options';
import { searchBoxStyles } from './search-box-styles';
import { searchPath } from './search-query';
import { SearchField } from './SearchField';
import { SearchSuggestions } from './SearchSuggestions';
import { useOptionList } from './use-option-list';
import { useSearchWords } from './use-search-words';

export type { SearchEvents } from './use-search-words';

export interface SearchBoxProps {
  /** What stands in the field at first, and after every change of it. */
  query?: string;
  /** The field has the focus; what stands in it counts as typed. */
  autoFocus?: boolean;
  /** Shows the results; without it the search page does. */
  onSearch?: (query: string) => void;
  /** A search was made, a suggestion followed, or Escape pressed when there was no list to close. */
  onClose?: () => void;
}

/** @useSignals The words are read from signals by useSearchWords. */
export function SearchBox({ query = '', autoFocus, onSearch, onClose }: SearchBoxProps) {
  useStyles(searchBoxStyles);
  const { routing } = useStorefront();
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
  const search = (asked: string) => {
    const next = words.remember(asked);
    if (!next) return field.current?.focus();
    leave();
    if (onSearch) onSearch(next);
    else routing.navigate(searchPath(next));
  };
  const pick = (option: SearchOption, event: MouseEvent) => {
    // Into a new tab or window: the browser's business.
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    if (option.kind === 'product') return leave();
    event.preventDefault();
    search(option.query);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // While an input method is composing, its keys are its own.
    if (event.nativeEvent.isComposing || event.altKey || list.press(event)) return;
    const { key } = event;
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      event.preventDefault();
      type(typed);
    } else if (key === 'Escape') {
      // The browser's own answer is to empty the field.
      event.preventDefault();
      if (list.isShown) {
        event.stopPropagation();
        list.close();
      } else if (onClose) onClose();
      else if (typed) type('');
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
        listId={list.isShown ? id : undefined}
        isExpanded={list.isShown && list.options.length > 0}
        activeId={list.active >= 0 ? `${id}${list.active}` : undefined}
        onType={type}
        onEnter={() => (autoFocus || typed === '') && list.open()}
        onReach={() => type(typed)}
        onKeyDown={onKeyDown}
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
