// A search that found nothing: other spellings, and ways on.
import '../../words/catalogue/search-help';
import { useText } from '../../words/use-text';
import { EmptyState } from '../../ui/EmptyState';
import { useStorefront } from '../../use-storefront';
import { cleanHints } from './hints';
import { searchPath } from './search-query';
import { SearchHelp } from './SearchHelp';

export interface NoResultsProps {
  query: string;
  /** Other spellings, as the backend proposes them. */
  hints: readonly string[];
}

export function NoResults({ query, hints }: NoResultsProps) {
  const { routing } = useStorefront();
  const text = useText();
  const spellings = cleanHints(hints, query);
  return (
    <>
      <EmptyState
        title={text('search.noneTitle')}
        message={text('search.noneMessage', { query })}
        action={
          spellings.length > 0 && (
            <p className="search-hints">
              {text('search.didYouMean')}{' '}
              {spellings.map((hint) => (
                <a key={hint} href={routing.href(searchPath(hint))}>
                  {hint}
                </a>
              ))}
            </p>
          )
        }
      />
      <SearchHelp />
    </>
  );
}
