// Asks for the names of several wishlists, as Adobe Commerce has them. A backend with one list is never asked.
import { field, unlistedQuery } from '../../graphql/unlisted-query';

export const WishlistNamesDocument = unlistedQuery<{
  customer: { wishlists: ({ id: string; name?: string | null } | null)[] } | null;
}>('WishlistNames', field('customer', field('wishlists', field('id'), field('name'))));
