/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentText } from '../document-text';
export type CmsPageQueryVariables = Exact<{
  identifier: string;
}>;


export type CmsPageQuery = { cmsPage: { identifier: string | null, title: string | null, content_heading: string | null, content: string | null, meta_title: string | null, meta_description: string | null, meta_keywords: string | null } | null };

export type CmsBlocksQueryVariables = Exact<{
  identifiers: Array<string | null | undefined> | string;
}>;


export type CmsBlocksQuery = { cmsBlocks: { items: Array<{ identifier: string | null, content: string | null } | null> | null } | null };

export const CmsPageDocument = "query CmsPage($identifier:String!){cmsPage(identifier:$identifier){identifier title content_heading content meta_title meta_description meta_keywords __typename}}" as DocumentText<CmsPageQuery, CmsPageQueryVariables>;
export const CmsBlocksDocument = "query CmsBlocks($identifiers:[String]!){cmsBlocks(identifiers:$identifiers){items{identifier content __typename}__typename}}" as DocumentText<CmsBlocksQuery, CmsBlocksQueryVariables>;