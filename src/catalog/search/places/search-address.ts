// Where a search leads: to the category or brand that is called so, and to what costs as little or as much as it says.
import type { Storefront } from '../../../storefront';
import { queryString, searchPath } from '../search-query';
import { placeCalled, type Place } from './place';
import { priceLimit, type PriceLimit } from './price-limit';

export interface Meant {
  place?: Place;
  /** Inside the shop; '' where it leads to what the words find, and no further. */
  address: string;
}

export function meantBy(
  places: readonly Place[],
  query: string,
  { storeView, text }: Pick<Storefront, 'storeView' | 'text'>,
): Meant {
  const named = placeCalled(places, query);
  if (named) return { place: named, address: named.path + queryString(query) };
  const currency = storeView.currency.peek();
  const limit = priceLimit(query, text, currency);
  if (!limit) return { address: '' };
  const place = placeCalled(places, limit.words);
  const path = place ? place.path + queryString(query) : searchPath(limit.words);
  return { place, address: `${path}&${parameter(limit, currency)}` };
}

/** As listings read it; without a currency it is in that of whoever reads. */
const parameter = ({ from, to }: PriceLimit, currency: string | undefined): string =>
  currency ? `price=${currency}:${from ?? ''}-${to ?? ''}` : `filter.price=${from ?? '*'}_${to ?? '*'}`;
