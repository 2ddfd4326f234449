// How what goes well with a cart is asked for: Magento's cross-sell products of what is in it.
import type { CartPairingsQuery } from '../../graphql/generated/catalog-pairings';
import { present } from '../../graphql/loose';
import type { ProductSummary } from '../product';
import { parseCards } from '../product-api';

export { CartPairingsDocument } from '../../graphql/generated/catalog-pairings';

/** Of each thing in turn, that no one of them fills the shelf; nothing twice, and nothing that is in the cart or sold out. */
export function parsePairings(data: CartPairingsQuery, inCart: readonly string[]): ProductSummary[] {
  const items = present(data.products?.items);
  const lists = inCart.map((sku) => parseCards(items.find((item) => item.sku === sku)?.crosssell_products));
  const longest = Math.max(0, ...lists.map(({ length }) => length));
  const inTurn = Array.from({ length: longest }, (_, place) => lists.flatMap((list) => list[place] ?? []));
  const bySku = new Map(inTurn.flat().map((product) => [product.sku, product]));
  return [...bySku.values()].filter(({ sku, inStock }) => inStock && !inCart.includes(sku));
}
