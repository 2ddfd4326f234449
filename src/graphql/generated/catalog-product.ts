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

export type ProductPageQueryVariables = Exact<{
  filter: ProductAttributeFilterInput;
}>;


export type ProductPageQuery = { products: { items: Array<
      | { __typename: 'BundleProduct', abv: string | null, alcohol_by_volume: string | null, age_statement: string | null, review_count: number, meta_title: string | null, meta_description: string | null, only_x_left_in_stock: number | null, id: number | null, uid: string, sku: string | null, name: string | null, brand: number | null, brand_name: string | null, type_id: string | null, wishlist_status: number | null, is_new: number | null, best_seller: number | null, hide_price: number | null, stock_status: ProductStockStatus | null, rating_summary: number, url_key: string | null, url_suffix: string | null, related_products: Array<
          | { uid: string, sku: string | null }
          | { uid: string, sku: string | null }
          | { uid: string, sku: string | null }
          | { uid: string, sku: string | null }
          | { uid: string, sku: string | null }
          | { uid: string, sku: string | null }
         | null> | null, upsell_products: Array<
          | { uid: string, sku: string | null }
          | { uid: string, sku: string | null }
          | { uid: string, sku: string | null }
          | { uid: string, sku: string | null }
          | { uid: string, sku: string | null }
          | { uid: string, sku: string | null }
         | null> | null, crosssell_products: Array<
          | { uid: string, sku: string | null }
          | { uid: string, sku: string | null }
          | { uid: string, sku: string | null }
          | { uid: string, sku: string | null }
          | { uid: string, sku: string | null }
          | { uid: string, sku: string | null }
         | null> | null, description: { html: string } | null, short_description: { html: string } | null, categories: Array<{ uid: string, name: string | null, url_path: string | null, breadcrumbs: Array<{ category_uid: string, category_level: number | null, category_name: string | null, category_url_path: string | null } | null> | null } | null> | null, media_gallery: Array<
          | { __typename: 'ProductImage', url: string | null, label: string | null, position: number | null, disabled: boolean | null }
          | { __typename: 'ProductVideo', url: string | null, label: string | null, position: number | null, disabled: boolean | null }
         | null> | null, media_gallery_entries: Array<{ uid: string, label: string | null, position: number | null, disabled: boolean | null, file: string | null } | null> | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { currency: CurrencyEnum | null, value: number | null }, regular_price: { currency: CurrencyEnum | null, value: number | null }, discount: { amount_off: number | null } | null }, maximum_price: { final_price: { currency: CurrencyEnum | null, value: number | null }, regular_price: { currency: CurrencyEnum | null, value: number | null }, discount: { amount_off: number | null } | null } | null } }
      | { __typename: 'ConfigurableProduct', abv: string | null, alcohol_by_volume: string | null, age_statement: string | null, review_count: number, meta_title: string | null, meta_description: string | null, only_x_left_in_stock: number | null, id: number | null, uid: string, sku: string | null, name: string | null, brand: number | null, brand_name: string | null, type_id: string | null, wishlist_status: number | null, is_new: number | null, best_seller: number | null, hide_price: number | null, stock_status: ProductStockStatus | null, rating_summary: number, url_key: string | null, url_suffix: string | null, related_products: Array<
          | { uid: string, sku: string | null }
          | { uid: string, sku: string | null }
          | { uid: string, sku: string | null }
          | { uid: string, sku: string | null }
          | { uid: string, sku: string | null }
          | { uid: string, sku: string | null }
         | null> | null, upsell_products: Array<
          | { uid: string, sku: string | null }
          | { uid: string, sku: string | null }
          | { uid: string, sku: string | null }
          | { uid: string, sku: string | null }
          | { uid: string, sku: string | null }
          | { uid: string, sku: string | null }
         | null> | null, crosssell_products: Array<
          | { uid: string, sku: string | null }
          | { uid: string, sku: string | null }
          | { uid: string, sku: string | null }
          | { uid: string, sku: string | null }
          | { uid: string, sku: string | null }
          | { uid: string, sku: string | null }
         | null> | null, description: { html: string } | null, short_description: { html: string } | null, categories: Array<{ uid: string, name: string | null, url_path: string | null, breadcrumbs: Array<{ category_uid: string, category_level: number | null, category_name: string | null, category_url_path: string | null } | null> | null } | null> | null, media_gallery: Array<
          | { __typename: 'ProductImage', url: string | null, label: string | null, position: number | null, disabled: boolean | null }
          | { __typename: 'ProductVideo', url: string | null, label: string | null, position: number | null, disabled: boolean | null }
         | null> | null, media_gallery_entries: Array<{ uid: string, label: string | null, position: number | null, disabled: boolean | null, file: string | null } | null> | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { currency: CurrencyEnum | null, value: number | null }, regular_price: { currency: CurrencyEnum | null, value: number | null }, discount: { amount_off: number | null } | null }, maximum_price: { final_price: { currency: CurrencyEnum | null, value: number | null }, regular_price: { currency: CurrencyEnum | null, value: number | null }, discount: { amount_off: number | null } | null } | null }, configurable_options: Array<{ uid: string, attribute_code: string | null, attribute_uid: string, label: string | null, position: number | null, values: Array<{ uid: string | null, label: string | null, store_label: string | null, default_label: string | null, use_default_value: boolean | null, swatch_data:
              | { __typename: 'ColorSwatchData', value: string | null }
              | { __typename: 'ImageSwatchData', value: string | null }
              | { __typename: 'TextSwatchData', value: string | null }
             | null } | null> | null } | null> | null, variants: Array<{ attributes: Array<{ code: string | null, uid: string, value_index: number | null } | null> | null, product: { uid: string, sku: string | null, name: string | null, hide_price: number | null, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, media_gallery_entries: Array<{ uid: string, label: string | null, position: number | null, disabled: boolean | null, file: string | null } | null> | null, price_range: { minimum_price: { final_price: { currency: CurrencyEnum | null, value: number | null }, regular_price: { currency: CurrencyEnum | null, value: number | null }, discount: { amount_off: number | null } | null }, maximum_price: { final_price: { currency: CurrencyEnum | null, value: number | null }, regular_price: { currency: CurrencyEnum | null, value: number | null }, discount: { amount_off: number | null } | null } | null } } | null } | null> | null }
      | { __typename: 'DownloadableProduct', abv: string | null, alcohol_by_volume: string | null, age_statement: string | null, review_count: number, meta_title: string | null, meta_description: string | null, only_x_left_in_stock: number | null, id: number | null, uid: string, sku: string | null, name: string | null, brand: number | null, brand_name: string | null, type_id: string | null, wishlist_status: number | null, is_new: number | null, best_seller: number | null, hide_price: number | null, stock_status: ProductStockStatus | null, rating_summary: number, url_key: string | null, url_suffix: string | null, related_products: Array<
          | { uid: string, sku: string | null }
          | { uid: string, sku: string | null }
          | { uid: string, sku: string | null }
          | { uid: string, sku: string | null }
          | { uid: string, sku: string | null }
          | { uid: string, sku: string | null }
         | null> | null, upsell_products: Array<
          | { uid: string, sku: string | null }
          | { uid: string, sku: string | null }
          | { uid: string, sku: string | null }
          | { uid: string, sku: string | null }
          | { uid: string, sku: string | null }
          | { uid: string, sku: string | null }
         | null> | null, crosssell_products: Array<
          | { uid: string, sku: string | null }
          | { uid: string, sku: string | null }
          | { uid: string, sku: string | null }
          | { uid: string, sku: string | null }
          | { uid: string, sku: string | null }
          | { uid: string, sku: string | null }
         | null> | null, description: { html: string } | null, short_description: { html: string } | null, categories: Array<{ uid: string, name: string | null, url_path: string | null, breadcrumbs: Array<{ category_uid: string, category_level: number | null, category_name: string | null, category_url_path: string | null } | null> | null } | null> | null, media_gallery: Array<
          | { __typename: 'ProductImage', url: string | null, label: string | null, position: number | null, disabled: boolean | null }
          | { __typename: 'ProductVideo', url: string | null, label: string | null, position: number | null, disabled: boolean | null }
         | null> | null, media_gallery_entries: Array<{ uid: string, label: string | null, position: number | null, disabled: boolean | null, file: string | null } | null> | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { currency: CurrencyEnum | null, value: number | null }, regular_price: { currency: CurrencyEnum | null, value: number | null }, discount: { amount_off: number | null } | null }, maximum_price: { final_price: { currency: CurrencyEnum | null, value: number | null }, regular_price: { currency: CurrencyEnum | null, value: number | null }, discount: { amount_off: number | null } | null } | null } }
      | { __typename: 'GroupedProduct', abv: string | null, alcohol_by_volume: string | null, age_statement: string | null, review_count: number, meta_title: string | null, meta_description: string | null, only_x_left_in_stock: number | null, id: number | null, uid: string, sku: string | null, name: string | null, brand: number | null, brand_name: string | null, type_id: string | null, wishlist_status: number | null, is_new: number | null, best_seller: number | null, hide_price: number | null, stock_status: ProductStockStatus | null, rating_summary: number, url_key: string | null, url_suffix: string | null, related_products: Array<
          | { uid: string, sku: string | null }
          | { uid: string, sku: string | null }
          | { uid: string, sku: string | null }
          | { uid: string, sku: string | null }
          | { uid: string, sku: string | null }
          | { uid: string, sku: string | null }
         | null> | null, upsell_products: Array<
          | { uid: string, sku: string | null }
          | { uid: string, sku: string | null }
          | { uid: string, sku: string | null }
          | { uid: string, sku: string | null }
          | { uid: string, sku: string | null }
          | { uid: string, sku: string | null }
         | null> | null, crosssell_products: Array<
          | { uid: string, sku: string | null }
          | { uid: string, sku: string | null }
          | { uid: string, sku: string | null }
          | { uid: string, sku: string | null }
          | { uid: string, sku: string | null }
          | { uid: string, sku: string | null }
         | null> | null, description: { html: string } | null, short_description: { html: string } | null, categories: Array<{ uid: string, name: string | null, url_path: string | null, breadcrumbs: Array<{ category_uid: string, category_level: number | null, category_name: string | null, category_url_path: string | null } | null> | null } | null> | null, media_gallery: Array<
          | { __typename: 'ProductImage', url: string | null, label: string | null, position: number | null, disabled: boolean | null }
          | { __typename: 'ProductVideo', url: string | null, label: string | null, position: number | null, disabled: boolean | null }
         | null> | null, media_gallery_entries: Array<{ uid: string, label: string | null, position: number | null, disabled: boolean | null, file: string | null } | null> | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { currency: CurrencyEnum | null, value: number | null }, regular_price: { currency: CurrencyEnum | null, value: number | null }, discount: { amount_off: number | null } | null }, maximum_price: { final_price: { currency: CurrencyEnum | null, value: number | null }, regular_price: { currency: CurrencyEnum | null, value: number | null }, discount: { amount_off: number | null } | null } | null } }
      | { __typename: 'SimpleProduct', abv: string | null, alcohol_by_volume: string | null, age_statement: string | null, review_count: number, meta_title: string | null, meta_description: string | null, only_x_left_in_stock: number | null, id: number | null, uid: string, sku: string | null, name: string | null, brand: number | null, brand_name: string | null, type_id: string | null, wishlist_status: number | null, is_new: number | null, best_seller: number | null, hide_price: number | null, stock_status: ProductStockStatus | null, rating_summary: number, url_key: string | null, url_suffix: string | null, related_products: Array<
          | { uid: string, sku: string | null }
          | { uid: string, sku: string | null }
          | { uid: string, sku: string | null }
          | { uid: string, sku: string | null }
          | { uid: string, sku: string | null }
          | { uid: string, sku: string | null }
         | null> | null, upsell_products: Array<
          | { uid: string, sku: string | null }
          | { uid: string, sku: string | null }
          | { uid: string, sku: string | null }
          | { uid: string, sku: string | null }
          | { uid: string, sku: string | null }
          | { uid: string, sku: string | null }
         | null> | null, crosssell_products: Array<
          | { uid: string, sku: string | null }
          | { uid: string, sku: string | null }
          | { uid: string, sku: string | null }
          | { uid: string, sku: string | null }
          | { uid: string, sku: string | null }
          | { uid: string, sku: string | null }
         | null> | null, description: { html: string } | null, short_description: { html: string } | null, categories: Array<{ uid: string, name: string | null, url_path: string | null, breadcrumbs: Array<{ category_uid: string, category_level: number | null, category_name: string | null, category_url_path: string | null } | null> | null } | null> | null, media_gallery: Array<
          | { __typename: 'ProductImage', url: string | null, label: string | null, position: number | null, disabled: boolean | null }
          | { __typename: 'ProductVideo', url: string | null, label: string | null, position: number | null, disabled: boolean | null }
         | null> | null, media_gallery_entries: Array<{ uid: string, label: string | null, position: number | null, disabled: boolean | null, file: string | null } | null> | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { currency: CurrencyEnum | null, value: number | null }, regular_price: { currency: CurrencyEnum | null, value: number | null }, discount: { amount_off: number | null } | null }, maximum_price: { final_price: { currency: CurrencyEnum | null, value: number | null }, regular_price: { currency: CurrencyEnum | null, value: number | null }, discount: { amount_off: number | null } | null } | null } }
      | { __typename: 'VirtualProduct', abv: string | null, alcohol_by_volume: string | null, age_statement: string | null, review_count: number, meta_title: string | null, meta_description: string | null, only_x_left_in_stock: number | null, id: number | null, uid: string, sku: string | null, name: string | null, brand: number | null, brand_name: string | null, type_id: string | null, wishlist_status: number | null, is_new: number | null, best_seller: number | null, hide_price: number | null, stock_status: ProductStockStatus | null, rating_summary: number, url_key: string | null, url_suffix: string | null, related_products: Array<
          | { uid: string, sku: string | null }
          | { uid: string, sku: string | null }
          | { uid: string, sku: string | null }
          | { uid: string, sku: string | null }
          | { uid: string, sku: string | null }
          | { uid: string, sku: string | null }
         | null> | null, upsell_products: Array<
          | { uid: string, sku: string | null }
          | { uid: string, sku: string | null }
          | { uid: string, sku: string | null }
          | { uid: string, sku: string | null }
          | { uid: string, sku: string | null }
          | { uid: string, sku: string | null }
         | null> | null, crosssell_products: Array<
          | { uid: string, sku: string | null }
          | { uid: string, sku: string | null }
          | { uid: string, sku: string | null }
          | { uid: string, sku: string | null }
          | { uid: string, sku: string | null }
          | { uid: string, sku: string | null }
         | null> | null, description: { html: string } | null, short_description: { html: string } | null, categories: Array<{ uid: string, name: string | null, url_path: string | null, breadcrumbs: Array<{ category_uid: string, category_level: number | null, category_name: string | null, category_url_path: string | null } | null> | null } | null> | null, media_gallery: Array<
          | { __typename: 'ProductImage', url: string | null, label: string | null, position: number | null, disabled: boolean | null }
          | { __typename: 'ProductVideo', url: string | null, label: string | null, position: number | null, disabled: boolean | null }
         | null> | null, media_gallery_entries: Array<{ uid: string, label: string | null, position: number | null, disabled: boolean | null, file: string | null } | null> | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { currency: CurrencyEnum | null, value: number | null }, regular_price: { currency: CurrencyEnum | null, value: number | null }, discount: { amount_off: number | null } | null }, maximum_price: { final_price: { currency: CurrencyEnum | null, value: number | null }, regular_price: { currency: CurrencyEnum | null, value: number | null }, discount: { amount_off: number | null } | null } | null } }
     | null> | null, aggregations: Array<{ attribute_code: string, label: string | null, options: Array<{ label: string | null, value: string } | null> | null } | null> | null } | null };

export const ProductPageDocument = /* @__PURE__ */ parse("query ProductPage($filter:ProductAttributeFilterInput!){products(filter:$filter pageSize:1){items{...CatalogCard abv alcohol_by_volume age_statement review_count meta_title meta_description only_x_left_in_stock related_products{uid sku}upsell_products{uid sku}crosssell_products{uid sku}description{html}short_description{html}categories{uid name url_path breadcrumbs{category_uid category_level category_name category_url_path}}media_gallery{__typename url label position disabled}media_gallery_entries{uid label position disabled file}...CatalogChoice}aggregations{attribute_code label options{label value}}}}fragment CatalogCard on ProductInterface{__typename id uid sku name brand brand_name type_id wishlist_status is_new best_seller hide_price stock_status rating_summary url_key url_suffix small_image{url label}price_range{...CatalogPrice}...CatalogVariantPrices}fragment CatalogPrice on PriceRange{minimum_price{final_price{currency value}regular_price{currency value}discount{amount_off}}maximum_price{final_price{currency value}regular_price{currency value}discount{amount_off}}}fragment CatalogVariantPrices on ConfigurableProduct{variants{product{uid hide_price stock_status price_range{minimum_price{final_price{currency value}regular_price{currency value}discount{amount_off}}}}}}fragment CatalogChoice on ConfigurableProduct{configurable_options{uid attribute_code attribute_uid label position values{uid label store_label default_label use_default_value swatch_data{__typename value}}}variants{attributes{code uid value_index}product{uid sku name hide_price stock_status only_x_left_in_stock media_gallery_entries{uid label position disabled file}price_range{...CatalogPrice}}}}", { noLocation: true }) as unknown as TypedDocumentNode<ProductPageQuery, ProductPageQueryVariables>;