// The pages of a signed-in customer (behaviour 2.1), as menus list them.
import '../words/catalogue/account-menu';
import type { MessageKey } from '../words/text';

export const accountLinks: readonly [label: MessageKey, path: string][] = [
  ['account.information', '/account-information'],
  ['account.orders', '/order-history'],
  ['account.addresses', '/address-book'],
  ['account.wishlist', '/wishlist'],
  ['account.payments', '/saved-payments'],
  ['account.communications', '/communications'],
];
