/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentText } from '../document-text';
export type SubscriptionStatusesEnum =
  | 'NOT_ACTIVE'
  | 'SUBSCRIBED'
  | 'UNCONFIRMED'
  | 'UNSUBSCRIBED';

export type SubscribeToStoreNewsletterMutationVariables = Exact<{
  email: string;
  firstname?: string | null | undefined;
}>;


export type SubscribeToStoreNewsletterMutation = { subscribeEmailToNewsletter: { status: SubscriptionStatusesEnum | null } | null };

export type SubscribeToCatalogNewsletterMutationVariables = Exact<{
  email: string;
  firstname?: string | null | undefined;
}>;


export type SubscribeToCatalogNewsletterMutation = { subscribeEmailToNewsletter: { status: SubscriptionStatusesEnum | null } | null };

export const SubscribeToStoreNewsletterDocument = "mutation SubscribeToStoreNewsletter($email:String!$firstname:String){subscribeEmailToNewsletter(email:$email firstname:$firstname audience:STORE){status __typename}}" as DocumentText<SubscribeToStoreNewsletterMutation, SubscribeToStoreNewsletterMutationVariables>;
export const SubscribeToCatalogNewsletterDocument = "mutation SubscribeToCatalogNewsletter($email:String!$firstname:String){subscribeEmailToNewsletter(email:$email firstname:$firstname audience:CATALOG){status __typename}}" as DocumentText<SubscribeToCatalogNewsletterMutation, SubscribeToCatalogNewsletterMutationVariables>;