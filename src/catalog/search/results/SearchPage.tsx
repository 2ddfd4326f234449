// What a search finds, page by page. The URL says what is searched for, and which page (decision 006).
import { useEffect, useEffectEvent } from 'react';
import '../../../words/catalogue/catalog';
import '../../../words/catalogue/search-page';
import { useText } from '../../../words/use-text';
import { Button } from '../../../ui/Button';
import { classNames } from '../../../ui/class-names';
import { EmptyState } from '../../../ui/empty-state/EmptyState';
import { latePart } from '../../../late/late-part';
import { VisuallyHidden } from '../../../ui/VisuallyHidden';
import { useStorefront } from '../../../use-storefront';
import { ListingResults } from '../../results/ListingResults';
import { ListingShape } from '../../results/ListingShape';
import { shortName } from '../../product-rules';
import { useLate } from '../../../late/use-late';
import { useLive } from '../../use-live';
import { late } from '../../../late/late';
import { createSearch } from './search';
import { queryString } from '../search-query';
import { SearchedFor } from './SearchedFor';

const SearchBox = latePart(async () => ({ default: (await import('../field/SearchBox')).SearchBox }));
const load = () => import('./late-search');
const keeping = late(() => import('../field/recent-searches'));
const NoResults = latePart(async () => ({ default: (await load()).NoResults }));
const SearchHelp = latePart(async () => ({ default: (await load()).SearchHelp }));

/** Characters of a query that a heading has room for, large and at all; the field has the whole. */
const longestLarge = 24;
const longestTitle = 80;

export interface SearchPageProps {
  /** Searched for where the address names nothing. */
  query?: string;
  onSearchViewed?: (detail: { query: string; total: number }) => void;
}

export function SearchPage({ query: given = '', onSearchViewed }: SearchPageProps) {
  const { config, routing } = useStorefront();
  const text = useText();
  const search = useLive((storefront) => createSearch(storefront, given), given).value;
  const isBoxReady = useLate(SearchBox.preload);
  const query = search?.query.value ?? '';
  const corrected = search?.corrected.value ?? '';
  const listing = search?.listing.value;
  const result = listing?.result.value;
  const error = listing?.error.value;
  const total = result?.total;

  useEffect(() => {
    if (search) routing.setTitle(query ? text('search.pageTitle', { query }) : text('search.emptyTitle'));
  }, [search, query, routing, text]);
  useTelling(query, corrected, total, onSearchViewed);
  useRemembering(corrected || !total ? '' : query, isBoxReady);

  return (
    <div className="category">
      <header className="category-head search-head">
        <h1
          className={classNames(
            'category-title search-title',
            query.length > longestLarge && 'search-title-long',
          )}
          part="title"
        >
          {query
            ? text('search.title', { query: shortName(corrected || query, longestTitle) })
            : text('search.emptyTitle')}
        </h1>
        {corrected && <SearchedFor query={query} shown={corrected} />}
        <div className="search-place">
          {(isBoxReady || (search && !query)) && (
            <SearchBox
              query={query}
              autoFocus={config.standalone && !query}
              isQuiet={!query}
              // The listing of a foreign page searches where it is.
              onSearch={config.standalone ? undefined : (next) => routing.navigate(queryString(next))}
            />
          )}
        </div>
      </header>
      <VisuallyHidden>
        <span role="status">
          {query && !error
            ? total === undefined
              ? text('search.loading', { query })
              : text('search.found', { n: total })
            : ''}
        </span>
      </VisuallyHidden>
      {search && !query ? (
        <SearchHelp />
      ) : listing && result ? (
        <ListingResults
          key={corrected || query}
          listing={listing}
          result={result}
          list={{ id: 'search', name: text('search.title', { query }) }}
          empty={<NoResults query={query} hints={result.hints ?? []} />}
        />
      ) : error ? (
        <EmptyState
          icon="alert"
          title={text('search.errorTitle')}
          message={text('search.errorMessage', { query })}
          action={
            <Button busy={listing?.pending.value} onClick={listing?.reload}>
              {text('catalog.retry')}
            </Button>
          }
        />
      ) : (
        <ListingShape listing={listing} />
      )}
    </div>
  );
}

/** Each search is told of once, with what it found. */
function useTelling(
  query: string,
  corrected: string,
  total: number | undefined,
  onSearchViewed: SearchPageProps['onSearchViewed'],
): void {
  const tell = useEffectEvent(() => onSearchViewed?.({ query, total: total ?? 0 }));
  const viewed = total !== undefined && (corrected || query);
  useEffect(() => {
    if (viewed) tell();
  }, [viewed]);
}

/** What found something is offered again; kept when the page is usable. */
function useRemembering(query: string, isUsable: boolean): void {
  const { feature } = useStorefront();
  useEffect(() => {
    if (!query || !isUsable) return;
    keeping().then(
      ({ createRecentSearches }) => feature(createRecentSearches).remember(query),
      () => undefined,
    );
  }, [feature, query, isUsable]);
}
