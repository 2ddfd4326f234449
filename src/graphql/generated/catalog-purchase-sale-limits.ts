/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentText } from '../document-text';
export type SaleLimitsQueryVariables = Exact<{
  sku: string;
}>;


export type SaleLimitsQuery = { products: { items: Array<
      | { uid: string, sku: string | null, min_sale_qty: number | null, max_sale_qty: number | null }
      | { uid: string, sku: string | null, min_sale_qty: number | null, max_sale_qty: number | null, variants: Array<{ product: { uid: string, sku: string | null, min_sale_qty: number | null, max_sale_qty: number | null } | null } | null> | null }
      | { uid: string, sku: string | null, min_sale_qty: number | null, max_sale_qty: number | null }
      | { uid: string, sku: string | null, min_sale_qty: number | null, max_sale_qty: number | null }
      | { uid: string, sku: string | null, min_sale_qty: number | null, max_sale_qty: number | null }
      | { uid: string, sku: string | null, min_sale_qty: number | null, max_sale_qty: number | null }
     | null> | null } | null };

export const SaleLimitsDocument = "query SaleLimits($sku:String!){products(filter:{sku:{eq:$sku}}pageSize:1){items{uid sku min_sale_qty max_sale_qty...on ConfigurableProduct{variants{product{uid sku min_sale_qty max_sale_qty __typename}__typename}__typename}__typename}__typename}}" as DocumentText<SaleLimitsQuery, SaleLimitsQueryVariables>;