/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentText } from '../document-text';
export type GetStoreConfigForContactUsQueryVariables = Exact<{ [key: string]: never; }>;


export type GetStoreConfigForContactUsQuery = { storeConfig: { store_code: string | null, contact_enabled: boolean } | null };

export type GetContactPageCmsBlocksQueryVariables = Exact<{
  cmsBlockIdentifiers: Array<string | null | undefined> | string;
}>;


export type GetContactPageCmsBlocksQuery = { cmsBlocks: { items: Array<{ identifier: string | null, content: string | null } | null> | null } | null };

export type SubmitContactFormMutationVariables = Exact<{
  name: string;
  email: string;
  comment: string;
  telephone?: string | null | undefined;
}>;


export type SubmitContactFormMutation = { contactUs: { status: boolean } | null };

export const GetStoreConfigForContactUsDocument = "query GetStoreConfigForContactUs{storeConfig{store_code contact_enabled __typename}}" as DocumentText<GetStoreConfigForContactUsQuery, GetStoreConfigForContactUsQueryVariables>;
export const GetContactPageCmsBlocksDocument = "query GetContactPageCmsBlocks($cmsBlockIdentifiers:[String]!){cmsBlocks(identifiers:$cmsBlockIdentifiers){items{identifier content __typename}__typename}}" as DocumentText<GetContactPageCmsBlocksQuery, GetContactPageCmsBlocksQueryVariables>;
export const SubmitContactFormDocument = "mutation SubmitContactForm($name:String!$email:String!$comment:String!$telephone:String){contactUs(input:{name:$name email:$email comment:$comment telephone:$telephone}){status __typename}}" as DocumentText<SubmitContactFormMutation, SubmitContactFormMutationVariables>;