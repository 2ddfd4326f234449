/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentText } from '../document-text';
export type RequestGuestCancelMutationVariables = Exact<{
  token: string;
  reason: string;
}>;


export type RequestGuestCancelMutation = { requestGuestOrderCancel: { error: string | null } | null };

export type ConfirmGuestCancelMutationVariables = Exact<{
  id: string | number;
  key: string;
}>;


export type ConfirmGuestCancelMutation = { confirmCancelOrder: { error: string | null, order: { id: string, number: string, status: string } | null } | null };

export const RequestGuestCancelDocument = "mutation RequestGuestCancel($token:String!$reason:String!){requestGuestOrderCancel(input:{token:$token reason:$reason}){error __typename}}" as DocumentText<RequestGuestCancelMutation, RequestGuestCancelMutationVariables>;
export const ConfirmGuestCancelDocument = "mutation ConfirmGuestCancel($id:ID!$key:String!){confirmCancelOrder(input:{order_id:$id confirmation_key:$key}){error order{id number status __typename}__typename}}" as DocumentText<ConfirmGuestCancelMutation, ConfirmGuestCancelMutationVariables>;