// Asks for the customer group as newer backends publish it: our schema does not list that.
import type { DocumentText } from '../graphql/document-text';

export const CustomerGroupUidDocument =
  'query CustomerGroupUid{customer{group{uid __typename}__typename}}' as DocumentText<
    { customer: { group?: { uid: string | null } | null } | null },
    Record<string, never>
  >;
