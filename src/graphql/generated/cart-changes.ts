/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { parse } from '@0no-co/graphql.web';
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
export type CartItemInput = {
  entered_options?: Array<EnteredOptionInput | null | undefined> | null | undefined;
  parent_sku?: string | null | undefined;
  quantity: number;
  selected_options?: Array<string | number | null | undefined> | null | undefined;
  sku: string;
};

export type CartUserInputErrorType =
  | 'COULD_NOT_FIND_CART_ITEM'
  | 'INSUFFICIENT_STOCK'
  | 'INVALID_PARAMETER_VALUE'
  | 'NOT_SALABLE'
  | 'PRODUCT_NOT_FOUND'
  | 'REQUIRED_PARAMETER_MISSING'
  | 'UNDEFINED';

export type EnteredOptionInput = {
  uid: string | number;
  value: string;
};

export type CreateCartMutationVariables = Exact<{ [key: string]: never; }>;


export type CreateCartMutation = { cartId: string | null };

export type AddProductsToCartMutationVariables = Exact<{
  cartId: string;
  cartItems: Array<CartItemInput> | CartItemInput;
}>;


export type AddProductsToCartMutation = { addProductsToCart: { cart: { id: string, total_quantity: number }, user_errors: Array<
      | { code: CartUserInputErrorType, message: string }
      | { code: CartUserInputErrorType, message: string }
     | null> } | null };

export type AddConfigurableProductToCartMutationVariables = Exact<{
  cartId: string;
  quantity: number;
  sku: string;
  parentSku: string;
}>;


export type AddConfigurableProductToCartMutation = { addConfigurableProductsToCart: { cart: { id: string, total_quantity: number } } | null };

export type UpdateCartItemMutationVariables = Exact<{
  cartId: string;
  itemId: string | number;
  quantity: number;
}>;


export type UpdateCartItemMutation = { updateCartItems: { cart: { id: string, total_quantity: number } } | null };

export type RemoveItemFromCartMutationVariables = Exact<{
  cartId: string;
  itemId: string | number;
}>;


export type RemoveItemFromCartMutation = { removeItemFromCart: { cart: { id: string, total_quantity: number } } | null };

export type ApplyCouponMutationVariables = Exact<{
  cartId: string;
  couponCode: string;
}>;


export type ApplyCouponMutation = { applyCouponToCart: { cart: { id: string, applied_coupons: Array<{ code: string } | null> | null } } | null };

export type RemoveCouponMutationVariables = Exact<{
  cartId: string;
}>;


export type RemoveCouponMutation = { removeCouponFromCart: { cart: { id: string, applied_coupons: Array<{ code: string } | null> | null } | null } | null };

export type MergeCartsMutationVariables = Exact<{
  guestCartId: string;
  customerCartId: string;
}>;


export type MergeCartsMutation = { mergeCarts: { id: string, total_quantity: number } };

export const CreateCartDocument = /* @__PURE__ */ parse("mutation CreateCart{cartId:createEmptyCart}", { noLocation: true }) as unknown as TypedDocumentNode<CreateCartMutation, CreateCartMutationVariables>;
export const AddProductsToCartDocument = /* @__PURE__ */ parse("mutation AddProductsToCart($cartId:String!$cartItems:[CartItemInput!]!){addProductsToCart(cartId:$cartId cartItems:$cartItems){cart{id total_quantity}user_errors{code message}}}", { noLocation: true }) as unknown as TypedDocumentNode<AddProductsToCartMutation, AddProductsToCartMutationVariables>;
export const AddConfigurableProductToCartDocument = /* @__PURE__ */ parse("mutation AddConfigurableProductToCart($cartId:String!$quantity:Float!$sku:String!$parentSku:String!){addConfigurableProductsToCart(input:{cart_id:$cartId cart_items:[{data:{quantity:$quantity sku:$sku}parent_sku:$parentSku}]}){cart{id total_quantity}}}", { noLocation: true }) as unknown as TypedDocumentNode<AddConfigurableProductToCartMutation, AddConfigurableProductToCartMutationVariables>;
export const UpdateCartItemDocument = /* @__PURE__ */ parse("mutation UpdateCartItem($cartId:String!$itemId:ID!$quantity:Float!){updateCartItems(input:{cart_id:$cartId cart_items:[{cart_item_uid:$itemId quantity:$quantity}]}){cart{id total_quantity}}}", { noLocation: true }) as unknown as TypedDocumentNode<UpdateCartItemMutation, UpdateCartItemMutationVariables>;
export const RemoveItemFromCartDocument = /* @__PURE__ */ parse("mutation RemoveItemFromCart($cartId:String!$itemId:ID!){removeItemFromCart(input:{cart_id:$cartId cart_item_uid:$itemId}){cart{id total_quantity}}}", { noLocation: true }) as unknown as TypedDocumentNode<RemoveItemFromCartMutation, RemoveItemFromCartMutationVariables>;
export const ApplyCouponDocument = /* @__PURE__ */ parse("mutation ApplyCoupon($cartId:String!$couponCode:String!){applyCouponToCart(input:{cart_id:$cartId coupon_code:$couponCode}){cart{id applied_coupons{code}}}}", { noLocation: true }) as unknown as TypedDocumentNode<ApplyCouponMutation, ApplyCouponMutationVariables>;
export const RemoveCouponDocument = /* @__PURE__ */ parse("mutation RemoveCoupon($cartId:String!){removeCouponFromCart(input:{cart_id:$cartId}){cart{id applied_coupons{code}}}}", { noLocation: true }) as unknown as TypedDocumentNode<RemoveCouponMutation, RemoveCouponMutationVariables>;
export const MergeCartsDocument = /* @__PURE__ */ parse("mutation MergeCarts($guestCartId:String!$customerCartId:String!){mergeCarts(source_cart_id:$guestCartId destination_cart_id:$customerCartId){id total_quantity}}", { noLocation: true }) as unknown as TypedDocumentNode<MergeCartsMutation, MergeCartsMutationVariables>;