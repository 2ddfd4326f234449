/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentText } from '../document-text';
export type ChangeNameMutationVariables = Exact<{
  firstname: string;
  lastname: string;
}>;


export type ChangeNameMutation = { updateCustomerV2: { customer: { firstname: string | null, lastname: string | null } } | null };

export type ChangeEmailMutationVariables = Exact<{
  email: string;
  password: string;
}>;


export type ChangeEmailMutation = { updateCustomerEmail: { customer: { email: string | null } } | null };

export type ChangePasswordMutationVariables = Exact<{
  currentPassword: string;
  newPassword: string;
}>;


export type ChangePasswordMutation = { changeCustomerPassword: { email: string | null } | null };

export type ChangeSubscriptionMutationVariables = Exact<{
  isSubscribed: boolean;
}>;


export type ChangeSubscriptionMutation = { updateCustomerV2: { customer: { is_subscribed: boolean | null } } | null };

export const ChangeNameDocument = "mutation ChangeName($firstname:String!$lastname:String!){updateCustomerV2(input:{firstname:$firstname lastname:$lastname}){customer{firstname lastname __typename}__typename}}" as DocumentText<ChangeNameMutation, ChangeNameMutationVariables>;
export const ChangeEmailDocument = "mutation ChangeEmail($email:String!$password:String!){updateCustomerEmail(email:$email password:$password){customer{email __typename}__typename}}" as DocumentText<ChangeEmailMutation, ChangeEmailMutationVariables>;
export const ChangePasswordDocument = "mutation ChangePassword($currentPassword:String!$newPassword:String!){changeCustomerPassword(currentPassword:$currentPassword newPassword:$newPassword){email __typename}}" as DocumentText<ChangePasswordMutation, ChangePasswordMutationVariables>;
export const ChangeSubscriptionDocument = "mutation ChangeSubscription($isSubscribed:Boolean!){updateCustomerV2(input:{is_subscribed:$isSubscribed}){customer{is_subscribed __typename}__typename}}" as DocumentText<ChangeSubscriptionMutation, ChangeSubscriptionMutationVariables>;