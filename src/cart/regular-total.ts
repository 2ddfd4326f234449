// What a line of the cart would cost without the offer.
import type { Money } from '../ui/price/money';

type Loose<T> = T | null | undefined;

/** As the catalogue shows a product, or the chosen variant of one, for a piece. */
export interface CataloguePrice {
  final_price?: Loose<{ value: number | null }>;
  regular_price?: Loose<{ value: number | null }>;
}

export const cents = (value: number): number => Math.round(value * 100);

/**
 * Carts of releases before 2.4.7 know the price to pay alone, and the catalogue may show tax where they do not. So its regular price
 * counts only where a piece costs in the cart what it costs there, in the currency that both are asked for; undefined elsewhere, and where it is no higher.
 */
export function regularTotal(
  price: Money,
  quantity: number,
  catalogue: CataloguePrice | undefined,
): Money | undefined {
  const { final_price, regular_price } = catalogue ?? {};
  const paid = cents(price.value);
  const regular = regular_price?.value ?? NaN;
  const isOffer = cents(final_price?.value ?? NaN) === paid && cents(regular) > paid;
  return isOffer ? { ...price, value: cents(regular * quantity) / 100 } : undefined;
}
