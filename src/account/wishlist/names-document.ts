// Asks for the names of several wishlists, as Adobe Commerce has them. Not part of our schema, hence parsed here; a backend
// with one list is never asked.
import { parse } from '@0no-co/graphql.web';
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';

export const WishlistNamesDocument = parse('query WishlistNames { customer { wishlists { id name } } }', {
  noLocation: true,
}) as unknown as TypedDocumentNode<
  { customer: { wishlists: ({ id: string; name?: string | null } | null)[] } | null },
  Record<string, never>
>;
