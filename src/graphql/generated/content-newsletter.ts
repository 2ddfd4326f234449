/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { parse } from '@0no-co/graphql.web';
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
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

export const SubscribeToStoreNewsletterDocument = /* @__PURE__ */ parse("mutation SubscribeToStoreNewsletter($email:String!$firstname:String){subscribeEmailToNewsletter(email:$email firstname:$firstname audience:STORE){status}}", { noLocation: true }) as unknown as TypedDocumentNode<SubscribeToStoreNewsletterMutation, SubscribeToStoreNewsletterMutationVariables>;
export const SubscribeToCatalogNewsletterDocument = /* @__PURE__ */ parse("mutation SubscribeToCatalogNewsletter($email:String!$firstname:String){subscribeEmailToNewsletter(email:$email firstname:$firstname audience:CATALOG){status}}", { noLocation: true }) as unknown as TypedDocumentNode<SubscribeToCatalogNewsletterMutation, SubscribeToCatalogNewsletterMutationVariables>;