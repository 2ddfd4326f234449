// The pages of a signed-in customer (SPEC 2.1), as menus list them.
import type { MessageKey } from '../locale/text';

export const accountLinks: readonly [label: MessageKey, path: string][] = [
  ['navigation.accountInformation', '/account-information'],
  ['navigation.orderHistory', '/order-history'],
  ['navigation.addressBook', '/address-book'],
  ['navigation.wishlist', '/wishlist'],
  ['navigation.savedPayments', '/saved-payments'],
  ['navigation.communications', '/communications'],
];
