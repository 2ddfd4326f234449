/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { CurrencyCode as CurrencyEnum } from '../codes';
import { parse } from '@0no-co/graphql.web';
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
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
  is_new?: FilterEqualTypeInput | null | undefined;
  name?: FilterMatchTypeInput | null | undefined;
  price?: FilterRangeTypeInput | null | undefined;
  short_description?: FilterMatchTypeInput | null | undefined;
  sku?: FilterEqualTypeInput | null | undefined;
  url_key?: FilterEqualTypeInput | null | undefined;
};

export type ProductStockStatus =
  | 'IN_STOCK'
  | 'OUT_OF_STOCK';

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

export type CatalogPriceFragment = { minimum_price: { final_price: { currency: CurrencyEnum | null, value: number | null }, regular_price: { currency: CurrencyEnum | null, value: number | null }, discount: { amount_off: number | null } | null }, maximum_price: { final_price: { currency: CurrencyEnum | null, value: number | null }, regular_price: { currency: CurrencyEnum | null, value: number | null }, discount: { amount_off: number | null } | null } | null };

type CatalogCard_BundleProduct_Fragment = { __typename: 'BundleProduct', id: number | null, uid: string, sku: string | null, name: string | null, brand: number | null, brand_name: string | null, type_id: string | null, wishlist_status: number | null, is_new: number | null, best_seller: number | null, hide_price: number | null, stock_status: ProductStockStatus | null, rating_summary: number, url_key: string | null, url_suffix: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { currency: CurrencyEnum | null, value: number | null }, regular_price: { currency: CurrencyEnum | null, value: number | null }, discount: { amount_off: number | null } | null }, maximum_price: { final_price: { currency: CurrencyEnum | null, value: number | null }, regular_price: { currency: CurrencyEnum | null, value: number | null }, discount: { amount_off: number | null } | null } | null } };

type CatalogCard_ConfigurableProduct_Fragment = { __typename: 'ConfigurableProduct', id: number | null, uid: string, sku: string | null, name: string | null, brand: number | null, brand_name: string | null, type_id: string | null, wishlist_status: number | null, is_new: number | null, best_seller: number | null, hide_price: number | null, stock_status: ProductStockStatus | null, rating_summary: number, url_key: string | null, url_suffix: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { currency: CurrencyEnum | null, value: number | null }, regular_price: { currency: CurrencyEnum | null, value: number | null }, discount: { amount_off: number | null } | null }, maximum_price: { final_price: { currency: CurrencyEnum | null, value: number | null }, regular_price: { currency: CurrencyEnum | null, value: number | null }, discount: { amount_off: number | null } | null } | null }, variants: Array<{ product: { uid: string, hide_price: number | null, stock_status: ProductStockStatus | null, price_range: { minimum_price: { final_price: { currency: CurrencyEnum | null, value: number | null }, regular_price: { currency: CurrencyEnum | null, value: number | null }, discount: { amount_off: number | null } | null } } } | null } | null> | null };

type CatalogCard_DownloadableProduct_Fragment = { __typename: 'DownloadableProduct', id: number | null, uid: string, sku: string | null, name: string | null, brand: number | null, brand_name: string | null, type_id: string | null, wishlist_status: number | null, is_new: number | null, best_seller: number | null, hide_price: number | null, stock_status: ProductStockStatus | null, rating_summary: number, url_key: string | null, url_suffix: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { currency: CurrencyEnum | null, value: number | null }, regular_price: { currency: CurrencyEnum | null, value: number | null }, discount: { amount_off: number | null } | null }, maximum_price: { final_price: { currency: CurrencyEnum | null, value: number | null }, regular_price: { currency: CurrencyEnum | null, value: number | null }, discount: { amount_off: number | null } | null } | null } };

type CatalogCard_GroupedProduct_Fragment = { __typename: 'GroupedProduct', id: number | null, uid: string, sku: string | null, name: string | null, brand: number | null, brand_name: string | null, type_id: string | null, wishlist_status: number | null, is_new: number | null, best_seller: number | null, hide_price: number | null, stock_status: ProductStockStatus | null, rating_summary: number, url_key: string | null, url_suffix: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { currency: CurrencyEnum | null, value: number | null }, regular_price: { currency: CurrencyEnum | null, value: number | null }, discount: { amount_off: number | null } | null }, maximum_price: { final_price: { currency: CurrencyEnum | null, value: number | null }, regular_price: { currency: CurrencyEnum | null, value: number | null }, discount: { amount_off: number | null } | null } | null } };

type CatalogCard_SimpleProduct_Fragment = { __typename: 'SimpleProduct', id: number | null, uid: string, sku: string | null, name: string | null, brand: number | null, brand_name: string | null, type_id: string | null, wishlist_status: number | null, is_new: number | null, best_seller: number | null, hide_price: number | null, stock_status: ProductStockStatus | null, rating_summary: number, url_key: string | null, url_suffix: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { currency: CurrencyEnum | null, value: number | null }, regular_price: { currency: CurrencyEnum | null, value: number | null }, discount: { amount_off: number | null } | null }, maximum_price: { final_price: { currency: CurrencyEnum | null, value: number | null }, regular_price: { currency: CurrencyEnum | null, value: number | null }, discount: { amount_off: number | null } | null } | null } };

type CatalogCard_VirtualProduct_Fragment = { __typename: 'VirtualProduct', id: number | null, uid: string, sku: string | null, name: string | null, brand: number | null, brand_name: string | null, type_id: string | null, wishlist_status: number | null, is_new: number | null, best_seller: number | null, hide_price: number | null, stock_status: ProductStockStatus | null, rating_summary: number, url_key: string | null, url_suffix: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { currency: CurrencyEnum | null, value: number | null }, regular_price: { currency: CurrencyEnum | null, value: number | null }, discount: { amount_off: number | null } | null }, maximum_price: { final_price: { currency: CurrencyEnum | null, value: number | null }, regular_price: { currency: CurrencyEnum | null, value: number | null }, discount: { amount_off: number | null } | null } | null } };

export type CatalogCardFragment =
  | CatalogCard_BundleProduct_Fragment
  | CatalogCard_ConfigurableProduct_Fragment
  | CatalogCard_DownloadableProduct_Fragment
  | CatalogCard_GroupedProduct_Fragment
  | CatalogCard_SimpleProduct_Fragment
  | CatalogCard_VirtualProduct_Fragment
;

export type CatalogVariantPricesFragment = { variants: Array<{ product: { uid: string, hide_price: number | null, stock_status: ProductStockStatus | null, price_range: { minimum_price: { final_price: { currency: CurrencyEnum | null, value: number | null }, regular_price: { currency: CurrencyEnum | null, value: number | null }, discount: { amount_off: number | null } | null } } } | null } | null> | null };

export type CatalogChoiceFragment = { configurable_options: Array<{ uid: string, attribute_code: string | null, attribute_uid: string, label: string | null, position: number | null, values: Array<{ uid: string | null, label: string | null, store_label: string | null, default_label: string | null, use_default_value: boolean | null, swatch_data:
        | { __typename: 'ColorSwatchData', value: string | null }
        | { __typename: 'ImageSwatchData', value: string | null }
        | { __typename: 'TextSwatchData', value: string | null }
       | null } | null> | null } | null> | null, variants: Array<{ attributes: Array<{ code: string | null, uid: string, value_index: number | null } | null> | null, product: { uid: string, sku: string | null, name: string | null, hide_price: number | null, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, media_gallery_entries: Array<{ uid: string, label: string | null, position: number | null, disabled: boolean | null, file: string | null } | null> | null, price_range: { minimum_price: { final_price: { currency: CurrencyEnum | null, value: number | null }, regular_price: { currency: CurrencyEnum | null, value: number | null }, discount: { amount_off: number | null } | null }, maximum_price: { final_price: { currency: CurrencyEnum | null, value: number | null }, regular_price: { currency: CurrencyEnum | null, value: number | null }, discount: { amount_off: number | null } | null } | null } } | null } | null> | null };

export const ListingFacetsDocument = /* @__PURE__ */ parse("query ListingFacets($search:String$scope:ProductAttributeFilterInput!$chosen:ProductAttributeFilterInput$hasChosen:Boolean!$a:ProductAttributeFilterInput$hasA:Boolean!$b:ProductAttributeFilterInput$hasB:Boolean!$c:ProductAttributeFilterInput$hasC:Boolean!$d:ProductAttributeFilterInput$hasD:Boolean!){...FacetSlots}fragment FacetSlots on Query{whole:products(search:$search filter:$scope pageSize:1){...Facets items{uid price_range{minimum_price{final_price{currency}}}}}now:products(search:$search filter:$chosen pageSize:1)@include(if:$hasChosen){...Facets}a:products(search:$search filter:$a pageSize:1)@include(if:$hasA){...Facets}b:products(search:$search filter:$b pageSize:1)@include(if:$hasB){...Facets}c:products(search:$search filter:$c pageSize:1)@include(if:$hasC){...Facets}d:products(search:$search filter:$d pageSize:1)@include(if:$hasD){...Facets}}fragment Facets on Products{total_count aggregations{attribute_code label position options{label value count}}}", { noLocation: true }) as unknown as TypedDocumentNode<ListingFacetsQuery, ListingFacetsQueryVariables>;
export const ListingFacetsAndInputsDocument = /* @__PURE__ */ parse("query ListingFacetsAndInputs($search:String$scope:ProductAttributeFilterInput!$chosen:ProductAttributeFilterInput$hasChosen:Boolean!$a:ProductAttributeFilterInput$hasA:Boolean!$b:ProductAttributeFilterInput$hasB:Boolean!$c:ProductAttributeFilterInput$hasC:Boolean!$d:ProductAttributeFilterInput$hasD:Boolean!){__type(name:\"ProductAttributeFilterInput\"){inputFields{name type{name}}}...FacetSlots}fragment FacetSlots on Query{whole:products(search:$search filter:$scope pageSize:1){...Facets items{uid price_range{minimum_price{final_price{currency}}}}}now:products(search:$search filter:$chosen pageSize:1)@include(if:$hasChosen){...Facets}a:products(search:$search filter:$a pageSize:1)@include(if:$hasA){...Facets}b:products(search:$search filter:$b pageSize:1)@include(if:$hasB){...Facets}c:products(search:$search filter:$c pageSize:1)@include(if:$hasC){...Facets}d:products(search:$search filter:$d pageSize:1)@include(if:$hasD){...Facets}}fragment Facets on Products{total_count aggregations{attribute_code label position options{label value count}}}", { noLocation: true }) as unknown as TypedDocumentNode<ListingFacetsAndInputsQuery, ListingFacetsAndInputsQueryVariables>;