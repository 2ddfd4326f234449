// What hangs below a search box: its options in groups, or that there are none.
import type { MouseEvent, Ref } from 'react';
import '../../../words/catalogue/search-panel';
import { useText } from '../../../words/use-text';
import type { MessageKey } from '../../../words/text';
import { Button } from '../../../ui/Button';
import { classNames } from '../../../ui/class-names';
import { useStyles } from '../../../ui/use-styles';
import { optionGroups, type OptionKind, type SearchOption } from './options';
import { RecentRemovals } from './RecentRemovals';
import { searchPanelStyles } from './search-panel-styles';
import { SearchOptionRow } from './SearchOptionRow';

export interface SearchPanelProps {
  id: string;
  /** Of the list. */
  ref: Ref<HTMLDivElement>;
  options: readonly SearchOption[];
  active: number;
  query: string;
  isNothing: boolean;
  onPick: (option: SearchOption, event: MouseEvent) => void;
  onForget: (query: string) => void;
  onClear: () => void;
}

const headings: Record<Exclude<OptionKind, 'all'>, MessageKey> = {
  recent: 'search.recent',
  hint: 'search.hints',
  category: 'search.categoriesFound',
  brand: 'search.brandsFound',
  product: 'search.productsFound',
  popular: 'search.popular',
  page: 'search.pagesFound',
};

export function SearchPanel({ id, ref, options, active, query, isNothing, ...actions }: SearchPanelProps) {
  useStyles(searchPanelStyles);
  const text = useText();
  const groups = optionGroups(options);
  const recent = query ? [] : options.flatMap((option) => (option.kind === 'recent' ? option.query : []));
  const isGood = ({ kind }: SearchOption) => kind === 'product' || kind === 'popular';
  const isParted = options.some(isGood) && options.some((option) => !isGood(option) && option.kind !== 'all');
  const rowOf = (option: SearchOption) => {
    const index = options.indexOf(option);
    return (
      <SearchOptionRow
        key={option.key}
        id={`${id}${index}`}
        option={option}
        isActive={index === active}
        query={query}
        onPick={actions.onPick}
      />
    );
  };
  return (
    // eslint-disable-next-line jsx-a11y-x/no-static-element-interactions -- the focus stays in the field whatever is pressed here
    <div className="search-panel" part="search-panel" onMouseDown={(event) => event.preventDefault()}>
      {isNothing && <p className="search-none">{text('search.noSuggestions', { query })}</p>}
      {options.length > 0 && (
        <div className="search-lists">
          <div
            className={classNames('search-list', isParted && 'search-list-parted')}
            role="listbox"
            id={id}
            ref={ref}
            aria-label={text('search.suggestions')}
          >
            {groups.map((group) => {
              const kind = group[0]?.kind ?? 'all';
              if (kind === 'all') return group.map(rowOf);
              return (
                <div
                  key={kind}
                  className={`search-group search-group-${kind}`}
                  role="group"
                  aria-labelledby={`${id}${kind}`}
                >
                  <div className="search-heading" role="presentation" id={`${id}${kind}`}>
                    {text(headings[kind])}
                  </div>
                  {group.map(rowOf)}
                </div>
              );
            })}
          </div>
          {recent.length > 0 && <RecentRemovals queries={recent} onForget={actions.onForget} />}
        </div>
      )}
      {recent.length > 0 && (
        <Button variant="quiet" size="small" className="search-clear-recent" onClick={actions.onClear}>
          {text('search.clearRecent')}
        </Button>
      )}
    </div>
  );
}
