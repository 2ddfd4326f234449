// Asks for the names of several wishlists, as Adobe Commerce has them: our schema does not list that. A backend with one list is never asked.
import type { DocumentText } from '../../graphql/document-text';

export const WishlistNamesDocument =
  'query WishlistNames{customer{wishlists{id name __typename}__typename}}' as DocumentText<
    { customer: { wishlists: ({ id: string; name?: string | null } | null)[] } | null },
    Record<string, never>
  >;
