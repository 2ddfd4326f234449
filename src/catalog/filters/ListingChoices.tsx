// What a shopper chooses about a listing from its bar: filters on a narrow screen, and the order.
import '../../words/catalogue/filters';
import '../../words/catalogue/listing';
import { useText } from '../../words/use-text';
import { Button } from '../../ui/Button';
import { Select } from '../../ui/form/Select';
import { useStyles } from '../../ui/use-styles';
import { useShownFirst } from '../../ui/use-shown-first';
import { useStorefront } from '../../use-storefront';
import type { Listing } from '../listing/listing-contract';
import { changeListing } from '../listing/listing-address';
import { sortChoices } from '../listing/listing-choices';
import { readSort, writeSort } from '../listing/listing-url';
import type { SortField } from '../product';
import { filterStyles } from './styles';

export interface ListingChoicesProps {
  listing: Listing;
  sortFields: readonly SortField[];
  onFilters: () => void;
}

export function ListingChoices({ listing, sortFields, onFilters }: ListingChoicesProps) {
  useStyles(filterStyles);
  const text = useText();
  const storefront = useStorefront();
  const { sort, filters } = listing.state.value;
  const { ownSort } = listing.source;
  const own = writeSort(ownSort);
  const [shownSort, showSort] = useShownFirst(sort ? writeSort(sort) : own, (value) =>
    changeListing(storefront, listing, { sort: value === own ? undefined : readSort(value) }),
  );
  const chosen = filters.reduce((sum, { values }) => sum + (values?.length ?? 1), 0);
  return (
    <div className="listing-choices">
      <Button variant="secondary" className="listing-open" aria-haspopup="dialog" onClick={onFilters}>
        {chosen > 0 ? text('catalog.filtersChosen', { n: chosen }) : text('catalog.filters')}
      </Button>
      <Select
        className="listing-sort"
        label={
          <>
            <span className="listing-wide">{text('catalog.sortBy')}</span>
            <span className="listing-narrow">{text('catalog.sort')}</span>
          </>
        }
        name="sort"
        value={shownSort}
        options={sortChoices(sortFields, sort, ownSort, text)}
        onChange={showSort}
      />
    </div>
  );
}
