/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentText } from '../document-text';
export type AssurancesQueryVariables = Exact<{
  identifiers: Array<string | null | undefined> | string;
}>;


export type AssurancesQuery = { cmsBlocks: { items: Array<{ identifier: string | null, content: string | null } | null> | null } | null };

export const AssurancesDocument = "query Assurances($identifiers:[String]!){cmsBlocks(identifiers:$identifiers){items{identifier content __typename}__typename}}" as DocumentText<AssurancesQuery, AssurancesQueryVariables>;