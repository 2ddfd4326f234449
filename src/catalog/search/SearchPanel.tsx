// What hangs below a search box: the list of its options, or that there are none.
import type { MouseEvent, Ref } from 'react';
import { useText } from '../../words/use-text';
import { Button } from '../../ui/Button';
import type { SearchOption } from './options';
import { RecentRemovals } from './RecentRemovals';
import { SearchOptionRow } from './SearchOptionRow';

export interface SearchPanelProps {
  id: string;
  /** Of the list. */
  ref: Ref<HTMLDivElement>;
  options: readonly SearchOption[];
  active: number;
  query: string;
  onPick: (option: SearchOption, event: MouseEvent) => void;
  onForget: (query: string) => void;
  onClear: () => void;
}

export function SearchPanel({
  id,
  ref,
  options,
  active,
  query,
  onPick,
  onForget,
  onClear,
}: SearchPanelProps) {
  const text = useText();
  const kind = options[0]?.kind;
  const recent = options.flatMap((option) => (option.kind === 'recent' ? option.query : []));
  const heading = kind === 'recent' ? 'search.recent' : kind === 'hint' ? 'search.hints' : undefined;
  return (
    // eslint-disable-next-line jsx-a11y-x/no-static-element-interactions -- the focus stays in the field whatever is pressed here
    <div className="search-panel" part="search-panel" onMouseDown={(event) => event.preventDefault()}>
      {(!kind || kind === 'hint') && <p className="search-none">{text('search.noSuggestions', { query })}</p>}
      {heading && <p className="search-heading">{text(heading)}</p>}
      {kind && (
        <div className="search-lists">
          <div
            className="search-list"
            role="listbox"
            id={id}
            ref={ref}
            aria-label={text(heading ?? 'search.suggestions')}
          >
            {options.map((option, index) => (
              <SearchOptionRow
                key={option.key}
                id={`${id}${index}`}
                option={option}
                isActive={index === active}
                query={query}
                onPick={onPick}
              />
            ))}
          </div>
          {recent.length > 0 && <RecentRemovals queries={recent} onForget={onForget} />}
        </div>
      )}
      {recent.length > 0 && (
        <Button variant="quiet" size="small" className="search-clear-recent" onClick={onClear}>
          {text('search.clearRecent')}
        </Button>
      )}
    </div>
  );
}
