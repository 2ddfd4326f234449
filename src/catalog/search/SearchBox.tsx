// The field to search in, with what it suggests while one types: a combobox with a list, fully usable without the list.
import { useLayoutEffect, useRef, useState, type KeyboardEvent, type MouseEvent } from 'react';
import '../../words/catalogue/search';
import { useText } from '../../words/use-text';
import { useElementEvents } from '../../ui/element-events';
import { useElementId } from '../../ui/use-element-id';
import { useStyles } from '../../ui/use-styles';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { useStorefront } from '../../use-storefront';
import { useLive } from '../use-live';
import { searchOptions, type SearchOption } from './options';
import { createRecentSearches } from './recent-searches';
import { searchBoxStyles } from './search-box-styles';
import { cleanQuery, searchPath } from './search-query';
import { SearchField } from './SearchField';
import { SearchPanel } from './SearchPanel';
import { createSuggestions } from './suggestions';
import { useOptionList } from './use-option-list';

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

export interface SearchEvents {
  onSearched(detail: { query: string }): void;
}

export function SearchBox({ query = '', autoFocus, onSearch, onClose }: SearchBoxProps) {
  useStyles(searchBoxStyles);
  const storefront = useStorefront();
  const events = useElementEvents<SearchEvents>();
  const text = useText();
  const id = `${useElementId()}list`;
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(query);
  const [given, setGiven] = useState(query);
  const [note, setNote] = useState('');
  const recent = storefront.feature(createRecentSearches);
  const suggestions = useLive((own) => {
    const made = createSuggestions(own);
    if (autoFocus) made.type(query);
    return made;
  }, '');
  if (given !== query) {
    setGiven(query);
    setTyped(query);
  }

  const cleaned = cleanQuery(typed);
  const answer = suggestions.value?.answer.value;
  const options = searchOptions(cleaned, answer, recent.queries.value);
  const { list, isOpen, active, open, close, move, followActive } = useOptionList(
    options.map(({ key }) => key),
  );
  const isAnswered = cleaned !== '' && answer?.query === cleaned;
  const isNothing = isAnswered && answer.total === 0;
  const isShown = isOpen && (options.length > 0 || isNothing);

  // No key is pressed between two fields of which the second takes the place of the first.
  useLayoutEffect(() => {
    if (autoFocus) field.current?.focus();
  }, [autoFocus]);

  const type = (next: string) => {
    setTyped(next);
    setNote('');
    // As it is now: the field can be typed in before it is drawn again.
    suggestions.peek()?.type(next);
    open();
  };
  const leave = () => {
    close();
    onClose?.();
  };
  const search = (words: string) => {
    const next = cleanQuery(words);
    if (!next) return field.current?.focus();
    setTyped(next);
    recent.remember(next);
    storefront.app.executeSearch(next);
    events.onSearched?.({ query: next });
    leave();
    if (onSearch) onSearch(next);
    else storefront.routing.navigate(searchPath(next));
  };
  const pick = (option: SearchOption, event: MouseEvent) => {
    // Into a new tab or window: the browser's business.
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    if (option.kind === 'product') return leave();
    event.preventDefault();
    search(option.query);
  };
  const tell = (message: string) => {
    setNote(message);
    field.current?.focus();
  };

  const onKeyDown = (event: KeyboardEvent) => {
    // While an input method is composing, its keys are its own.
    if (event.nativeEvent.isComposing || event.altKey) return;
    const { key } = event;
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      event.preventDefault();
      if (options.length > 0) move(key);
      else type(typed);
    } else if (key === 'Enter' && active >= 0) {
      event.preventDefault();
      followActive();
    } else if (key === 'Escape') {
      // The browser's own answer is to empty the field.
      event.preventDefault();
      if (isShown) {
        event.stopPropagation();
        close();
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
        if (!event.currentTarget.contains(event.relatedTarget)) close();
      }}
    >
      <SearchField
        ref={field}
        value={typed}
        listId={isShown ? id : undefined}
        isExpanded={isShown && options.length > 0}
        activeId={active >= 0 ? `${id}${active}` : undefined}
        onType={type}
        onEnter={() => (autoFocus || typed === '') && open()}
        onReach={() => type(typed)}
        onKeyDown={onKeyDown}
        onSubmit={() => search(typed)}
      />
      <VisuallyHidden>
        <span role="status">
          {note ||
            (isOpen && isAnswered
              ? isNothing
                ? text('search.noSuggestions', { query: cleaned })
                : text('search.suggestionCount', { n: options.length })
              : '')}
        </span>
      </VisuallyHidden>
      {isShown && (
        <SearchPanel
          id={id}
          ref={list}
          options={options}
          active={active}
          query={cleaned}
          onPick={pick}
          onForget={(past) => {
            recent.forget(past);
            tell(text('search.forgotten', { query: past }));
          }}
          onClear={() => {
            recent.clear();
            tell(text('search.cleared'));
          }}
        />
      )}
    </div>
  );
}
