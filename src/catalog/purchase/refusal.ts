// Why a product cannot be put into the cart as it was chosen. Pure.
import '../../words/catalogue/product';
import '../../words/catalogue/product-refusals';
import type { Text } from '../../words/text';
import type { BuyableProduct } from '../product';
import { quantityBounds } from '../product-rules';
import { choiceState, chosenVariant, isPriceHidden, missingOptions, type Choice } from './option-choice';

export interface Wish {
  product: BuyableProduct;
  choice: Choice;
  quantity: number;
  /** Pieces of it that are in the cart. */
  already: number;
}

/** In a shopper's words; undefined when it can be bought. */
export function refusal({ product, choice, quantity, already }: Wish, text: Text): string | undefined {
  const { name } = product;
  if (isPriceHidden(product, choice)) return text('catalog.notSoldHere', { name });
  const missing = missingOptions(product, choice);
  if (missing.length > 0) {
    const options = missing.map(({ label }) => label).join(', ');
    return text('catalog.chooseFirst', { options, lower: options.toLowerCase() });
  }
  if (choiceState(product, choice) !== 'available')
    return text(product.options.length > 0 ? 'catalog.chosenUnavailable' : 'catalog.soldOutNow', { name });

  const sold = chosenVariant(product, choice) ?? product;
  const { onlyLeft = Infinity, minQuantity = 1, maxQuantity = Infinity } = sold;
  const { min, max = Infinity } = quantityBounds(sold, already);
  if (quantity < min) return text('catalog.atLeast', { n: minQuantity });
  if (quantity <= max) return undefined;
  // What is left and what one order may hold are two reasons.
  if (maxQuantity < onlyLeft)
    return text(already > 0 ? 'catalog.overLimit' : 'catalog.atMost', { n: maxQuantity, inCart: already });
  if (already === 0) return text('catalog.limit', { n: onlyLeft });
  return max === 0
    ? text('catalog.allInCart')
    : text('catalog.limitInCart', { n: onlyLeft, inCart: already });
}
