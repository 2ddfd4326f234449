/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { parse } from '@0no-co/graphql.web';
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
export type PaymentTokenTypeEnum =
  | 'account'
  | 'card';

export type SavedCardsQueryVariables = Exact<{ [key: string]: never; }>;


export type SavedCardsQuery = { storeConfig: { store_code: string | null, braintree_cc_vault_active: string | null } | null, customerPaymentTokens: { items: Array<{ public_hash: string, payment_method_code: string, type: PaymentTokenTypeEnum, details: string | null } | null> } | null };

export type BraintreeClientTokenMutationVariables = Exact<{ [key: string]: never; }>;


export type BraintreeClientTokenMutation = { createBraintreeClientToken: string };

export type PayBySavedCardMutationVariables = Exact<{
  cartId: string;
  code: string;
  hash: string;
}>;


export type PayBySavedCardMutation = { setPaymentMethodOnCart: { cart: { id: string, selected_payment_method: { code: string } | null } } | null };

export type PlaceOrderMutationVariables = Exact<{
  cartId: string;
}>;


export type PlaceOrderMutation = { placeOrder: { order: { order_number: string } | null, errors: Array<{ message: string } | null> } | null };

export const SavedCardsDocument = /* @__PURE__ */ parse("query SavedCards{storeConfig{store_code braintree_cc_vault_active}customerPaymentTokens{items{public_hash payment_method_code type details}}}", { noLocation: true }) as unknown as TypedDocumentNode<SavedCardsQuery, SavedCardsQueryVariables>;
export const BraintreeClientTokenDocument = /* @__PURE__ */ parse("mutation BraintreeClientToken{createBraintreeClientToken}", { noLocation: true }) as unknown as TypedDocumentNode<BraintreeClientTokenMutation, BraintreeClientTokenMutationVariables>;
export const PayBySavedCardDocument = /* @__PURE__ */ parse("mutation PayBySavedCard($cartId:String!$code:String!$hash:String!){setPaymentMethodOnCart(input:{cart_id:$cartId payment_method:{code:$code braintree_cc_vault:{public_hash:$hash}}}){cart{id selected_payment_method{code}}}}", { noLocation: true }) as unknown as TypedDocumentNode<PayBySavedCardMutation, PayBySavedCardMutationVariables>;
export const PlaceOrderDocument = /* @__PURE__ */ parse("mutation PlaceOrder($cartId:String!){placeOrder(input:{cart_id:$cartId}){order{order_number}errors{message}}}", { noLocation: true }) as unknown as TypedDocumentNode<PlaceOrderMutation, PlaceOrderMutationVariables>;