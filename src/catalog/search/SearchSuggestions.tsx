// What a search box says and shows below its field.
import type { MouseEvent } from 'react';
import { useText } from '../../words/use-text';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import type { SearchOption } from './options';
import { SearchPanel } from './SearchPanel';
import type { OptionList } from './use-option-list';
import type { SearchWords } from './use-search-words';

export interface SearchSuggestionsProps {
  /** Of the list. */
  id: string;
  words: SearchWords;
  list: OptionList;
  onPick: (option: SearchOption, event: MouseEvent) => void;
  /** Something that was searched for before has been taken away, and the button for that with it. */
  onForgotten: () => void;
}

export function SearchSuggestions({ id, words, list, onPick, onForgotten }: SearchSuggestionsProps) {
  const text = useText();
  const { cleaned: query } = words;
  const { ref, options, active, isOpen, isAnswered, isNothing, isShown } = list;
  return (
    <>
      <VisuallyHidden>
        <span role="status">
          {words.note ||
            (isOpen && isAnswered
              ? isNothing
                ? text('search.noSuggestions', { query })
                : text('search.suggestionCount', { n: options.length })
              : '')}
        </span>
      </VisuallyHidden>
      {isShown && (
        <SearchPanel
          id={id}
          ref={ref}
          options={options}
          active={active}
          query={query}
          onPick={onPick}
          onForget={(past) => {
            words.forget(past);
            onForgotten();
          }}
          onClear={() => {
            words.forgetAll();
            onForgotten();
          }}
        />
      )}
    </>
  );
}
