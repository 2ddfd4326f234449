/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentText } from '../document-text';
export type CheckoutUserInputErrorCodes =
  | 'INSUFFICIENT_STOCK'
  | 'NOT_SALABLE'
  | 'PRODUCT_NOT_FOUND'
  | 'REORDER_NOT_AVAILABLE'
  | 'UNDEFINED';

export type CancellationReasonsQueryVariables = Exact<{ [key: string]: never; }>;


export type CancellationReasonsQuery = { storeConfig: { store_code: string | null, order_cancellation_reasons: Array<{ description: string } | null> } | null };

export type ReorderItemsMutationVariables = Exact<{
  number: string;
}>;


export type ReorderItemsMutation = { reorderItems: { cart: { id: string, total_quantity: number }, userInputErrors: Array<{ code: CheckoutUserInputErrorCodes, message: string } | null> } | null };

export type CancelOrderMutationVariables = Exact<{
  id: string | number;
  reason: string;
}>;


export type CancelOrderMutation = { cancelOrder: { error: string | null, order: { id: string, number: string, status: string } | null } | null };

export const CancellationReasonsDocument = "query CancellationReasons{storeConfig{store_code order_cancellation_reasons{description __typename}__typename}}" as DocumentText<CancellationReasonsQuery, CancellationReasonsQueryVariables>;
export const ReorderItemsDocument = "mutation ReorderItems($number:String!){reorderItems(orderNumber:$number){cart{id total_quantity __typename}userInputErrors{code message __typename}__typename}}" as DocumentText<ReorderItemsMutation, ReorderItemsMutationVariables>;
export const CancelOrderDocument = "mutation CancelOrder($id:ID!$reason:String!){cancelOrder(input:{order_id:$id reason:$reason}){error order{id number status __typename}__typename}}" as DocumentText<CancelOrderMutation, CancelOrderMutationVariables>;