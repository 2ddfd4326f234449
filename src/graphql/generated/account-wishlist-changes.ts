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

export type WishlistCartUserInputErrorType =
  | 'INSUFFICIENT_STOCK'
  | 'NOT_SALABLE'
  | 'PRODUCT_NOT_FOUND'
  | 'UNDEFINED';

export type WishlistItemUpdateInput = {
  description?: string | null | undefined;
  entered_options?: Array<EnteredOptionInput | null | undefined> | null | undefined;
  quantity?: number | null | undefined;
  selected_options?: Array<string | number | null | undefined> | null | undefined;
  wishlist_item_id: string | number;
};

export type WishlistToCartMutationVariables = Exact<{
  list: string | number;
  ids: Array<string | number> | string | number;
}>;


export type WishlistToCartMutation = { addWishlistItemsToCart: { status: boolean, add_wishlist_items_to_cart_user_errors: Array<{ code: WishlistCartUserInputErrorType, message: string, wishlistItemId: string } | null> } | null };

export type ChangeWishlistItemMutationVariables = Exact<{
  list: string | number;
  items: Array<WishlistItemUpdateInput> | WishlistItemUpdateInput;
}>;


export type ChangeWishlistItemMutation = { updateProductsInWishlist: { wishlist: { id: string | null }, user_errors: Array<{ code: WishListUserInputErrorType, message: string } | null> } | null };

export const WishlistToCartDocument = "mutation WishlistToCart($list:ID!$ids:[ID!]!){addWishlistItemsToCart(wishlistId:$list wishlistItemIds:$ids){status add_wishlist_items_to_cart_user_errors{code message wishlistItemId __typename}__typename}}" as DocumentText<WishlistToCartMutation, WishlistToCartMutationVariables>;
export const ChangeWishlistItemDocument = "mutation ChangeWishlistItem($list:ID!$items:[WishlistItemUpdateInput!]!){updateProductsInWishlist(wishlistId:$list wishlistItems:$items){wishlist{id __typename}user_errors{code message __typename}__typename}}" as DocumentText<ChangeWishlistItemMutation, ChangeWishlistItemMutationVariables>;