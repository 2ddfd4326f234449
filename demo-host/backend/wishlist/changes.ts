// Adding, changing and removing what is on a wishlist; what cannot be done is told item by item.
import { productFor, variantBy } from '../cart/lines';
import { findProductById, type ProductRow } from '../catalog/products';
import { salableQuantity } from '../catalog/stock';
import type { Context } from '../context';
import type { Database } from '../database';
import { settingFlag } from '../settings';
import { deleteItem, insertItem, itemsOf, sameItem, updateItem, type WishlistRow } from './rows';

export interface ItemProblem {
  code: 'PRODUCT_NOT_FOUND' | 'UNDEFINED';
  message: string;
}

export interface NewItem {
  sku: string;
  parent_sku?: string | null;
  quantity: number;
  selected_options?: (string | null)[] | null;
}

export interface ItemChange {
  wishlist_item_id: string;
  quantity?: number | null;
  description?: string | null;
  selected_options?: (string | null)[] | null;
}

const undefinedProblem = (message: string): ItemProblem => ({ code: 'UNDEFINED', message });
const noQuantity = undefinedProblem('The quantity of a wishlist item cannot be 0');

/** As much as Magento's column holds. */
const mostPieces = 99_999_999.9999;

/** Magento turns a negative quantity into one. */
const countable = (quantity: number) => (quantity > 0 ? Math.min(quantity, mostPieces) : 1);

// Options may be chosen later: without them, or with wrong ones, the product is noted as such.
const variantId = (db: Database, product: ProductRow, selected: (string | null)[] | null | undefined) =>
  product.type_id === 'configurable' ? (variantBy(db, product, selected ?? [])?.id ?? null) : null;

function isHiddenSoldOut(db: Database, product: ProductRow): boolean {
  if (settingFlag(db, 'cataloginventory/options/show_out_of_stock')) return false;
  return product.type_id !== 'configurable' && salableQuantity(db, product.id) <= 0;
}

/** Puts a product on the list; one that is there already grows. */
export function addToWishlist(context: Context, list: WishlistRow, item: NewItem): ItemProblem | undefined {
  const { db } = context;
  const sku = item.parent_sku ?? item.sku;
  const product = productFor(context, sku);
  if (!product) return { code: 'PRODUCT_NOT_FOUND', message: `Could not find a product with SKU "${sku}"` };
  if (item.quantity === 0) return noQuantity;
  if (product.status !== 1) return undefinedProblem('The product is disabled');
  if (isHiddenSoldOut(db, product)) return undefinedProblem('Cannot add product without stock to wishlist.');
  const variant = variantId(db, product, item.selected_options);
  const same = sameItem(db, list.id, product.id, variant);
  if (same) updateItem(db, { ...same, quantity: countable(same.quantity + item.quantity) });
  else
    insertItem(context, {
      wishlist_id: list.id,
      product_id: product.id,
      variant_id: variant,
      quantity: countable(item.quantity),
    });
  return undefined;
}

/** Sets quantity, note and options. A note that is not sent is cleared, as Magento does. */
export function changeItem(context: Context, list: WishlistRow, change: ItemChange): ItemProblem | undefined {
  const { db } = context;
  if (!change.quantity) return noQuantity;
  const item = itemsOf(context, list.id).find(({ id }) => String(id) === change.wishlist_item_id);
  const product = item && findProductById(db, item.product_id);
  if (!item || !product) return undefinedProblem('Cannot specify product.');
  const variant = change.selected_options ? variantId(db, product, change.selected_options) : item.variant_id;
  const same = sameItem(db, list.id, item.product_id, variant);
  const description = change.description ?? null;
  if (!same || same.id === item.id) {
    updateItem(db, { ...item, variant_id: variant, quantity: countable(change.quantity), description });
    return undefined;
  }
  updateItem(db, { ...same, quantity: countable(same.quantity + countable(change.quantity)), description });
  deleteItem(db, item.id);
  return undefined;
}

export function removeItem(context: Context, list: WishlistRow, id: string): ItemProblem | undefined {
  const number = Number.parseInt(id, 10) || 0;
  if (!itemsOf(context, list.id).some((item) => item.id === number))
    return undefinedProblem(`The wishlist item with ID "${number}" does not belong to the wishlist`);
  deleteItem(context.db, number);
  return undefined;
}
