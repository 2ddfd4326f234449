// How many products a page of a listing has: asked below them, where the next ones are.
import '../../words/catalogue/filters';
import { useText } from '../../words/use-text';
import { Select } from '../../ui/form/Select';
import { useShownFirst } from '../../ui/use-shown-first';
import { useStyles } from '../../ui/use-styles';
import { defaultPageSize } from '../../store-view/config';
import { useStorefront } from '../../use-storefront';
import type { Listing } from '../listing/listing-contract';
import { changeListing } from '../listing/listing-address';
import { pageSizes } from '../listing/listing-choices';
import { filterStyles } from './styles';

export function PageSize({ listing }: { listing: Listing }) {
  useStyles(filterStyles);
  const text = useText();
  const storefront = useStorefront();
  const { pageSize = defaultPageSize } = listing.state.value;
  const storePageSize = listing.storePageSize.value ?? defaultPageSize;
  const [shown, show] = useShownFirst(String(pageSize), (value) =>
    changeListing(storefront, listing, {
      pageSize: Number(value) === storePageSize ? undefined : Number(value),
    }),
  );
  return (
    <div className="listing-size">
      <Select
        label={text('catalog.perPage')}
        name="page_limit"
        value={shown}
        options={pageSizes(storePageSize, pageSize).map((size) => ({
          value: String(size),
          label: String(size),
        }))}
        onChange={show}
      />
    </div>
  );
}
