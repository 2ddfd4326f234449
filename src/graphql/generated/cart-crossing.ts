/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentText } from '../document-text';
export type CrossedNamesQueryVariables = Exact<{
  skus?: Array<string | null | undefined> | string | null | undefined;
  pageSize: number;
}>;


export type CrossedNamesQuery = { products: { items: Array<
      | { uid: string, sku: string | null, name: string | null }
      | { uid: string, sku: string | null, name: string | null }
      | { uid: string, sku: string | null, name: string | null }
      | { uid: string, sku: string | null, name: string | null }
      | { uid: string, sku: string | null, name: string | null }
      | { uid: string, sku: string | null, name: string | null }
     | null> | null } | null };

export const CrossedNamesDocument = "query CrossedNames($skus:[String]$pageSize:Int!){products(filter:{sku:{in:$skus}}pageSize:$pageSize){items{uid sku name __typename}__typename}}" as DocumentText<CrossedNamesQuery, CrossedNamesQueryVariables>;