/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { CurrencyCode as CurrencyEnum } from '../codes';
import { parse } from '@0no-co/graphql.web';
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
export type ProductStockStatus =
  | 'IN_STOCK'
  | 'OUT_OF_STOCK';

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

export type SaleLimitsQueryVariables = Exact<{
  sku: string;
}>;


export type SaleLimitsQuery = { products: { items: Array<
      | { uid: string, sku: string | null, min_sale_qty: number | null, max_sale_qty: number | null }
      | { uid: string, sku: string | null, min_sale_qty: number | null, max_sale_qty: number | null, variants: Array<{ product: { uid: string, sku: string | null, min_sale_qty: number | null, max_sale_qty: number | null } | null } | null> | null }
      | { uid: string, sku: string | null, min_sale_qty: number | null, max_sale_qty: number | null }
      | { uid: string, sku: string | null, min_sale_qty: number | null, max_sale_qty: number | null }
      | { uid: string, sku: string | null, min_sale_qty: number | null, max_sale_qty: number | null }
      | { uid: string, sku: string | null, min_sale_qty: number | null, max_sale_qty: number | null }
     | null> | null } | null };

export const SaleLimitsDocument = /* @__PURE__ */ parse("query SaleLimits($sku:String!){products(filter:{sku:{eq:$sku}}pageSize:1){items{uid sku min_sale_qty max_sale_qty ...on ConfigurableProduct{variants{product{uid sku min_sale_qty max_sale_qty}}}}}}", { noLocation: true }) as unknown as TypedDocumentNode<SaleLimitsQuery, SaleLimitsQueryVariables>;