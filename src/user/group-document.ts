// Asks for the customer group as newer backends publish it.
import { field, unlistedQuery } from '../graphql/unlisted-query';

export const CustomerGroupUidDocument = unlistedQuery<{
  customer: { group?: { uid: string | null } | null } | null;
}>('CustomerGroupUid', field('customer', field('group', field('uid'))));
