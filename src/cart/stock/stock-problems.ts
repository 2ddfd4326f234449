// What is wrong with lines of the cart, in the shopper's words, however the backend said it (magento.md 5).
import '../../words/catalogue/cart-stock';
import type { Text } from '../../words/text';
import { quantityOf, type Cart, type CartItem } from '../cart';
import { tooMany } from './too-many';

const soldOutTexts =
  /products are out of stock|no source items with the in stock status|product is out of stock|doesn't exist/i;

export interface Seen {
  /** The cart as it was shown last. */
  before?: Cart;
  /** uid of a line that was just taken out. */
  removed?: string;
}

/**
 * Marks the lines that the backend complains about. `withheld`: its complaints that came without a line; where none can be
 * blamed, the cart as a whole has the problem.
 */
export function withStockProblems(cart: Cart, withheld: readonly string[], seen: Seen, text: Text): Cart {
  const blamed = withheld.length ? blame(cart, withheld, seen) : cart.items;
  const items = sameAs(
    seen.before?.items ?? [],
    blamed.map((item) => inWords(item, text)),
  );
  const isUnclear = withheld.length > 0 && !items.some(({ problem }) => problem);
  return { ...cart, items, ...(isUnclear ? { problem: text('cart.someUnavailable') } : {}) };
}

/** A line that did not change stays the same object: components know by that that there is nothing to draw. */
function sameAs(before: readonly CartItem[], items: CartItem[]): CartItem[] {
  const known = new Map(before.map((item) => [item.uid, item]));
  return items.map((item) => {
    const old = known.get(item.uid);
    return old && JSON.stringify(old) === JSON.stringify(item) ? old : item;
  });
}

function blame(cart: Cart, [complaint]: readonly string[], { before, removed }: Seen): CartItem[] {
  const items = cart.items.map((item) =>
    item.isOutOfStock && !item.problem ? { ...item, problem: complaint } : item,
  );
  // Some servers leave the line out but count it: it stays as it was shown last, to be removed.
  const present = new Set(items.map(({ uid }) => uid));
  let missing = cart.totalQuantity - quantityOf(cart);
  for (const item of before?.items ?? []) {
    if (present.has(item.uid) || item.uid === removed || item.quantity > missing) continue;
    missing -= item.quantity;
    items.push({ ...item, isOutOfStock: true, problem: complaint });
  }
  return items;
}

function inWords(item: CartItem, text: Text): CartItem {
  const { problem } = item;
  if (problem === undefined) return item;
  if (item.isOutOfStock || soldOutTexts.test(problem))
    return { ...item, isOutOfStock: true, problem: text('cart.unavailable') };
  return tooMany.test(problem) ? { ...item, problem: text('cart.tooMany') } : item;
}
