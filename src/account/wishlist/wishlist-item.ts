// What stands on a wishlist: the shapes that api parses into and components read, and pure facts about them.
import type { ProductSummary } from '../../catalog/product';

export interface WishlistItem {
  id: string;
  /** As it is listed: of a configured product the parent. undefined: it is no longer sold. */
  product?: ProductSummary;
  /** What was chosen of a product with options. */
  variant?: ProductSummary;
  options: readonly { label: string; value: string }[];
  /** uids to send when the item is put on the list again. */
  selectedOptions: readonly string[];
  quantity: number;
  /** The shopper's own words. */
  note: string;
}

export interface WishlistPage {
  items: readonly WishlistItem[];
  pages: number;
}

export interface WishlistSummary {
  id: string;
  /** '' where the backend gives lists no names. */
  name: string;
  count: number;
}

/** A product with its choice, e.g. "Glen Tarrow, 70 cl". */
export function itemName({ product, options }: Pick<WishlistItem, 'product' | 'options'>): string {
  return [product?.name ?? '', ...options.map(({ value }) => value)].join(', ');
}

/** sold-out: not now. hidden-price: on request only. choose: options are missing. buyable: goes into the cart as it is. */
export type Availability = 'gone' | 'sold-out' | 'hidden-price' | 'choose' | 'buyable';

export function isPriceHidden({ product, variant }: Pick<WishlistItem, 'product' | 'variant'>): boolean {
  return Boolean(product?.isPriceHidden || variant?.isPriceHidden);
}

export function availabilityOf({ product, variant, selectedOptions }: WishlistItem): Availability {
  if (!product) return 'gone';
  if (!(variant ?? product).inStock || !product.inStock) return 'sold-out';
  if (isPriceHidden({ product, variant })) return 'hidden-price';
  return product.isConfigurable && selectedOptions.length === 0 ? 'choose' : 'buyable';
}
