// Which shelf a product list asks for.
import { computed } from '@preact/signals-core';
import type { Storefront } from '../../storefront';
import { shelfOfScope, shelfOfSkus, type Shelf } from './shelf';
import { shelfScope, type ShelfKind } from './shelf-api';
import { shelfOfSpecials } from './specials';

export interface ShelfQuestion {
  categoryUid?: string;
  /** Separated by commas or spaces. */
  skus?: string;
  search?: string;
  kind?: ShelfKind;
  /** Without one, six are shown, and all SKUs. */
  limit?: number;
}

/** More is a page of its own, not a shelf. */
const longest = 100;

const limitOf = ({ limit }: ShelfQuestion, usual = 6): number =>
  Math.min(longest, Math.max(1, Math.floor(limit ?? usual) || 1));
const skusOf = (question: ShelfQuestion): string[] =>
  (question.skus ?? '')
    .split(/[\s,]+/)
    .filter(Boolean)
    .slice(0, limitOf(question, longest));

/** How many places to keep free until the products are known. */
export const placesOf = (question: ShelfQuestion): number => skusOf(question).length || limitOf(question);

export function createShelf(storefront: Storefront, question: ShelfQuestion): Shelf {
  const { categoryUid, kind, search } = question;
  const limit = limitOf(question);
  const skus = skusOf(question);
  if (skus.length > 0) return shelfOfSkus(storefront, skus);
  const scope = shelfScope(categoryUid, kind, search);
  const open = kind === 'specials' ? shelfOfSpecials : shelfOfScope;
  const shelf = open(storefront, scope, limit);
  const { products, error } = shelf;
  return {
    ...shelf,
    missing: computed(() =>
      categoryUid && products.value?.length === 0 && !error.value ? [{ uid: categoryUid }] : [],
    ),
  };
}
