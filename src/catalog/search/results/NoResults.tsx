// A search that found nothing: other spellings, and ways on.
import '../../../words/catalogue/search-help';
import { useText } from '../../../words/use-text';
import { EmptyState } from '../../../ui/empty-state/EmptyState';
import { useStorefront } from '../../../use-storefront';
import { cleanHints, searchPath } from '../search-query';
import { createKnownPlaces } from '../places/known-places';
import { placesFor, placesNear, type Place } from '../places/place';
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
  const near = useNearPlaces(query);
  return (
    <>
      <EmptyState
        title={text('search.noneTitle')}
        message={text('search.noneMessage', { query })}
        action={
          <>
            {spellings.length + near.length > 0 && (
              <p className="search-hints">
                <span>{text('search.didYouMean')}</span>{' '}
                {spellings.map((hint) => (
                  <a key={hint} href={routing.href(searchPath(hint))}>
                    {hint}
                  </a>
                ))}
                {near.map(({ name, path }) => (
                  <a key={path} href={routing.href(path)}>
                    {name}
                  </a>
                ))}
              </p>
            )}
            <p className="search-ask">
              <a href={routing.href('/contact-us')}>{text('search.ask')}</a>
            </p>
          </>
        }
      />
      <SearchHelp />
    </>
  );
}

const mostNear = 4;

/** Those that have the words, else those that are spelt nearly like them. */
function useNearPlaces(query: string): readonly Place[] {
  const places = useStorefront().feature(createKnownPlaces).places.value;
  const found = placesFor(places, query);
  return (found.length > 0 ? found : placesNear(places, query)).slice(0, mostNear);
}
