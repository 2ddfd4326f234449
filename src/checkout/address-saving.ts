// Puts an address of the checkout into the customer's address book; the first one there becomes the default.
import type { Storefront } from '../storefront';
import { isSameAddress, type Address } from '../user/addresses/address';
import { createAddressBook } from '../user/addresses/address-book';

/** false when it could not be saved. One that is there already is not saved again. */
export async function addToAddressBook(storefront: Storefront, address: Address): Promise<boolean> {
  const book = storefront.feature(createAddressBook);
  if (!book.addresses.value) await book.load();
  const known = book.addresses.value;
  if (!known || !storefront.user.isSignedIn.value) return false;
  if (known.some((each) => isSameAddress(each, address))) return true;
  const isFirst = known.length === 0;
  return !!(await book.create(address, { isDefaultShipping: isFirst, isDefaultBilling: isFirst }));
}
