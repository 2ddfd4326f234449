// What a line of the cart would cost without the offer.
import { parseMoney } from '../ui/price/parse-money';
import type { Money } from '../ui/price/money';

type Loose<T> = T | null | undefined;

/** As the catalogue shows a product, or the chosen variant of one, for a piece. */
export interface CataloguePrice {
  final_price?: Loose<{ value: number | null }>;
  regular_price?: Parameters<typeof parseMoney>[0];
}

const cents = (value: number): number => Math.round(value * 100);

/**
 * Carts of releases before 2.4.7 know the price to pay alone, and the catalogue may show tax where they do not. So its regular price
 * counts only where a piece costs in the cart what it costs there; undefined elsewhere, and where it is no higher.
 */
export function regularTotal(
  price: Money,
  quantity: number,
  catalogue: CataloguePrice | undefined,
): Money | undefined {
  const { value, currency } = parseMoney(catalogue?.regular_price);
  const isSame = cents(catalogue?.final_price?.value ?? NaN) === cents(price.value);
  if (!isSame || currency !== price.currency || !(cents(value) > cents(price.value))) return undefined;
  return { value: cents(value * quantity) / 100, currency };
}
