/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentText } from '../document-text';
export type FilterEqualTypeInput = {
  eq?: string | null | undefined;
  in?: Array<string | null | undefined> | null | undefined;
};

export type FilterMatchTypeEnum =
  | 'FULL'
  | 'PARTIAL';

export type FilterMatchTypeInput = {
  match?: string | null | undefined;
  match_type?: FilterMatchTypeEnum | null | undefined;
};

export type FilterRangeTypeInput = {
  from?: string | null | undefined;
  to?: string | null | undefined;
};

export type ProductAttributeFilterInput = {
  best_seller?: FilterEqualTypeInput | null | undefined;
  brand?: FilterEqualTypeInput | null | undefined;
  category_id?: FilterEqualTypeInput | null | undefined;
  category_uid?: FilterEqualTypeInput | null | undefined;
  category_url_path?: FilterEqualTypeInput | null | undefined;
  description?: FilterMatchTypeInput | null | undefined;
  in_stock?: FilterEqualTypeInput | null | undefined;
  is_new?: FilterEqualTypeInput | null | undefined;
  name?: FilterMatchTypeInput | null | undefined;
  on_offer?: FilterEqualTypeInput | null | undefined;
  price?: FilterRangeTypeInput | null | undefined;
  short_description?: FilterMatchTypeInput | null | undefined;
  sku?: FilterEqualTypeInput | null | undefined;
  url_key?: FilterEqualTypeInput | null | undefined;
};

export type BrandsQueryVariables = Exact<{
  everything: ProductAttributeFilterInput;
  blocks?: Array<string | null | undefined> | string | null | undefined;
  hasBlock: boolean;
}>;


export type BrandsQuery = { products: { aggregations: Array<{ attribute_code: string, options: Array<{ label: string | null, value: string, count: number | null } | null> | null } | null> | null } | null, cmsBlocks?: { items: Array<{ identifier: string | null, title: string | null, content: string | null } | null> | null } | null };

export const BrandsDocument = "query Brands($everything:ProductAttributeFilterInput!$blocks:[String]$hasBlock:Boolean!){products(filter:$everything pageSize:1){aggregations{attribute_code options{label value count __typename}__typename}__typename}cmsBlocks(identifiers:$blocks)@include(if:$hasBlock){items{identifier title content __typename}__typename}}" as DocumentText<BrandsQuery, BrandsQueryVariables>;