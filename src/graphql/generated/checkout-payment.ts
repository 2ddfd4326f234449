/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentText } from '../document-text';
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

export const SavedCardsDocument = "query SavedCards{storeConfig{store_code braintree_cc_vault_active __typename}customerPaymentTokens{items{public_hash payment_method_code type details __typename}__typename}}" as DocumentText<SavedCardsQuery, SavedCardsQueryVariables>;
export const BraintreeClientTokenDocument = "mutation BraintreeClientToken{createBraintreeClientToken}" as DocumentText<BraintreeClientTokenMutation, BraintreeClientTokenMutationVariables>;
export const PayBySavedCardDocument = "mutation PayBySavedCard($cartId:String!$code:String!$hash:String!){setPaymentMethodOnCart(input:{cart_id:$cartId payment_method:{code:$code braintree_cc_vault:{public_hash:$hash}}}){cart{id selected_payment_method{code __typename}__typename}__typename}}" as DocumentText<PayBySavedCardMutation, PayBySavedCardMutationVariables>;
export const PlaceOrderDocument = "mutation PlaceOrder($cartId:String!){placeOrder(input:{cart_id:$cartId}){order{order_number __typename}errors{message __typename}__typename}}" as DocumentText<PlaceOrderMutation, PlaceOrderMutationVariables>;