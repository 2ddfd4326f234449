// Where a search has led to a category or brand: what it is, and the way to all that the search finds.
import '../../words/catalogue/searched-place';
import { createKnownPlaces } from '../../catalog/search/places/known-places';
import { queryIn, searchPath } from '../../catalog/search/search-query';
import { canonicalPath } from '../../routing/paths';
import { useText } from '../../words/use-text';
import { useStorefront } from '../../use-storefront';

export function SearchedPlace() {
  const text = useText();
  const { routing, feature } = useStorefront();
  const { places } = feature(createKnownPlaces);
  const query = queryIn(routing.url.value);
  const here = canonicalPath(routing.path.value);
  const place = places.value.find(({ path }) => canonicalPath(path) === here);
  const key = place?.kind === 'brand' ? 'navigation.searchedBrand' : 'navigation.searchedCategory';
  return (
    <p className="header-searched">
      {place && <span>{text(key, { name: place.name })}</span>}{' '}
      <a href={routing.href(searchPath(query))}>{text('navigation.searchAll', { query })}</a>
    </p>
  );
}
