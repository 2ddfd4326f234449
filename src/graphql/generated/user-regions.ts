/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { parse } from '@0no-co/graphql.web';
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
export type CountryRegionsQueryVariables = Exact<{
  id: string;
}>;


export type CountryRegionsQuery = { country: { id: string | null, available_regions: Array<{ id: number | null, code: string | null, name: string | null } | null> | null } | null };

export const CountryRegionsDocument = /* @__PURE__ */ parse("query CountryRegions($id:String!){country(id:$id){id available_regions{id code name}}}", { noLocation: true }) as unknown as TypedDocumentNode<CountryRegionsQuery, CountryRegionsQueryVariables>;