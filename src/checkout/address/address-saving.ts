// Puts an address of the checkout into the customer's address book; the first one there becomes the default.
import type { Storefront } from '../../storefront';
import { isSameAddress, type Address } from '../../user/addresses/address';
import { createAddressBook } from '../../user/addresses/address-book';

/** Tells when it could not be saved. One that is there already is not saved again. Never rejects. */
export async function saveAddress(storefront: Storefront, address: Address): Promise<void> {
  const book = storefront.feature(createAddressBook);
  if (!book.addresses.value) await book.load();
  const known = book.addresses.value;
  if (!storefront.user.isSignedIn.value || known?.some((each) => isSameAddress(each, address))) return;
  const isFirst = known?.length === 0;
  if (known && (await book.create(address, { isDefaultShipping: isFirst, isDefaultBilling: isFirst })))
    return;
  const { text, toasts } = storefront;
  toasts.addToast({ type: 'warning', message: text('checkout.addressNotSaved') });
}
