/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentText } from '../document-text';
export type CustomerDetailsQueryVariables = Exact<{ [key: string]: never; }>;


export type CustomerDetailsQuery = { customer: { email: string | null, firstname: string | null, lastname: string | null, is_subscribed: boolean | null, groupId: number | null } | null };

export type SignInMutationVariables = Exact<{
  email: string;
  password: string;
}>;


export type SignInMutation = { generateCustomerToken: { token: string | null } | null };

export type SignOutMutationVariables = Exact<{ [key: string]: never; }>;


export type SignOutMutation = { revokeCustomerToken: { result: boolean } | null };

export type SessionLifetimeQueryVariables = Exact<{ [key: string]: never; }>;


export type SessionLifetimeQuery = { storeConfig: { store_code: string | null, customer_access_token_lifetime: number | null } | null };

export const CustomerDetailsDocument = "query CustomerDetails{customer{email firstname lastname is_subscribed groupId __typename}}" as DocumentText<CustomerDetailsQuery, CustomerDetailsQueryVariables>;
export const SignInDocument = "mutation SignIn($email:String!$password:String!){generateCustomerToken(email:$email password:$password){token __typename}}" as DocumentText<SignInMutation, SignInMutationVariables>;
export const SignOutDocument = "mutation SignOut{revokeCustomerToken{result __typename}}" as DocumentText<SignOutMutation, SignOutMutationVariables>;
export const SessionLifetimeDocument = "query SessionLifetime{storeConfig{store_code customer_access_token_lifetime __typename}}" as DocumentText<SessionLifetimeQuery, SessionLifetimeQueryVariables>;