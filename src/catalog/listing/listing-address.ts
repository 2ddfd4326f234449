// Changes a listing by its address. Comes with what changes it.
import type { Storefront } from '../../storefront';
import type { Listing } from './listing-contract';
import { bareFilters, listingQuery, namesIn, type ValueNames } from './listing-query';
import { readListing, type Filter, type ListingState } from './listing-url';
import { found } from './value-names';

type Change = Partial<ListingState>;

/** Address after a change; where the listing is embedded, in the shop. */
export function listingHref(
  { config, routing, storeView }: Storefront,
  listing: Listing,
  next: Change,
): string {
  const { url, names } = listing.address;
  const filters = written(storeView, listing, next.filters);
  const wording = { names: names.value };
  if (config.standalone)
    return routing.href(routing.path.value + listingQuery(url.value, { ...next, filters }, wording));
  // The host page's own parameters mean nothing to the shop.
  const own = new URL(routing.href(listing.source.path(listing.result.value)));
  own.search = listingQuery(
    own,
    { ...readListing(url.value), page: 1, through: undefined, ...next, filters },
    wording,
  );
  return own.href;
}

export function changeListing(
  { config, routing, storeView }: Storefront,
  listing: Listing,
  next: Change,
  options?: { replace?: boolean },
): void {
  const { url, names } = listing.address;
  const filters = written(storeView, listing, next.filters);
  const wording = { names: names.peek(), isForeign: !config.standalone };
  const query = listingQuery(url.peek(), { ...next, filters }, wording);
  routing.navigate(query || (config.standalone ? routing.path.peek() : '?'), options);
}

/** What addresses call values from now on. What the address means by others, or names without a number, is asked for by its name. */
export function learnNames(storefront: Storefront, listing: Listing, names: ValueNames): void {
  const { address, state, setAside } = listing;
  address.names.value = names;
  const { filters, page } = state.peek();
  const query = address.url.peek().searchParams;
  const meant = found(filters, namesIn(query), names);
  const isAnew = ({ code }: Filter) => meant.every((filter) => filter.code !== code);
  // A foreign page's own parameters mean nothing to the shop.
  const bare = storefront.config.standalone ? bareFilters(query, names).filter(isAnew) : [];
  if (!bare.length && JSON.stringify(meant) === JSON.stringify(filters)) return;
  const next = { filters: [...meant, ...bare, ...setAside.peek()], page };
  changeListing(storefront, listing, next, { replace: true });
}

/** In the currency of what is chosen from, as far as that is known; prices in another one stay. */
function written(
  { currency }: Storefront['storeView'],
  { address: { toldCurrency, understood }, state, setAside }: Listing,
  chosen: readonly Filter[] = [...state.value.filters, ...setAside.value],
): Filter[] {
  const shown =
    toldCurrency.peek() ?? currency.peek() ?? understood.peek().find((filter) => filter.currency)?.currency;
  return chosen.map((filter) => (filter.code === 'price' && shown ? { currency: shown, ...filter } : filter));
}
