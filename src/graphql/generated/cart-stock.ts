/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentText } from '../document-text';
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

export const CartStockLeftDocument = "query CartStockLeft($cartId:String!){cart(cart_id:$cartId){id items{__typename uid not_available_message product{__typename uid only_x_left_in_stock}...on ConfigurableCartItem{configured_variant{uid only_x_left_in_stock __typename}__typename}}__typename}}" as DocumentText<CartStockLeftQuery, CartStockLeftQueryVariables>;