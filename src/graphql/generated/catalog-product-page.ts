/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { CurrencyCode as CurrencyEnum } from '../codes';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
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

export type ProductStockStatus =
  | 'IN_STOCK'
  | 'OUT_OF_STOCK';

export type CatalogPriceFragment = { minimum_price: { final_price: { currency: CurrencyEnum | null, value: number | null }, regular_price: { currency: CurrencyEnum | null, value: number | null }, discount: { amount_off: number | null } | null }, maximum_price: { final_price: { currency: CurrencyEnum | null, value: number | null }, regular_price: { currency: CurrencyEnum | null, value: number | null }, discount: { amount_off: number | null } | null } | null };

type CatalogCard_BundleProduct_Fragment = { __typename: 'BundleProduct', id: number | null, uid: string, sku: string | null, name: string | null, brand: number | null, brand_name: string | null, type_id: string | null, is_new: number | null, best_seller: number | null, hide_price: number | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, url_key: string | null, url_suffix: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { currency: CurrencyEnum | null, value: number | null }, regular_price: { currency: CurrencyEnum | null, value: number | null }, discount: { amount_off: number | null } | null }, maximum_price: { final_price: { currency: CurrencyEnum | null, value: number | null }, regular_price: { currency: CurrencyEnum | null, value: number | null }, discount: { amount_off: number | null } | null } | null } };

type CatalogCard_ConfigurableProduct_Fragment = { __typename: 'ConfigurableProduct', id: number | null, uid: string, sku: string | null, name: string | null, brand: number | null, brand_name: string | null, type_id: string | null, is_new: number | null, best_seller: number | null, hide_price: number | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, url_key: string | null, url_suffix: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { currency: CurrencyEnum | null, value: number | null }, regular_price: { currency: CurrencyEnum | null, value: number | null }, discount: { amount_off: number | null } | null }, maximum_price: { final_price: { currency: CurrencyEnum | null, value: number | null }, regular_price: { currency: CurrencyEnum | null, value: number | null }, discount: { amount_off: number | null } | null } | null } };

type CatalogCard_DownloadableProduct_Fragment = { __typename: 'DownloadableProduct', id: number | null, uid: string, sku: string | null, name: string | null, brand: number | null, brand_name: string | null, type_id: string | null, is_new: number | null, best_seller: number | null, hide_price: number | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, url_key: string | null, url_suffix: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { currency: CurrencyEnum | null, value: number | null }, regular_price: { currency: CurrencyEnum | null, value: number | null }, discount: { amount_off: number | null } | null }, maximum_price: { final_price: { currency: CurrencyEnum | null, value: number | null }, regular_price: { currency: CurrencyEnum | null, value: number | null }, discount: { amount_off: number | null } | null } | null } };

type CatalogCard_GroupedProduct_Fragment = { __typename: 'GroupedProduct', id: number | null, uid: string, sku: string | null, name: string | null, brand: number | null, brand_name: string | null, type_id: string | null, is_new: number | null, best_seller: number | null, hide_price: number | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, url_key: string | null, url_suffix: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { currency: CurrencyEnum | null, value: number | null }, regular_price: { currency: CurrencyEnum | null, value: number | null }, discount: { amount_off: number | null } | null }, maximum_price: { final_price: { currency: CurrencyEnum | null, value: number | null }, regular_price: { currency: CurrencyEnum | null, value: number | null }, discount: { amount_off: number | null } | null } | null } };

type CatalogCard_SimpleProduct_Fragment = { __typename: 'SimpleProduct', id: number | null, uid: string, sku: string | null, name: string | null, brand: number | null, brand_name: string | null, type_id: string | null, is_new: number | null, best_seller: number | null, hide_price: number | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, url_key: string | null, url_suffix: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { currency: CurrencyEnum | null, value: number | null }, regular_price: { currency: CurrencyEnum | null, value: number | null }, discount: { amount_off: number | null } | null }, maximum_price: { final_price: { currency: CurrencyEnum | null, value: number | null }, regular_price: { currency: CurrencyEnum | null, value: number | null }, discount: { amount_off: number | null } | null } | null } };

type CatalogCard_VirtualProduct_Fragment = { __typename: 'VirtualProduct', id: number | null, uid: string, sku: string | null, name: string | null, brand: number | null, brand_name: string | null, type_id: string | null, is_new: number | null, best_seller: number | null, hide_price: number | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, url_key: string | null, url_suffix: string | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { currency: CurrencyEnum | null, value: number | null }, regular_price: { currency: CurrencyEnum | null, value: number | null }, discount: { amount_off: number | null } | null }, maximum_price: { final_price: { currency: CurrencyEnum | null, value: number | null }, regular_price: { currency: CurrencyEnum | null, value: number | null }, discount: { amount_off: number | null } | null } | null } };

export type CatalogCardFragment =
  | CatalogCard_BundleProduct_Fragment
  | CatalogCard_ConfigurableProduct_Fragment
  | CatalogCard_DownloadableProduct_Fragment
  | CatalogCard_GroupedProduct_Fragment
  | CatalogCard_SimpleProduct_Fragment
  | CatalogCard_VirtualProduct_Fragment
;

export type CatalogVariantPricesFragment = { variants: Array<{ product: { uid: string, hide_price: number | null, stock_status: ProductStockStatus | null, price_range: { minimum_price: { final_price: { currency: CurrencyEnum | null, value: number | null }, regular_price: { currency: CurrencyEnum | null, value: number | null }, discount: { amount_off: number | null } | null } } } | null } | null> | null };

export type CatalogChoiceFragment = { configurable_options: Array<{ uid: string, attribute_code: string | null, label: string | null, position: number | null, values: Array<{ uid: string | null, label: string | null, store_label: string | null, default_label: string | null, swatch_data:
        | { __typename: 'ColorSwatchData', value: string | null }
        | { __typename: 'ImageSwatchData', value: string | null }
        | { __typename: 'TextSwatchData', value: string | null }
       | null } | null> | null } | null> | null, variants: Array<{ attributes: Array<{ code: string | null, uid: string } | null> | null, product: { uid: string, sku: string | null, name: string | null, hide_price: number | null, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, media_gallery_entries: Array<{ uid: string, label: string | null, position: number | null, disabled: boolean | null, file: string | null } | null> | null, price_range: { minimum_price: { final_price: { currency: CurrencyEnum | null, value: number | null }, regular_price: { currency: CurrencyEnum | null, value: number | null }, discount: { amount_off: number | null } | null }, maximum_price: { final_price: { currency: CurrencyEnum | null, value: number | null }, regular_price: { currency: CurrencyEnum | null, value: number | null }, discount: { amount_off: number | null } | null } | null } } | null } | null> | null };

export type ProductPageQueryVariables = Exact<{
  filter: ProductAttributeFilterInput;
}>;


export type ProductPageQuery = { products: { items: Array<
      | { __typename: 'BundleProduct', abv: string | null, alcohol_by_volume: string | null, age_statement: string | null, meta_title: string | null, meta_description: string | null, only_x_left_in_stock: number | null, id: number | null, uid: string, sku: string | null, name: string | null, brand: number | null, brand_name: string | null, type_id: string | null, is_new: number | null, best_seller: number | null, hide_price: number | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, url_key: string | null, url_suffix: string | null, related_products: Array<
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
         | null> | null, description: { html: string } | null, short_description: { html: string } | null, categories: Array<{ uid: string, name: string | null, url_path: string | null, url_suffix: string | null, breadcrumbs: Array<{ category_uid: string, category_level: number | null, category_name: string | null, category_url_path: string | null } | null> | null } | null> | null, media_gallery: Array<
          | { __typename: 'ProductImage', url: string | null, label: string | null, position: number | null, disabled: boolean | null }
          | { __typename: 'ProductVideo', url: string | null, label: string | null, position: number | null, disabled: boolean | null }
         | null> | null, media_gallery_entries: Array<{ uid: string, label: string | null, position: number | null, disabled: boolean | null, file: string | null } | null> | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { currency: CurrencyEnum | null, value: number | null }, regular_price: { currency: CurrencyEnum | null, value: number | null }, discount: { amount_off: number | null } | null }, maximum_price: { final_price: { currency: CurrencyEnum | null, value: number | null }, regular_price: { currency: CurrencyEnum | null, value: number | null }, discount: { amount_off: number | null } | null } | null } }
      | { __typename: 'ConfigurableProduct', abv: string | null, alcohol_by_volume: string | null, age_statement: string | null, meta_title: string | null, meta_description: string | null, only_x_left_in_stock: number | null, id: number | null, uid: string, sku: string | null, name: string | null, brand: number | null, brand_name: string | null, type_id: string | null, is_new: number | null, best_seller: number | null, hide_price: number | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, url_key: string | null, url_suffix: string | null, related_products: Array<
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
         | null> | null, description: { html: string } | null, short_description: { html: string } | null, categories: Array<{ uid: string, name: string | null, url_path: string | null, url_suffix: string | null, breadcrumbs: Array<{ category_uid: string, category_level: number | null, category_name: string | null, category_url_path: string | null } | null> | null } | null> | null, media_gallery: Array<
          | { __typename: 'ProductImage', url: string | null, label: string | null, position: number | null, disabled: boolean | null }
          | { __typename: 'ProductVideo', url: string | null, label: string | null, position: number | null, disabled: boolean | null }
         | null> | null, media_gallery_entries: Array<{ uid: string, label: string | null, position: number | null, disabled: boolean | null, file: string | null } | null> | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { currency: CurrencyEnum | null, value: number | null }, regular_price: { currency: CurrencyEnum | null, value: number | null }, discount: { amount_off: number | null } | null }, maximum_price: { final_price: { currency: CurrencyEnum | null, value: number | null }, regular_price: { currency: CurrencyEnum | null, value: number | null }, discount: { amount_off: number | null } | null } | null }, configurable_options: Array<{ uid: string, attribute_code: string | null, label: string | null, position: number | null, values: Array<{ uid: string | null, label: string | null, store_label: string | null, default_label: string | null, swatch_data:
              | { __typename: 'ColorSwatchData', value: string | null }
              | { __typename: 'ImageSwatchData', value: string | null }
              | { __typename: 'TextSwatchData', value: string | null }
             | null } | null> | null } | null> | null, variants: Array<{ attributes: Array<{ code: string | null, uid: string } | null> | null, product: { uid: string, sku: string | null, name: string | null, hide_price: number | null, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, media_gallery_entries: Array<{ uid: string, label: string | null, position: number | null, disabled: boolean | null, file: string | null } | null> | null, price_range: { minimum_price: { final_price: { currency: CurrencyEnum | null, value: number | null }, regular_price: { currency: CurrencyEnum | null, value: number | null }, discount: { amount_off: number | null } | null }, maximum_price: { final_price: { currency: CurrencyEnum | null, value: number | null }, regular_price: { currency: CurrencyEnum | null, value: number | null }, discount: { amount_off: number | null } | null } | null } } | null } | null> | null }
      | { __typename: 'DownloadableProduct', abv: string | null, alcohol_by_volume: string | null, age_statement: string | null, meta_title: string | null, meta_description: string | null, only_x_left_in_stock: number | null, id: number | null, uid: string, sku: string | null, name: string | null, brand: number | null, brand_name: string | null, type_id: string | null, is_new: number | null, best_seller: number | null, hide_price: number | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, url_key: string | null, url_suffix: string | null, related_products: Array<
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
         | null> | null, description: { html: string } | null, short_description: { html: string } | null, categories: Array<{ uid: string, name: string | null, url_path: string | null, url_suffix: string | null, breadcrumbs: Array<{ category_uid: string, category_level: number | null, category_name: string | null, category_url_path: string | null } | null> | null } | null> | null, media_gallery: Array<
          | { __typename: 'ProductImage', url: string | null, label: string | null, position: number | null, disabled: boolean | null }
          | { __typename: 'ProductVideo', url: string | null, label: string | null, position: number | null, disabled: boolean | null }
         | null> | null, media_gallery_entries: Array<{ uid: string, label: string | null, position: number | null, disabled: boolean | null, file: string | null } | null> | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { currency: CurrencyEnum | null, value: number | null }, regular_price: { currency: CurrencyEnum | null, value: number | null }, discount: { amount_off: number | null } | null }, maximum_price: { final_price: { currency: CurrencyEnum | null, value: number | null }, regular_price: { currency: CurrencyEnum | null, value: number | null }, discount: { amount_off: number | null } | null } | null } }
      | { __typename: 'GroupedProduct', abv: string | null, alcohol_by_volume: string | null, age_statement: string | null, meta_title: string | null, meta_description: string | null, only_x_left_in_stock: number | null, id: number | null, uid: string, sku: string | null, name: string | null, brand: number | null, brand_name: string | null, type_id: string | null, is_new: number | null, best_seller: number | null, hide_price: number | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, url_key: string | null, url_suffix: string | null, related_products: Array<
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
         | null> | null, description: { html: string } | null, short_description: { html: string } | null, categories: Array<{ uid: string, name: string | null, url_path: string | null, url_suffix: string | null, breadcrumbs: Array<{ category_uid: string, category_level: number | null, category_name: string | null, category_url_path: string | null } | null> | null } | null> | null, media_gallery: Array<
          | { __typename: 'ProductImage', url: string | null, label: string | null, position: number | null, disabled: boolean | null }
          | { __typename: 'ProductVideo', url: string | null, label: string | null, position: number | null, disabled: boolean | null }
         | null> | null, media_gallery_entries: Array<{ uid: string, label: string | null, position: number | null, disabled: boolean | null, file: string | null } | null> | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { currency: CurrencyEnum | null, value: number | null }, regular_price: { currency: CurrencyEnum | null, value: number | null }, discount: { amount_off: number | null } | null }, maximum_price: { final_price: { currency: CurrencyEnum | null, value: number | null }, regular_price: { currency: CurrencyEnum | null, value: number | null }, discount: { amount_off: number | null } | null } | null } }
      | { __typename: 'SimpleProduct', abv: string | null, alcohol_by_volume: string | null, age_statement: string | null, meta_title: string | null, meta_description: string | null, only_x_left_in_stock: number | null, id: number | null, uid: string, sku: string | null, name: string | null, brand: number | null, brand_name: string | null, type_id: string | null, is_new: number | null, best_seller: number | null, hide_price: number | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, url_key: string | null, url_suffix: string | null, related_products: Array<
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
         | null> | null, description: { html: string } | null, short_description: { html: string } | null, categories: Array<{ uid: string, name: string | null, url_path: string | null, url_suffix: string | null, breadcrumbs: Array<{ category_uid: string, category_level: number | null, category_name: string | null, category_url_path: string | null } | null> | null } | null> | null, media_gallery: Array<
          | { __typename: 'ProductImage', url: string | null, label: string | null, position: number | null, disabled: boolean | null }
          | { __typename: 'ProductVideo', url: string | null, label: string | null, position: number | null, disabled: boolean | null }
         | null> | null, media_gallery_entries: Array<{ uid: string, label: string | null, position: number | null, disabled: boolean | null, file: string | null } | null> | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { currency: CurrencyEnum | null, value: number | null }, regular_price: { currency: CurrencyEnum | null, value: number | null }, discount: { amount_off: number | null } | null }, maximum_price: { final_price: { currency: CurrencyEnum | null, value: number | null }, regular_price: { currency: CurrencyEnum | null, value: number | null }, discount: { amount_off: number | null } | null } | null } }
      | { __typename: 'VirtualProduct', abv: string | null, alcohol_by_volume: string | null, age_statement: string | null, meta_title: string | null, meta_description: string | null, only_x_left_in_stock: number | null, id: number | null, uid: string, sku: string | null, name: string | null, brand: number | null, brand_name: string | null, type_id: string | null, is_new: number | null, best_seller: number | null, hide_price: number | null, stock_status: ProductStockStatus | null, rating_summary: number, review_count: number, url_key: string | null, url_suffix: string | null, related_products: Array<
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
         | null> | null, description: { html: string } | null, short_description: { html: string } | null, categories: Array<{ uid: string, name: string | null, url_path: string | null, url_suffix: string | null, breadcrumbs: Array<{ category_uid: string, category_level: number | null, category_name: string | null, category_url_path: string | null } | null> | null } | null> | null, media_gallery: Array<
          | { __typename: 'ProductImage', url: string | null, label: string | null, position: number | null, disabled: boolean | null }
          | { __typename: 'ProductVideo', url: string | null, label: string | null, position: number | null, disabled: boolean | null }
         | null> | null, media_gallery_entries: Array<{ uid: string, label: string | null, position: number | null, disabled: boolean | null, file: string | null } | null> | null, small_image: { url: string | null, label: string | null } | null, price_range: { minimum_price: { final_price: { currency: CurrencyEnum | null, value: number | null }, regular_price: { currency: CurrencyEnum | null, value: number | null }, discount: { amount_off: number | null } | null }, maximum_price: { final_price: { currency: CurrencyEnum | null, value: number | null }, regular_price: { currency: CurrencyEnum | null, value: number | null }, discount: { amount_off: number | null } | null } | null } }
     | null> | null, aggregations: Array<{ attribute_code: string, label: string | null, options: Array<{ label: string | null, value: string } | null> | null } | null> | null } | null };

export const ProductPageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ProductPage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ProductAttributeFilterInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"products"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"IntValue","value":"1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CatalogCard"}},{"kind":"Field","name":{"kind":"Name","value":"abv"}},{"kind":"Field","name":{"kind":"Name","value":"alcohol_by_volume"}},{"kind":"Field","name":{"kind":"Name","value":"age_statement"}},{"kind":"Field","name":{"kind":"Name","value":"meta_title"}},{"kind":"Field","name":{"kind":"Name","value":"meta_description"}},{"kind":"Field","name":{"kind":"Name","value":"only_x_left_in_stock"}},{"kind":"Field","name":{"kind":"Name","value":"related_products"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"uid"}},{"kind":"Field","name":{"kind":"Name","value":"sku"}}]}},{"kind":"Field","name":{"kind":"Name","value":"upsell_products"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"uid"}},{"kind":"Field","name":{"kind":"Name","value":"sku"}}]}},{"kind":"Field","name":{"kind":"Name","value":"crosssell_products"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"uid"}},{"kind":"Field","name":{"kind":"Name","value":"sku"}}]}},{"kind":"Field","name":{"kind":"Name","value":"description"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"html"}}]}},{"kind":"Field","name":{"kind":"Name","value":"short_description"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"html"}}]}},{"kind":"Field","name":{"kind":"Name","value":"categories"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"uid"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"url_path"}},{"kind":"Field","name":{"kind":"Name","value":"url_suffix"}},{"kind":"Field","name":{"kind":"Name","value":"breadcrumbs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"category_uid"}},{"kind":"Field","name":{"kind":"Name","value":"category_level"}},{"kind":"Field","name":{"kind":"Name","value":"category_name"}},{"kind":"Field","name":{"kind":"Name","value":"category_url_path"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"media_gallery"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"disabled"}}]}},{"kind":"Field","name":{"kind":"Name","value":"media_gallery_entries"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"uid"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"disabled"}},{"kind":"Field","name":{"kind":"Name","value":"file"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CatalogChoice"}}]}},{"kind":"Field","name":{"kind":"Name","value":"aggregations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"attribute_code"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"options"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CatalogPrice"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PriceRange"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"minimum_price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"final_price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}},{"kind":"Field","name":{"kind":"Name","value":"regular_price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}},{"kind":"Field","name":{"kind":"Name","value":"discount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount_off"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"maximum_price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"final_price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}},{"kind":"Field","name":{"kind":"Name","value":"regular_price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}},{"kind":"Field","name":{"kind":"Name","value":"discount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount_off"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CatalogCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ProductInterface"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uid"}},{"kind":"Field","name":{"kind":"Name","value":"sku"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"brand"}},{"kind":"Field","name":{"kind":"Name","value":"brand_name"}},{"kind":"Field","name":{"kind":"Name","value":"type_id"}},{"kind":"Field","name":{"kind":"Name","value":"is_new"}},{"kind":"Field","name":{"kind":"Name","value":"best_seller"}},{"kind":"Field","name":{"kind":"Name","value":"hide_price"}},{"kind":"Field","name":{"kind":"Name","value":"stock_status"}},{"kind":"Field","name":{"kind":"Name","value":"rating_summary"}},{"kind":"Field","name":{"kind":"Name","value":"review_count"}},{"kind":"Field","name":{"kind":"Name","value":"url_key"}},{"kind":"Field","name":{"kind":"Name","value":"url_suffix"}},{"kind":"Field","name":{"kind":"Name","value":"small_image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"label"}}]}},{"kind":"Field","name":{"kind":"Name","value":"price_range"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CatalogPrice"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CatalogChoice"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ConfigurableProduct"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"configurable_options"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"uid"}},{"kind":"Field","name":{"kind":"Name","value":"attribute_code"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"values"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"uid"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"store_label"}},{"kind":"Field","name":{"kind":"Name","value":"default_label"}},{"kind":"Field","name":{"kind":"Name","value":"swatch_data"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"variants"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"attributes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"uid"}}]}},{"kind":"Field","name":{"kind":"Name","value":"product"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"uid"}},{"kind":"Field","name":{"kind":"Name","value":"sku"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"hide_price"}},{"kind":"Field","name":{"kind":"Name","value":"stock_status"}},{"kind":"Field","name":{"kind":"Name","value":"only_x_left_in_stock"}},{"kind":"Field","name":{"kind":"Name","value":"media_gallery_entries"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"uid"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"disabled"}},{"kind":"Field","name":{"kind":"Name","value":"file"}}]}},{"kind":"Field","name":{"kind":"Name","value":"price_range"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CatalogPrice"}}]}}]}}]}}]}}]} as unknown as DocumentNode<ProductPageQuery, ProductPageQueryVariables>;