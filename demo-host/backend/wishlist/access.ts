// Who may use which wishlist. Every wishlist operation starts here.
import type { Context, Customer } from '../context';
import { authorizationError, inputError } from '../errors';
import { settingFlag } from '../settings';
import { ensureWishlistOf, findWishlist, type WishlistRow } from './rows';

/** The asker; throws for a guest and while the shop has no wishlists. */
export function wishlistCustomer({ db, customer }: Context): Customer {
  if (!settingFlag(db, 'wishlist/general/active'))
    throw inputError('The wishlist configuration is currently disabled.');
  if (!customer) throw authorizationError('The current user cannot perform operations on wishlist');
  return customer;
}

/** The asker's list by id; whatever is no id above 0 means the default list. */
export function ownWishlist(
  context: Context,
  id: string,
  notFound = 'The wishlist was not found.',
): WishlistRow {
  const customer = wishlistCustomer(context);
  const number = Number.parseInt(id, 10);
  if (!(number > 0)) return ensureWishlistOf(context, customer.id);
  const row = findWishlist(context.db, number);
  if (row?.customer_id !== customer.id) throw inputError(notFound);
  return row;
}
