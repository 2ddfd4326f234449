/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { parse } from '@0no-co/graphql.web';
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
export type NewsletterAudienceEnum =
  | 'CATALOG'
  | 'STORE';

export type SubscriptionStatusesEnum =
  | 'NOT_ACTIVE'
  | 'SUBSCRIBED'
  | 'UNCONFIRMED'
  | 'UNSUBSCRIBED';

export type SubscribeToNewsletterMutationVariables = Exact<{
  email: string;
  firstname?: string | null | undefined;
  audience?: NewsletterAudienceEnum | null | undefined;
}>;


export type SubscribeToNewsletterMutation = { subscribeEmailToNewsletter: { status: SubscriptionStatusesEnum | null } | null };

export const SubscribeToNewsletterDocument = /* @__PURE__ */ parse("mutation SubscribeToNewsletter($email:String!$firstname:String$audience:NewsletterAudienceEnum){subscribeEmailToNewsletter(email:$email firstname:$firstname audience:$audience){status}}", { noLocation: true }) as unknown as TypedDocumentNode<SubscribeToNewsletterMutation, SubscribeToNewsletterMutationVariables>;