// Reads and writes wishlists and their items.
import { hiddenProducts } from '../catalog/audience';
import type { Context } from '../context';
import { newMaskedId } from '../masked-id';
import type { Database } from '../database';
import { all, one, run } from '../database';
import { sqlTime } from '../sql-time';

export interface WishlistRow {
  id: number;
  customer_id: number;
  sharing_code: string;
  updated_at: string;
}

export interface WishlistItemRow {
  id: number;
  wishlist_id: number;
  product_id: number;
  variant_id: number | null;
  quantity: number;
  description: string | null;
  added_at: string;
}

export const findWishlist = (db: Database, id: number): WishlistRow | undefined =>
  one<WishlistRow>(db, 'SELECT * FROM wishlist WHERE id = ?', id);

export const wishlistOf = (db: Database, customerId: number): WishlistRow | undefined =>
  one<WishlistRow>(db, 'SELECT * FROM wishlist WHERE customer_id = ?', customerId);

/** The customer's list, made when there is none. */
export function ensureWishlistOf({ db, now }: Context, customerId: number): WishlistRow {
  // Looked for first: a list that is there can be read where nothing can be written.
  const known = wishlistOf(db, customerId);
  if (known) return known;
  run(
    db,
    'INSERT OR IGNORE INTO wishlist (customer_id, sharing_code, updated_at) VALUES (?, ?, ?)',
    customerId,
    newMaskedId(),
    sqlTime(now),
  );
  const row = wishlistOf(db, customerId);
  if (!row) throw new Error(`no wishlist of customer ${customerId}`);
  return row;
}

/** Items whose products can be shown: what is disabled, not visible on its own, or not for the asker is skipped, not removed. */
export function itemsOf(context: Context, wishlistId: number): WishlistItemRow[] {
  const items = all<WishlistItemRow>(
    context.db,
    `SELECT item.* FROM wishlist_item item
     JOIN product ON product.id = item.product_id AND product.status = 1 AND product.visibility <> 1
     WHERE item.wishlist_id = ? ORDER BY item.id`,
    wishlistId,
  );
  const hidden = hiddenProducts(
    context,
    items.map((item) => item.product_id),
  );
  return items.filter((item) => !hidden.has(item.product_id));
}

/** Where the same product with the same options stands already. */
export const sameItem = (
  db: Database,
  wishlistId: number,
  productId: number,
  variantId: number | null,
): WishlistItemRow | undefined =>
  one<WishlistItemRow>(
    db,
    'SELECT * FROM wishlist_item WHERE wishlist_id = ? AND product_id = ? AND variant_id IS ?',
    wishlistId,
    productId,
    variantId,
  );

export const insertItem = (
  { db, now }: Context,
  item: Pick<WishlistItemRow, 'wishlist_id' | 'product_id' | 'variant_id' | 'quantity'>,
) =>
  run(
    db,
    'INSERT INTO wishlist_item (wishlist_id, product_id, variant_id, quantity, added_at) VALUES (?, ?, ?, ?, ?)',
    item.wishlist_id,
    item.product_id,
    item.variant_id,
    item.quantity,
    sqlTime(now),
  );

export const updateItem = (
  db: Database,
  { id, variant_id: variantId, quantity, description }: WishlistItemRow,
) =>
  run(
    db,
    'UPDATE wishlist_item SET variant_id = ?, quantity = ?, description = ? WHERE id = ?',
    variantId,
    quantity,
    description,
    id,
  );

export const deleteItem = (db: Database, id: number) => run(db, 'DELETE FROM wishlist_item WHERE id = ?', id);

export const touchWishlist = ({ db, now }: Context, id: number) =>
  run(db, 'UPDATE wishlist SET updated_at = ? WHERE id = ?', sqlTime(now), id);
