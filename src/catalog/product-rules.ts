// What is said about a product, how much of it, and how many of it can be bought. Pure.
import type { CartItem } from '../cart/cart';
import type { ProductSummary, SaleLimits } from './product';

export type Badge = 'soldOut' | 'isNew' | 'bestSeller';

/** Longest name on a card; the page has the whole. */
const longestName = 80;

/** At most `longest` characters, cut between words where that loses little. */
export function shortName(name: string, longest = longestName): string {
  const characters = [...name.trim()];
  if (characters.length <= longest) return characters.join('');
  const cut = characters.slice(0, longest - 1).join('');
  const space = cut.lastIndexOf(' ');
  return `${(space > longest * 0.6 ? cut.slice(0, space) : cut).replace(/[\s,.;:–-]+$/, '')}…`;
}

/** What cannot be bought is neither new nor a favourite. */
export function badges({
  inStock,
  isNew,
  isBestSeller,
}: Pick<ProductSummary, 'inStock' | 'isNew' | 'isBestSeller'>): Badge[] {
  if (!inStock) return ['soldOut'];
  return [...(isNew ? (['isNew'] as const) : []), ...(isBestSeller ? (['bestSeller'] as const) : [])];
}

/** Pieces of this SKU that are in the cart already. */
export function inCart(
  items: readonly Pick<CartItem, 'sku' | 'quantity'>[] | undefined,
  sku: string,
): number {
  return (items ?? []).reduce((sum, item) => (item.sku === sku ? sum + item.quantity : sum), 0);
}

/** How many pieces can be put in on top of those in the cart; no `max` where the backend names no end. Never negative. */
export function quantityBounds(
  { onlyLeft, minQuantity = 1, maxQuantity = Infinity }: SaleLimits,
  alreadyInCart: number,
): { min: number; max?: number } {
  const max = Math.max(0, Math.floor(Math.min(onlyLeft ?? Infinity, maxQuantity) - alreadyInCart));
  return {
    min: Math.max(1, Math.ceil(minQuantity - alreadyInCart)),
    ...(Number.isFinite(max) ? { max } : {}),
  };
}
