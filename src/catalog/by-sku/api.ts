// How products are asked for by SKU.
import { ProductsBySkuDocument, type ProductsBySkuQuery } from '../../graphql/generated/catalog-by-sku';
import type { Transport } from '../../transport/transport';
import { parseBuyable } from '../buyable-api';
import type { BuyableProduct } from '../product';
import { present } from '../../graphql/loose';

export interface BySku {
  /** By SKU in lower case. */
  products: ReadonlyMap<string, BuyableProduct>;
  /** Something of the answer has failed: what is not in it may be there. */
  partial: Error | undefined;
}

export { ProductsBySkuDocument };

export function parseProductsBySku(data: ProductsBySkuQuery): BuyableProduct[] {
  return present(data.products?.items).map(parseBuyable);
}

/** By what a page has the answer to one SKU: elements of a page ask for theirs together, in what company is chance. */
export const toldKey = (sku: string): string => `sku ${sku}`;

/** `told`: what is known of it already. */
export async function fetchBySku(
  transport: Pick<Transport, 'query'>,
  skus: string[],
  told?: ProductsBySkuQuery,
): Promise<BySku> {
  let partial: Error | undefined;
  const data =
    told ??
    (await transport.query(
      ProductsBySkuDocument,
      { skus, pageSize: skus.length },
      {
        policy: 'network-only',
        needs: ({ products }) => products?.items,
        onPartial: (error) => (partial = error),
      },
    ));
  const found = parseProductsBySku(data);
  return { products: new Map(found.map((product) => [product.sku.toLowerCase(), product])), partial };
}
