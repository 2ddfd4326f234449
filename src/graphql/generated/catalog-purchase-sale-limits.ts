/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
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


export const SaleLimitsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SaleLimits"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sku"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"products"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"sku"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"eq"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sku"}}}]}}]}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"IntValue","value":"1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"uid"}},{"kind":"Field","name":{"kind":"Name","value":"sku"}},{"kind":"Field","name":{"kind":"Name","value":"min_sale_qty"}},{"kind":"Field","name":{"kind":"Name","value":"max_sale_qty"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ConfigurableProduct"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"variants"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"product"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"uid"}},{"kind":"Field","name":{"kind":"Name","value":"sku"}},{"kind":"Field","name":{"kind":"Name","value":"min_sale_qty"}},{"kind":"Field","name":{"kind":"Name","value":"max_sale_qty"}}]}}]}}]}}]}}]}}]}}]} as unknown as DocumentNode<SaleLimitsQuery, SaleLimitsQueryVariables>;