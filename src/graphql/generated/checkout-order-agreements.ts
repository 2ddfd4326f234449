/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentText } from '../document-text';
export type CheckoutAgreementMode =
  | 'AUTO'
  | 'MANUAL';

export type CheckoutAgreementsQueryVariables = Exact<{ [key: string]: never; }>;


export type CheckoutAgreementsQuery = { checkoutAgreements: Array<{ agreement_id: number, name: string, mode: CheckoutAgreementMode, checkbox_text: string, content: string, is_html: boolean } | null> | null };

export const CheckoutAgreementsDocument = "query CheckoutAgreements{checkoutAgreements{agreement_id name mode checkbox_text content is_html __typename}}" as DocumentText<CheckoutAgreementsQuery, CheckoutAgreementsQueryVariables>;