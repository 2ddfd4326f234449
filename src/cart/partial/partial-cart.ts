// A cart of whose answer something has failed, as far as it goes (behaviour 7.3). Loaded when that happens.
import '../../words/catalogue/cart-partial';
import type { TransportError } from '../../transport/errors';
import type { Text } from '../../words/text';
import { quantityOf, type Cart } from '../cart';
import { withStockProblems, type Seen } from '../stock/stock-problems';

export interface PartialAnswer {
  /** What is wrong with it; undefined where it lacks the total alone, and says nothing of it. */
  error: TransportError | undefined;
  withheld: readonly string[];
  seen: Seen;
}

/** Throws the answer's error where nobody says what is in the cart. */
export function partialCart(read: Cart, { error, withheld, seen }: PartialAnswer, text: Text): Cart {
  const lost = error ? complaintsOfLines(error, quantityOf(read) < read.totalQuantity) : [];
  const cart = withStockProblems(read, [...withheld, ...lost], seen, text);
  if (error && cart.items.length === 0 && cart.totalQuantity > 0) throw error;
  return {
    ...cart,
    // Nobody pays a total that was not told.
    ...(Number.isNaN(cart.grandTotal.value) ? { problem: text('cart.totalUnknown') } : {}),
    ...(error && lost.length < error.entries.length ? { isPartial: true } : {}),
  };
}

/** Of lines that the backend cannot resolve, such as of a deleted product. `isShort`: pieces are counted that no line has. */
function complaintsOfLines({ entries }: TransportError, isShort: boolean): string[] {
  return entries
    .filter(({ path }) => (path ? path[1] === 'items' && (isShort || isOfLine(path)) : isShort))
    .map(({ message }) => message);
}

/** There is no line without its product. */
const isOfLine = (path: readonly (string | number)[]) =>
  path.length === 3 || (path.length === 4 && path[3] === 'product');
