// `wishlist_status` of a product: whether it is on the asker's list. Never for a shared cache.
import { once, type Context } from '../context';
import { all } from '../database';
import { settingFlag } from '../settings';

function wishedFor(context: Context): Set<number> {
  const { db, customer } = context;
  if (!customer || !settingFlag(db, 'wishlist/general/active')) return new Set();
  const rows = all<{ id: number }>(
    db,
    `SELECT product_id AS id FROM wishlist_item
     JOIN wishlist ON wishlist.id = wishlist_item.wishlist_id WHERE wishlist.customer_id = ?`,
    customer.id,
  );
  return new Set(rows.map(({ id }) => id));
}

export const wishlistStatus = (context: Context, productId: number): 0 | 1 =>
  once(context, 'products on the wishlist', () => wishedFor(context)).has(productId) ? 1 : 0;
