/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type CartStockLeftQueryVariables = Exact<{
  cartId: string;
}>;


export type CartStockLeftQuery = { cart: { id: string, items: Array<
      | { __typename: 'BundleCartItem', uid: string, not_available_message: string | null, product:
          | { __typename: 'BundleProduct', uid: string, only_x_left_in_stock: number | null }
          | { __typename: 'ConfigurableProduct', uid: string, only_x_left_in_stock: number | null }
          | { __typename: 'DownloadableProduct', uid: string, only_x_left_in_stock: number | null }
          | { __typename: 'GroupedProduct', uid: string, only_x_left_in_stock: number | null }
          | { __typename: 'SimpleProduct', uid: string, only_x_left_in_stock: number | null }
          | { __typename: 'VirtualProduct', uid: string, only_x_left_in_stock: number | null }
         }
      | { __typename: 'ConfigurableCartItem', uid: string, not_available_message: string | null, configured_variant:
          | { uid: string, only_x_left_in_stock: number | null }
          | { uid: string, only_x_left_in_stock: number | null }
          | { uid: string, only_x_left_in_stock: number | null }
          | { uid: string, only_x_left_in_stock: number | null }
          | { uid: string, only_x_left_in_stock: number | null }
          | { uid: string, only_x_left_in_stock: number | null }
        , product:
          | { __typename: 'BundleProduct', uid: string, only_x_left_in_stock: number | null }
          | { __typename: 'ConfigurableProduct', uid: string, only_x_left_in_stock: number | null }
          | { __typename: 'DownloadableProduct', uid: string, only_x_left_in_stock: number | null }
          | { __typename: 'GroupedProduct', uid: string, only_x_left_in_stock: number | null }
          | { __typename: 'SimpleProduct', uid: string, only_x_left_in_stock: number | null }
          | { __typename: 'VirtualProduct', uid: string, only_x_left_in_stock: number | null }
         }
      | { __typename: 'DownloadableCartItem', uid: string, not_available_message: string | null, product:
          | { __typename: 'BundleProduct', uid: string, only_x_left_in_stock: number | null }
          | { __typename: 'ConfigurableProduct', uid: string, only_x_left_in_stock: number | null }
          | { __typename: 'DownloadableProduct', uid: string, only_x_left_in_stock: number | null }
          | { __typename: 'GroupedProduct', uid: string, only_x_left_in_stock: number | null }
          | { __typename: 'SimpleProduct', uid: string, only_x_left_in_stock: number | null }
          | { __typename: 'VirtualProduct', uid: string, only_x_left_in_stock: number | null }
         }
      | { __typename: 'SimpleCartItem', uid: string, not_available_message: string | null, product:
          | { __typename: 'BundleProduct', uid: string, only_x_left_in_stock: number | null }
          | { __typename: 'ConfigurableProduct', uid: string, only_x_left_in_stock: number | null }
          | { __typename: 'DownloadableProduct', uid: string, only_x_left_in_stock: number | null }
          | { __typename: 'GroupedProduct', uid: string, only_x_left_in_stock: number | null }
          | { __typename: 'SimpleProduct', uid: string, only_x_left_in_stock: number | null }
          | { __typename: 'VirtualProduct', uid: string, only_x_left_in_stock: number | null }
         }
      | { __typename: 'VirtualCartItem', uid: string, not_available_message: string | null, product:
          | { __typename: 'BundleProduct', uid: string, only_x_left_in_stock: number | null }
          | { __typename: 'ConfigurableProduct', uid: string, only_x_left_in_stock: number | null }
          | { __typename: 'DownloadableProduct', uid: string, only_x_left_in_stock: number | null }
          | { __typename: 'GroupedProduct', uid: string, only_x_left_in_stock: number | null }
          | { __typename: 'SimpleProduct', uid: string, only_x_left_in_stock: number | null }
          | { __typename: 'VirtualProduct', uid: string, only_x_left_in_stock: number | null }
         }
     | null> | null } | null };


export const CartStockLeftDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CartStockLeft"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"cartId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cart"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"cart_id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"cartId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"uid"}},{"kind":"Field","name":{"kind":"Name","value":"not_available_message"}},{"kind":"Field","name":{"kind":"Name","value":"product"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"uid"}},{"kind":"Field","name":{"kind":"Name","value":"only_x_left_in_stock"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ConfigurableCartItem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"configured_variant"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"uid"}},{"kind":"Field","name":{"kind":"Name","value":"only_x_left_in_stock"}}]}}]}}]}}]}}]}}]} as unknown as DocumentNode<CartStockLeftQuery, CartStockLeftQueryVariables>;