// The document by which products are asked for by SKU.
import type { ProductsBySkuQuery } from '../../graphql/generated/catalog-by-sku';
import { parseBuyable } from '../buyable-api';
import type { BuyableProduct } from '../product';
import { present } from '../../graphql/loose';

export { ProductsBySkuDocument } from '../../graphql/generated/catalog-by-sku';

export function parseProductsBySku(data: ProductsBySkuQuery): BuyableProduct[] {
  return present(data.products?.items).map(parseBuyable);
}
