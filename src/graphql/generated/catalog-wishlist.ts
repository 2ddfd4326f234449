/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentText } from '../document-text';
export type EnteredOptionInput = {
  uid: string | number;
  value: string;
};

export type WishListUserInputErrorType =
  | 'PRODUCT_NOT_FOUND'
  | 'UNDEFINED';

export type WishlistItemInput = {
  entered_options?: Array<EnteredOptionInput | null | undefined> | null | undefined;
  parent_sku?: string | null | undefined;
  quantity: number;
  selected_options?: Array<string | number | null | undefined> | null | undefined;
  sku: string;
};

export type OwnWishlistQueryVariables = Exact<{
  page: number;
}>;


export type OwnWishlistQuery = { customer: { wishlists: Array<{ id: string | null, items_v2: { items: Array<
          | { id: string, product:
              | { uid: string, sku: string | null }
              | { uid: string, sku: string | null }
              | { uid: string, sku: string | null }
              | { uid: string, sku: string | null }
              | { uid: string, sku: string | null }
              | { uid: string, sku: string | null }
             | null }
          | { id: string, product:
              | { uid: string, sku: string | null }
              | { uid: string, sku: string | null }
              | { uid: string, sku: string | null }
              | { uid: string, sku: string | null }
              | { uid: string, sku: string | null }
              | { uid: string, sku: string | null }
             | null }
          | { id: string, product:
              | { uid: string, sku: string | null }
              | { uid: string, sku: string | null }
              | { uid: string, sku: string | null }
              | { uid: string, sku: string | null }
              | { uid: string, sku: string | null }
              | { uid: string, sku: string | null }
             | null }
          | { id: string, product:
              | { uid: string, sku: string | null }
              | { uid: string, sku: string | null }
              | { uid: string, sku: string | null }
              | { uid: string, sku: string | null }
              | { uid: string, sku: string | null }
              | { uid: string, sku: string | null }
             | null }
          | { id: string, product:
              | { uid: string, sku: string | null }
              | { uid: string, sku: string | null }
              | { uid: string, sku: string | null }
              | { uid: string, sku: string | null }
              | { uid: string, sku: string | null }
              | { uid: string, sku: string | null }
             | null }
          | { id: string, product:
              | { uid: string, sku: string | null }
              | { uid: string, sku: string | null }
              | { uid: string, sku: string | null }
              | { uid: string, sku: string | null }
              | { uid: string, sku: string | null }
              | { uid: string, sku: string | null }
             | null }
         | null>, page_info: { total_pages: number | null } | null } | null } | null> } | null };

export type AddToWishlistMutationVariables = Exact<{
  list: string | number;
  items: Array<WishlistItemInput> | WishlistItemInput;
}>;


export type AddToWishlistMutation = { addProductsToWishlist: { wishlist: { id: string | null, items_count: number | null }, user_errors: Array<{ code: WishListUserInputErrorType, message: string } | null> } | null };

export type RemoveFromWishlistMutationVariables = Exact<{
  list: string | number;
  ids: Array<string | number> | string | number;
}>;


export type RemoveFromWishlistMutation = { removeProductsFromWishlist: { wishlist: { id: string | null, items_count: number | null }, user_errors: Array<{ code: WishListUserInputErrorType, message: string } | null> } | null };

export const OwnWishlistDocument = "query OwnWishlist($page:Int!){customer{wishlists{id items_v2(currentPage:$page pageSize:100){items{id product{uid sku __typename}__typename}page_info{total_pages __typename}__typename}__typename}__typename}}" as DocumentText<OwnWishlistQuery, OwnWishlistQueryVariables>;
export const AddToWishlistDocument = "mutation AddToWishlist($list:ID!$items:[WishlistItemInput!]!){addProductsToWishlist(wishlistId:$list wishlistItems:$items){wishlist{id items_count __typename}user_errors{code message __typename}__typename}}" as DocumentText<AddToWishlistMutation, AddToWishlistMutationVariables>;
export const RemoveFromWishlistDocument = "mutation RemoveFromWishlist($list:ID!$ids:[ID!]!){removeProductsFromWishlist(wishlistId:$list wishlistItemsIds:$ids){wishlist{id items_count __typename}user_errors{code message __typename}__typename}}" as DocumentText<RemoveFromWishlistMutation, RemoveFromWishlistMutationVariables>;