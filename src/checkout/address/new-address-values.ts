// What stands in the form of a new address before anything is typed.
import { emptyAddress, toValues, type Address, type AddressValues } from '../../user/addresses/address';
import type { User } from '../../user/state';

/** The draft, else what was accepted before, else the customer's name. */
export function newAddressValues(
  draft: AddressValues | undefined,
  accepted: Address | undefined,
  customer: User | undefined,
): AddressValues {
  if (draft) return draft;
  if (accepted) return toValues(accepted);
  return { ...emptyAddress, firstname: customer?.firstname ?? '', lastname: customer?.lastname ?? '' };
}
