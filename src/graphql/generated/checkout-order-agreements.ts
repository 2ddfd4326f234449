/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type CheckoutAgreementMode =
  | 'AUTO'
  | 'MANUAL';

export type CheckoutAgreementsQueryVariables = Exact<{ [key: string]: never; }>;


export type CheckoutAgreementsQuery = { checkoutAgreements: Array<{ agreement_id: number, name: string, mode: CheckoutAgreementMode, checkbox_text: string, content: string, is_html: boolean } | null> | null };


export const CheckoutAgreementsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CheckoutAgreements"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"checkoutAgreements"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"agreement_id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"mode"}},{"kind":"Field","name":{"kind":"Name","value":"checkbox_text"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"is_html"}}]}}]}}]} as unknown as DocumentNode<CheckoutAgreementsQuery, CheckoutAgreementsQueryVariables>;