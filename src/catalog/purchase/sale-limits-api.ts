// The least and the most of a product that one order may hold. Loaded when somebody wants more than one.
import {
  SaleLimitsDocument,
  type SaleLimitsQuery,
} from '../../graphql/generated/catalog-purchase-sale-limits';
import type { Transport } from '../../transport/transport';
import type { BuyableProduct, SaleLimits } from '../product';
import { positive, present } from '../../graphql/loose';

export type Limits = ReadonlyMap<string, SaleLimits>;

/** By SKU, of a product and its variants. */
export function parseSaleLimits({ products }: SaleLimitsQuery): Limits {
  const answers = present(products?.items).flatMap((product) => [
    product,
    ...('variants' in product ? present(product.variants).flatMap((variant) => variant.product ?? []) : []),
  ]);
  return new Map(
    answers.map(({ sku, min_sale_qty, max_sale_qty }) => [
      sku ?? '',
      { minQuantity: positive(min_sale_qty), maxQuantity: positive(max_sale_qty) },
    ]),
  );
}

export function withLimits(product: BuyableProduct, limits: Limits): BuyableProduct {
  return {
    ...product,
    ...limits.get(product.sku),
    variants: product.variants.map((variant) => ({ ...variant, ...limits.get(variant.sku) })),
  };
}

export async function fetchSaleLimits(transport: Pick<Transport, 'query'>, sku: string): Promise<Limits> {
  return parseSaleLimits(await transport.query(SaleLimitsDocument, { sku }));
}
