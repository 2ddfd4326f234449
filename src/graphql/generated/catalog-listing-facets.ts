/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { CurrencyCode as CurrencyEnum } from '../codes';
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

export type FacetsFragment = { total_count: number | null, aggregations: Array<{ attribute_code: string, label: string | null, position: number | null, options: Array<{ label: string | null, value: string, count: number | null } | null> | null } | null> | null };

export type FacetSlotsFragment = { whole: { total_count: number | null, items: Array<
      | { uid: string, price_range: { minimum_price: { final_price: { currency: CurrencyEnum | null } } } }
      | { uid: string, price_range: { minimum_price: { final_price: { currency: CurrencyEnum | null } } } }
      | { uid: string, price_range: { minimum_price: { final_price: { currency: CurrencyEnum | null } } } }
      | { uid: string, price_range: { minimum_price: { final_price: { currency: CurrencyEnum | null } } } }
      | { uid: string, price_range: { minimum_price: { final_price: { currency: CurrencyEnum | null } } } }
      | { uid: string, price_range: { minimum_price: { final_price: { currency: CurrencyEnum | null } } } }
     | null> | null, aggregations: Array<{ attribute_code: string, label: string | null, position: number | null, options: Array<{ label: string | null, value: string, count: number | null } | null> | null } | null> | null } | null, now?: { total_count: number | null, aggregations: Array<{ attribute_code: string, label: string | null, position: number | null, options: Array<{ label: string | null, value: string, count: number | null } | null> | null } | null> | null } | null, a?: { total_count: number | null, aggregations: Array<{ attribute_code: string, label: string | null, position: number | null, options: Array<{ label: string | null, value: string, count: number | null } | null> | null } | null> | null } | null, b?: { total_count: number | null, aggregations: Array<{ attribute_code: string, label: string | null, position: number | null, options: Array<{ label: string | null, value: string, count: number | null } | null> | null } | null> | null } | null, c?: { total_count: number | null, aggregations: Array<{ attribute_code: string, label: string | null, position: number | null, options: Array<{ label: string | null, value: string, count: number | null } | null> | null } | null> | null } | null, d?: { total_count: number | null, aggregations: Array<{ attribute_code: string, label: string | null, position: number | null, options: Array<{ label: string | null, value: string, count: number | null } | null> | null } | null> | null } | null };

export type ListingFacetsQueryVariables = Exact<{
  search?: string | null | undefined;
  scope: ProductAttributeFilterInput;
  chosen?: ProductAttributeFilterInput | null | undefined;
  hasChosen: boolean;
  a?: ProductAttributeFilterInput | null | undefined;
  hasA: boolean;
  b?: ProductAttributeFilterInput | null | undefined;
  hasB: boolean;
  c?: ProductAttributeFilterInput | null | undefined;
  hasC: boolean;
  d?: ProductAttributeFilterInput | null | undefined;
  hasD: boolean;
}>;


export type ListingFacetsQuery = { whole: { total_count: number | null, items: Array<
      | { uid: string, price_range: { minimum_price: { final_price: { currency: CurrencyEnum | null } } } }
      | { uid: string, price_range: { minimum_price: { final_price: { currency: CurrencyEnum | null } } } }
      | { uid: string, price_range: { minimum_price: { final_price: { currency: CurrencyEnum | null } } } }
      | { uid: string, price_range: { minimum_price: { final_price: { currency: CurrencyEnum | null } } } }
      | { uid: string, price_range: { minimum_price: { final_price: { currency: CurrencyEnum | null } } } }
      | { uid: string, price_range: { minimum_price: { final_price: { currency: CurrencyEnum | null } } } }
     | null> | null, aggregations: Array<{ attribute_code: string, label: string | null, position: number | null, options: Array<{ label: string | null, value: string, count: number | null } | null> | null } | null> | null } | null, now?: { total_count: number | null, aggregations: Array<{ attribute_code: string, label: string | null, position: number | null, options: Array<{ label: string | null, value: string, count: number | null } | null> | null } | null> | null } | null, a?: { total_count: number | null, aggregations: Array<{ attribute_code: string, label: string | null, position: number | null, options: Array<{ label: string | null, value: string, count: number | null } | null> | null } | null> | null } | null, b?: { total_count: number | null, aggregations: Array<{ attribute_code: string, label: string | null, position: number | null, options: Array<{ label: string | null, value: string, count: number | null } | null> | null } | null> | null } | null, c?: { total_count: number | null, aggregations: Array<{ attribute_code: string, label: string | null, position: number | null, options: Array<{ label: string | null, value: string, count: number | null } | null> | null } | null> | null } | null, d?: { total_count: number | null, aggregations: Array<{ attribute_code: string, label: string | null, position: number | null, options: Array<{ label: string | null, value: string, count: number | null } | null> | null } | null> | null } | null };

export type ListingFacetsAndInputsQueryVariables = Exact<{
  search?: string | null | undefined;
  scope: ProductAttributeFilterInput;
  chosen?: ProductAttributeFilterInput | null | undefined;
  hasChosen: boolean;
  a?: ProductAttributeFilterInput | null | undefined;
  hasA: boolean;
  b?: ProductAttributeFilterInput | null | undefined;
  hasB: boolean;
  c?: ProductAttributeFilterInput | null | undefined;
  hasC: boolean;
  d?: ProductAttributeFilterInput | null | undefined;
  hasD: boolean;
}>;


export type ListingFacetsAndInputsQuery = { __type: { inputFields: Array<{ name: string, type: { name: string | null } }> | null } | null, whole: { total_count: number | null, items: Array<
      | { uid: string, price_range: { minimum_price: { final_price: { currency: CurrencyEnum | null } } } }
      | { uid: string, price_range: { minimum_price: { final_price: { currency: CurrencyEnum | null } } } }
      | { uid: string, price_range: { minimum_price: { final_price: { currency: CurrencyEnum | null } } } }
      | { uid: string, price_range: { minimum_price: { final_price: { currency: CurrencyEnum | null } } } }
      | { uid: string, price_range: { minimum_price: { final_price: { currency: CurrencyEnum | null } } } }
      | { uid: string, price_range: { minimum_price: { final_price: { currency: CurrencyEnum | null } } } }
     | null> | null, aggregations: Array<{ attribute_code: string, label: string | null, position: number | null, options: Array<{ label: string | null, value: string, count: number | null } | null> | null } | null> | null } | null, now?: { total_count: number | null, aggregations: Array<{ attribute_code: string, label: string | null, position: number | null, options: Array<{ label: string | null, value: string, count: number | null } | null> | null } | null> | null } | null, a?: { total_count: number | null, aggregations: Array<{ attribute_code: string, label: string | null, position: number | null, options: Array<{ label: string | null, value: string, count: number | null } | null> | null } | null> | null } | null, b?: { total_count: number | null, aggregations: Array<{ attribute_code: string, label: string | null, position: number | null, options: Array<{ label: string | null, value: string, count: number | null } | null> | null } | null> | null } | null, c?: { total_count: number | null, aggregations: Array<{ attribute_code: string, label: string | null, position: number | null, options: Array<{ label: string | null, value: string, count: number | null } | null> | null } | null> | null } | null, d?: { total_count: number | null, aggregations: Array<{ attribute_code: string, label: string | null, position: number | null, options: Array<{ label: string | null, value: string, count: number | null } | null> | null } | null> | null } | null };

export const ListingFacetsDocument = "query ListingFacets($search:String$scope:ProductAttributeFilterInput!$chosen:ProductAttributeFilterInput$hasChosen:Boolean!$a:ProductAttributeFilterInput$hasA:Boolean!$b:ProductAttributeFilterInput$hasB:Boolean!$c:ProductAttributeFilterInput$hasC:Boolean!$d:ProductAttributeFilterInput$hasD:Boolean!){...FacetSlots}fragment Facets on Products{total_count aggregations{attribute_code label position options{label value count __typename}__typename}__typename}fragment FacetSlots on Query{whole:products(search:$search filter:$scope pageSize:1){...Facets items{uid price_range{minimum_price{final_price{currency __typename}__typename}__typename}__typename}__typename}now:products(search:$search filter:$chosen pageSize:1)@include(if:$hasChosen){...Facets __typename}a:products(search:$search filter:$a pageSize:1)@include(if:$hasA){...Facets __typename}b:products(search:$search filter:$b pageSize:1)@include(if:$hasB){...Facets __typename}c:products(search:$search filter:$c pageSize:1)@include(if:$hasC){...Facets __typename}d:products(search:$search filter:$d pageSize:1)@include(if:$hasD){...Facets __typename}__typename}" as DocumentText<ListingFacetsQuery, ListingFacetsQueryVariables>;
export const ListingFacetsAndInputsDocument = "query ListingFacetsAndInputs($search:String$scope:ProductAttributeFilterInput!$chosen:ProductAttributeFilterInput$hasChosen:Boolean!$a:ProductAttributeFilterInput$hasA:Boolean!$b:ProductAttributeFilterInput$hasB:Boolean!$c:ProductAttributeFilterInput$hasC:Boolean!$d:ProductAttributeFilterInput$hasD:Boolean!){__type(name:\"ProductAttributeFilterInput\"){inputFields{name type{name __typename}__typename}__typename}...FacetSlots}fragment Facets on Products{total_count aggregations{attribute_code label position options{label value count __typename}__typename}__typename}fragment FacetSlots on Query{whole:products(search:$search filter:$scope pageSize:1){...Facets items{uid price_range{minimum_price{final_price{currency __typename}__typename}__typename}__typename}__typename}now:products(search:$search filter:$chosen pageSize:1)@include(if:$hasChosen){...Facets __typename}a:products(search:$search filter:$a pageSize:1)@include(if:$hasA){...Facets __typename}b:products(search:$search filter:$b pageSize:1)@include(if:$hasB){...Facets __typename}c:products(search:$search filter:$c pageSize:1)@include(if:$hasC){...Facets __typename}d:products(search:$search filter:$d pageSize:1)@include(if:$hasD){...Facets __typename}__typename}" as DocumentText<ListingFacetsAndInputsQuery, ListingFacetsAndInputsQueryVariables>;