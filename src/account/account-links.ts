// The pages of a signed-in customer (SPEC 2.1), as menus list them.
import '../locale/en_US/account-menu';
import type { MessageKey } from '../locale/text';

export const accountLinks: readonly [label: MessageKey, path: string][] = [
  ['account.information', '/account-information'],
  ['account.orders', '/order-history'],
  ['account.addresses', '/address-book'],
  ['account.wishlist', '/wishlist'],
  ['account.payments', '/saved-payments'],
  ['account.communications', '/communications'],
];
