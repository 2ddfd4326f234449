// The document of the wishlist's page; with the other api files the only one here that knows the backend's words.
import { WishlistPageDocument } from '../../graphql/generated/account-wishlist';
import { present } from '../../graphql/loose';
import { late } from '../../late/late';
import type { Transport } from '../../transport/transport';
import { parsePage } from './parse-page-api';
import type { WishlistPage, WishlistSummary } from './wishlist-item';

export interface Wishlists {
  lists: readonly WishlistSummary[];
  /** Of each list, in the same order. */
  pages: readonly WishlistPage[];
}

/** Most shoppers have one short list. */
export const more = late(() => import('./more-api'));

/** All lists of the customer with their first items. Rejects with TransportError. */
export async function fetchWishlists(transport: Transport, pageSize: number): Promise<Wishlists> {
  const data = await transport.query(
    WishlistPageDocument,
    { page: 1, pageSize },
    {
      policy: 'network-only',
      needs: ({ customer }) => customer?.wishlists.every((list) => list?.items_v2),
    },
  );
  const lists = present(data.customer?.wishlists).filter(({ id }) => id);
  // Only a shop with several lists gives them names, and only there they are of use.
  const names = lists.length > 1 ? await fetchNames(transport) : undefined;
  return {
    lists: lists.map(({ id, items_count: count }) => ({
      id: id ?? '',
      name: names?.get(id) ?? '',
      count: count ?? 0,
    })),
    pages: lists.map(({ items_v2 }) => parsePage(items_v2)),
  };
}

const fetchNames = (transport: Transport) =>
  more().then(
    (api) => api.fetchNames(transport),
    () => undefined,
  );
