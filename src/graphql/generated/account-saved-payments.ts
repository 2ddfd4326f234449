/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentText } from '../document-text';
export type PaymentTokenTypeEnum =
  | 'account'
  | 'card';

export type SavedPaymentsQueryVariables = Exact<{ [key: string]: never; }>;


export type SavedPaymentsQuery = { customerPaymentTokens: { items: Array<{ public_hash: string, payment_method_code: string, type: PaymentTokenTypeEnum, details: string | null } | null> } | null };

export type RemoveSavedPaymentMutationVariables = Exact<{
  hash: string;
}>;


export type RemoveSavedPaymentMutation = { deletePaymentToken: { result: boolean } | null };

export const SavedPaymentsDocument = "query SavedPayments{customerPaymentTokens{items{public_hash payment_method_code type details __typename}__typename}}" as DocumentText<SavedPaymentsQuery, SavedPaymentsQueryVariables>;
export const RemoveSavedPaymentDocument = "mutation RemoveSavedPayment($hash:String!){deletePaymentToken(public_hash:$hash){result __typename}}" as DocumentText<RemoveSavedPaymentMutation, RemoveSavedPaymentMutationVariables>;