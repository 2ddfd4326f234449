/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentText } from '../document-text';
export type CountryRegionsQueryVariables = Exact<{
  id: string;
}>;


export type CountryRegionsQuery = { country: { id: string | null, available_regions: Array<{ id: number | null, code: string | null, name: string | null } | null> | null } | null };

export const CountryRegionsDocument = "query CountryRegions($id:String!){country(id:$id){id available_regions{id code name __typename}__typename}}" as DocumentText<CountryRegionsQuery, CountryRegionsQueryVariables>;