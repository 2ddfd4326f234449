// What a search box says and shows below its field.
import { useEffect, type MouseEvent } from 'react';
import { latePart } from '../../../late/late-part';
import { useNextPress } from '../../../late/use-next-press';
import { VisuallyHidden } from '../../../ui/VisuallyHidden';
import { useStorefront } from '../../../use-storefront';
import type { SearchWords } from '../field/use-search-words';
import { fetchSuggesting } from './fetch-suggesting';
import type { SearchOption } from './options';
import type { OptionList } from './use-option-list';

const SearchPanel = latePart(async () => ({ default: (await fetchSuggesting()).SearchPanel }));

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
  const { transport } = useStorefront();
  const isAtHand = useNextPress(SearchPanel);
  // What is typed is asked for by the client.
  useEffect(() => void (isAtHand && transport.preload(true)), [isAtHand, transport]);
  const { ref, options, active, isNothing, isShown, said } = list;
  return (
    <>
      <VisuallyHidden>
        <span role="status">{words.note || said}</span>
      </VisuallyHidden>
      {isShown && (
        <SearchPanel
          id={id}
          ref={ref}
          options={options}
          active={active}
          query={words.cleaned}
          isNothing={isNothing}
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
