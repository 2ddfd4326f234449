/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { CurrencyCode as CurrencyEnum } from '../codes';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type CartItemErrorType =
  | 'ITEM_INCREMENTS'
  | 'ITEM_QTY'
  | 'UNDEFINED';

export type ProductStockStatus =
  | 'IN_STOCK'
  | 'OUT_OF_STOCK';

export type CartSumsFragment = { id: string, total_quantity: number, applied_coupons: Array<{ code: string } | null> | null, prices: { grand_total: { value: number | null, currency: CurrencyEnum | null } | null, subtotal_excluding_tax: { value: number | null, currency: CurrencyEnum | null } | null, subtotal_including_tax: { value: number | null, currency: CurrencyEnum | null } | null, discounts: Array<{ label: string, amount: { value: number | null, currency: CurrencyEnum | null }, coupon: { code: string } | null } | null> | null, applied_taxes: Array<{ label: string, amount: { value: number | null, currency: CurrencyEnum | null } } | null> | null } | null, shipping_addresses: Array<{ street: Array<string | null>, selected_shipping_method: { carrier_code: string, method_code: string, amount: { value: number | null, currency: CurrencyEnum | null }, price_incl_tax: { value: number | null, currency: CurrencyEnum | null } } | null } | null> };

type CartLineFields_BundleCartItem_Fragment = { __typename: 'BundleCartItem', uid: string, quantity: number, max_qty: number | null, is_available: boolean, not_available_message: string | null, errors: Array<{ code: CartItemErrorType, message: string } | null> | null, prices: { price: { value: number | null, currency: CurrencyEnum | null }, row_total: { value: number | null, currency: CurrencyEnum | null }, price_including_tax: { value: number | null, currency: CurrencyEnum | null }, row_total_including_tax: { value: number | null, currency: CurrencyEnum | null } } | null, product:
    | { __typename: 'BundleProduct', uid: string, sku: string | null, name: string | null, brand_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, price_range: { minimum_price: { final_price: { value: number | null }, regular_price: { value: number | null } } }, thumbnail: { url: string | null } | null, media_gallery: Array<
        | { url: string | null, position: number | null, disabled: boolean | null }
        | { url: string | null, position: number | null, disabled: boolean | null }
       | null> | null }
    | { __typename: 'ConfigurableProduct', uid: string, sku: string | null, name: string | null, brand_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, price_range: { minimum_price: { final_price: { value: number | null }, regular_price: { value: number | null } } }, thumbnail: { url: string | null } | null, media_gallery: Array<
        | { url: string | null, position: number | null, disabled: boolean | null }
        | { url: string | null, position: number | null, disabled: boolean | null }
       | null> | null }
    | { __typename: 'DownloadableProduct', uid: string, sku: string | null, name: string | null, brand_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, price_range: { minimum_price: { final_price: { value: number | null }, regular_price: { value: number | null } } }, thumbnail: { url: string | null } | null, media_gallery: Array<
        | { url: string | null, position: number | null, disabled: boolean | null }
        | { url: string | null, position: number | null, disabled: boolean | null }
       | null> | null }
    | { __typename: 'GroupedProduct', uid: string, sku: string | null, name: string | null, brand_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, price_range: { minimum_price: { final_price: { value: number | null }, regular_price: { value: number | null } } }, thumbnail: { url: string | null } | null, media_gallery: Array<
        | { url: string | null, position: number | null, disabled: boolean | null }
        | { url: string | null, position: number | null, disabled: boolean | null }
       | null> | null }
    | { __typename: 'SimpleProduct', uid: string, sku: string | null, name: string | null, brand_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, price_range: { minimum_price: { final_price: { value: number | null }, regular_price: { value: number | null } } }, thumbnail: { url: string | null } | null, media_gallery: Array<
        | { url: string | null, position: number | null, disabled: boolean | null }
        | { url: string | null, position: number | null, disabled: boolean | null }
       | null> | null }
    | { __typename: 'VirtualProduct', uid: string, sku: string | null, name: string | null, brand_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, price_range: { minimum_price: { final_price: { value: number | null }, regular_price: { value: number | null } } }, thumbnail: { url: string | null } | null, media_gallery: Array<
        | { url: string | null, position: number | null, disabled: boolean | null }
        | { url: string | null, position: number | null, disabled: boolean | null }
       | null> | null }
   };

type CartLineFields_ConfigurableCartItem_Fragment = { __typename: 'ConfigurableCartItem', uid: string, quantity: number, max_qty: number | null, is_available: boolean, not_available_message: string | null, configured_variant:
    | { uid: string, sku: string | null, stock_status: ProductStockStatus | null, price_range: { minimum_price: { final_price: { value: number | null }, regular_price: { value: number | null } } }, thumbnail: { url: string | null } | null, media_gallery: Array<
        | { url: string | null, position: number | null, disabled: boolean | null }
        | { url: string | null, position: number | null, disabled: boolean | null }
       | null> | null }
    | { uid: string, sku: string | null, stock_status: ProductStockStatus | null, price_range: { minimum_price: { final_price: { value: number | null }, regular_price: { value: number | null } } }, thumbnail: { url: string | null } | null, media_gallery: Array<
        | { url: string | null, position: number | null, disabled: boolean | null }
        | { url: string | null, position: number | null, disabled: boolean | null }
       | null> | null }
    | { uid: string, sku: string | null, stock_status: ProductStockStatus | null, price_range: { minimum_price: { final_price: { value: number | null }, regular_price: { value: number | null } } }, thumbnail: { url: string | null } | null, media_gallery: Array<
        | { url: string | null, position: number | null, disabled: boolean | null }
        | { url: string | null, position: number | null, disabled: boolean | null }
       | null> | null }
    | { uid: string, sku: string | null, stock_status: ProductStockStatus | null, price_range: { minimum_price: { final_price: { value: number | null }, regular_price: { value: number | null } } }, thumbnail: { url: string | null } | null, media_gallery: Array<
        | { url: string | null, position: number | null, disabled: boolean | null }
        | { url: string | null, position: number | null, disabled: boolean | null }
       | null> | null }
    | { uid: string, sku: string | null, stock_status: ProductStockStatus | null, price_range: { minimum_price: { final_price: { value: number | null }, regular_price: { value: number | null } } }, thumbnail: { url: string | null } | null, media_gallery: Array<
        | { url: string | null, position: number | null, disabled: boolean | null }
        | { url: string | null, position: number | null, disabled: boolean | null }
       | null> | null }
    | { uid: string, sku: string | null, stock_status: ProductStockStatus | null, price_range: { minimum_price: { final_price: { value: number | null }, regular_price: { value: number | null } } }, thumbnail: { url: string | null } | null, media_gallery: Array<
        | { url: string | null, position: number | null, disabled: boolean | null }
        | { url: string | null, position: number | null, disabled: boolean | null }
       | null> | null }
  , configurable_options: Array<{ configurable_product_option_value_uid: string, option_label: string, value_label: string } | null>, errors: Array<{ code: CartItemErrorType, message: string } | null> | null, prices: { price: { value: number | null, currency: CurrencyEnum | null }, row_total: { value: number | null, currency: CurrencyEnum | null }, price_including_tax: { value: number | null, currency: CurrencyEnum | null }, row_total_including_tax: { value: number | null, currency: CurrencyEnum | null } } | null, product:
    | { __typename: 'BundleProduct', uid: string, sku: string | null, name: string | null, brand_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, price_range: { minimum_price: { final_price: { value: number | null }, regular_price: { value: number | null } } }, thumbnail: { url: string | null } | null, media_gallery: Array<
        | { url: string | null, position: number | null, disabled: boolean | null }
        | { url: string | null, position: number | null, disabled: boolean | null }
       | null> | null }
    | { __typename: 'ConfigurableProduct', uid: string, sku: string | null, name: string | null, brand_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, price_range: { minimum_price: { final_price: { value: number | null }, regular_price: { value: number | null } } }, thumbnail: { url: string | null } | null, media_gallery: Array<
        | { url: string | null, position: number | null, disabled: boolean | null }
        | { url: string | null, position: number | null, disabled: boolean | null }
       | null> | null }
    | { __typename: 'DownloadableProduct', uid: string, sku: string | null, name: string | null, brand_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, price_range: { minimum_price: { final_price: { value: number | null }, regular_price: { value: number | null } } }, thumbnail: { url: string | null } | null, media_gallery: Array<
        | { url: string | null, position: number | null, disabled: boolean | null }
        | { url: string | null, position: number | null, disabled: boolean | null }
       | null> | null }
    | { __typename: 'GroupedProduct', uid: string, sku: string | null, name: string | null, brand_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, price_range: { minimum_price: { final_price: { value: number | null }, regular_price: { value: number | null } } }, thumbnail: { url: string | null } | null, media_gallery: Array<
        | { url: string | null, position: number | null, disabled: boolean | null }
        | { url: string | null, position: number | null, disabled: boolean | null }
       | null> | null }
    | { __typename: 'SimpleProduct', uid: string, sku: string | null, name: string | null, brand_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, price_range: { minimum_price: { final_price: { value: number | null }, regular_price: { value: number | null } } }, thumbnail: { url: string | null } | null, media_gallery: Array<
        | { url: string | null, position: number | null, disabled: boolean | null }
        | { url: string | null, position: number | null, disabled: boolean | null }
       | null> | null }
    | { __typename: 'VirtualProduct', uid: string, sku: string | null, name: string | null, brand_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, price_range: { minimum_price: { final_price: { value: number | null }, regular_price: { value: number | null } } }, thumbnail: { url: string | null } | null, media_gallery: Array<
        | { url: string | null, position: number | null, disabled: boolean | null }
        | { url: string | null, position: number | null, disabled: boolean | null }
       | null> | null }
   };

type CartLineFields_DownloadableCartItem_Fragment = { __typename: 'DownloadableCartItem', uid: string, quantity: number, max_qty: number | null, is_available: boolean, not_available_message: string | null, errors: Array<{ code: CartItemErrorType, message: string } | null> | null, prices: { price: { value: number | null, currency: CurrencyEnum | null }, row_total: { value: number | null, currency: CurrencyEnum | null }, price_including_tax: { value: number | null, currency: CurrencyEnum | null }, row_total_including_tax: { value: number | null, currency: CurrencyEnum | null } } | null, product:
    | { __typename: 'BundleProduct', uid: string, sku: string | null, name: string | null, brand_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, price_range: { minimum_price: { final_price: { value: number | null }, regular_price: { value: number | null } } }, thumbnail: { url: string | null } | null, media_gallery: Array<
        | { url: string | null, position: number | null, disabled: boolean | null }
        | { url: string | null, position: number | null, disabled: boolean | null }
       | null> | null }
    | { __typename: 'ConfigurableProduct', uid: string, sku: string | null, name: string | null, brand_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, price_range: { minimum_price: { final_price: { value: number | null }, regular_price: { value: number | null } } }, thumbnail: { url: string | null } | null, media_gallery: Array<
        | { url: string | null, position: number | null, disabled: boolean | null }
        | { url: string | null, position: number | null, disabled: boolean | null }
       | null> | null }
    | { __typename: 'DownloadableProduct', uid: string, sku: string | null, name: string | null, brand_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, price_range: { minimum_price: { final_price: { value: number | null }, regular_price: { value: number | null } } }, thumbnail: { url: string | null } | null, media_gallery: Array<
        | { url: string | null, position: number | null, disabled: boolean | null }
        | { url: string | null, position: number | null, disabled: boolean | null }
       | null> | null }
    | { __typename: 'GroupedProduct', uid: string, sku: string | null, name: string | null, brand_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, price_range: { minimum_price: { final_price: { value: number | null }, regular_price: { value: number | null } } }, thumbnail: { url: string | null } | null, media_gallery: Array<
        | { url: string | null, position: number | null, disabled: boolean | null }
        | { url: string | null, position: number | null, disabled: boolean | null }
       | null> | null }
    | { __typename: 'SimpleProduct', uid: string, sku: string | null, name: string | null, brand_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, price_range: { minimum_price: { final_price: { value: number | null }, regular_price: { value: number | null } } }, thumbnail: { url: string | null } | null, media_gallery: Array<
        | { url: string | null, position: number | null, disabled: boolean | null }
        | { url: string | null, position: number | null, disabled: boolean | null }
       | null> | null }
    | { __typename: 'VirtualProduct', uid: string, sku: string | null, name: string | null, brand_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, price_range: { minimum_price: { final_price: { value: number | null }, regular_price: { value: number | null } } }, thumbnail: { url: string | null } | null, media_gallery: Array<
        | { url: string | null, position: number | null, disabled: boolean | null }
        | { url: string | null, position: number | null, disabled: boolean | null }
       | null> | null }
   };

type CartLineFields_SimpleCartItem_Fragment = { __typename: 'SimpleCartItem', uid: string, quantity: number, max_qty: number | null, is_available: boolean, not_available_message: string | null, errors: Array<{ code: CartItemErrorType, message: string } | null> | null, prices: { price: { value: number | null, currency: CurrencyEnum | null }, row_total: { value: number | null, currency: CurrencyEnum | null }, price_including_tax: { value: number | null, currency: CurrencyEnum | null }, row_total_including_tax: { value: number | null, currency: CurrencyEnum | null } } | null, product:
    | { __typename: 'BundleProduct', uid: string, sku: string | null, name: string | null, brand_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, price_range: { minimum_price: { final_price: { value: number | null }, regular_price: { value: number | null } } }, thumbnail: { url: string | null } | null, media_gallery: Array<
        | { url: string | null, position: number | null, disabled: boolean | null }
        | { url: string | null, position: number | null, disabled: boolean | null }
       | null> | null }
    | { __typename: 'ConfigurableProduct', uid: string, sku: string | null, name: string | null, brand_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, price_range: { minimum_price: { final_price: { value: number | null }, regular_price: { value: number | null } } }, thumbnail: { url: string | null } | null, media_gallery: Array<
        | { url: string | null, position: number | null, disabled: boolean | null }
        | { url: string | null, position: number | null, disabled: boolean | null }
       | null> | null }
    | { __typename: 'DownloadableProduct', uid: string, sku: string | null, name: string | null, brand_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, price_range: { minimum_price: { final_price: { value: number | null }, regular_price: { value: number | null } } }, thumbnail: { url: string | null } | null, media_gallery: Array<
        | { url: string | null, position: number | null, disabled: boolean | null }
        | { url: string | null, position: number | null, disabled: boolean | null }
       | null> | null }
    | { __typename: 'GroupedProduct', uid: string, sku: string | null, name: string | null, brand_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, price_range: { minimum_price: { final_price: { value: number | null }, regular_price: { value: number | null } } }, thumbnail: { url: string | null } | null, media_gallery: Array<
        | { url: string | null, position: number | null, disabled: boolean | null }
        | { url: string | null, position: number | null, disabled: boolean | null }
       | null> | null }
    | { __typename: 'SimpleProduct', uid: string, sku: string | null, name: string | null, brand_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, price_range: { minimum_price: { final_price: { value: number | null }, regular_price: { value: number | null } } }, thumbnail: { url: string | null } | null, media_gallery: Array<
        | { url: string | null, position: number | null, disabled: boolean | null }
        | { url: string | null, position: number | null, disabled: boolean | null }
       | null> | null }
    | { __typename: 'VirtualProduct', uid: string, sku: string | null, name: string | null, brand_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, price_range: { minimum_price: { final_price: { value: number | null }, regular_price: { value: number | null } } }, thumbnail: { url: string | null } | null, media_gallery: Array<
        | { url: string | null, position: number | null, disabled: boolean | null }
        | { url: string | null, position: number | null, disabled: boolean | null }
       | null> | null }
   };

type CartLineFields_VirtualCartItem_Fragment = { __typename: 'VirtualCartItem', uid: string, quantity: number, max_qty: number | null, is_available: boolean, not_available_message: string | null, errors: Array<{ code: CartItemErrorType, message: string } | null> | null, prices: { price: { value: number | null, currency: CurrencyEnum | null }, row_total: { value: number | null, currency: CurrencyEnum | null }, price_including_tax: { value: number | null, currency: CurrencyEnum | null }, row_total_including_tax: { value: number | null, currency: CurrencyEnum | null } } | null, product:
    | { __typename: 'BundleProduct', uid: string, sku: string | null, name: string | null, brand_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, price_range: { minimum_price: { final_price: { value: number | null }, regular_price: { value: number | null } } }, thumbnail: { url: string | null } | null, media_gallery: Array<
        | { url: string | null, position: number | null, disabled: boolean | null }
        | { url: string | null, position: number | null, disabled: boolean | null }
       | null> | null }
    | { __typename: 'ConfigurableProduct', uid: string, sku: string | null, name: string | null, brand_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, price_range: { minimum_price: { final_price: { value: number | null }, regular_price: { value: number | null } } }, thumbnail: { url: string | null } | null, media_gallery: Array<
        | { url: string | null, position: number | null, disabled: boolean | null }
        | { url: string | null, position: number | null, disabled: boolean | null }
       | null> | null }
    | { __typename: 'DownloadableProduct', uid: string, sku: string | null, name: string | null, brand_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, price_range: { minimum_price: { final_price: { value: number | null }, regular_price: { value: number | null } } }, thumbnail: { url: string | null } | null, media_gallery: Array<
        | { url: string | null, position: number | null, disabled: boolean | null }
        | { url: string | null, position: number | null, disabled: boolean | null }
       | null> | null }
    | { __typename: 'GroupedProduct', uid: string, sku: string | null, name: string | null, brand_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, price_range: { minimum_price: { final_price: { value: number | null }, regular_price: { value: number | null } } }, thumbnail: { url: string | null } | null, media_gallery: Array<
        | { url: string | null, position: number | null, disabled: boolean | null }
        | { url: string | null, position: number | null, disabled: boolean | null }
       | null> | null }
    | { __typename: 'SimpleProduct', uid: string, sku: string | null, name: string | null, brand_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, price_range: { minimum_price: { final_price: { value: number | null }, regular_price: { value: number | null } } }, thumbnail: { url: string | null } | null, media_gallery: Array<
        | { url: string | null, position: number | null, disabled: boolean | null }
        | { url: string | null, position: number | null, disabled: boolean | null }
       | null> | null }
    | { __typename: 'VirtualProduct', uid: string, sku: string | null, name: string | null, brand_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, price_range: { minimum_price: { final_price: { value: number | null }, regular_price: { value: number | null } } }, thumbnail: { url: string | null } | null, media_gallery: Array<
        | { url: string | null, position: number | null, disabled: boolean | null }
        | { url: string | null, position: number | null, disabled: boolean | null }
       | null> | null }
   };

export type CartLineFieldsFragment =
  | CartLineFields_BundleCartItem_Fragment
  | CartLineFields_ConfigurableCartItem_Fragment
  | CartLineFields_DownloadableCartItem_Fragment
  | CartLineFields_SimpleCartItem_Fragment
  | CartLineFields_VirtualCartItem_Fragment
;

export type ChangedSumsFragment = { id: string, total_quantity: number, itemsV2: { total_count: number } | null, applied_coupons: Array<{ code: string } | null> | null, prices: { grand_total: { value: number | null, currency: CurrencyEnum | null } | null, subtotal_excluding_tax: { value: number | null, currency: CurrencyEnum | null } | null, subtotal_including_tax: { value: number | null, currency: CurrencyEnum | null } | null, discounts: Array<{ label: string, amount: { value: number | null, currency: CurrencyEnum | null }, coupon: { code: string } | null } | null> | null, applied_taxes: Array<{ label: string, amount: { value: number | null, currency: CurrencyEnum | null } } | null> | null } | null, shipping_addresses: Array<{ street: Array<string | null>, selected_shipping_method: { carrier_code: string, method_code: string, amount: { value: number | null, currency: CurrencyEnum | null }, price_incl_tax: { value: number | null, currency: CurrencyEnum | null } } | null } | null> };

export type ChangedLinesFragment = { id: string, total_quantity: number, itemsV2: { total_count: number, items: Array<
      | { __typename: 'BundleCartItem', uid: string, quantity: number, max_qty: number | null, is_available: boolean, not_available_message: string | null, errors: Array<{ code: CartItemErrorType, message: string } | null> | null, prices: { price: { value: number | null, currency: CurrencyEnum | null }, row_total: { value: number | null, currency: CurrencyEnum | null }, price_including_tax: { value: number | null, currency: CurrencyEnum | null }, row_total_including_tax: { value: number | null, currency: CurrencyEnum | null } } | null, product:
          | { __typename: 'BundleProduct', uid: string, sku: string | null, name: string | null, brand_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, price_range: { minimum_price: { final_price: { value: number | null }, regular_price: { value: number | null } } }, thumbnail: { url: string | null } | null, media_gallery: Array<
              | { url: string | null, position: number | null, disabled: boolean | null }
              | { url: string | null, position: number | null, disabled: boolean | null }
             | null> | null }
          | { __typename: 'ConfigurableProduct', uid: string, sku: string | null, name: string | null, brand_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, price_range: { minimum_price: { final_price: { value: number | null }, regular_price: { value: number | null } } }, thumbnail: { url: string | null } | null, media_gallery: Array<
              | { url: string | null, position: number | null, disabled: boolean | null }
              | { url: string | null, position: number | null, disabled: boolean | null }
             | null> | null }
          | { __typename: 'DownloadableProduct', uid: string, sku: string | null, name: string | null, brand_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, price_range: { minimum_price: { final_price: { value: number | null }, regular_price: { value: number | null } } }, thumbnail: { url: string | null } | null, media_gallery: Array<
              | { url: string | null, position: number | null, disabled: boolean | null }
              | { url: string | null, position: number | null, disabled: boolean | null }
             | null> | null }
          | { __typename: 'GroupedProduct', uid: string, sku: string | null, name: string | null, brand_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, price_range: { minimum_price: { final_price: { value: number | null }, regular_price: { value: number | null } } }, thumbnail: { url: string | null } | null, media_gallery: Array<
              | { url: string | null, position: number | null, disabled: boolean | null }
              | { url: string | null, position: number | null, disabled: boolean | null }
             | null> | null }
          | { __typename: 'SimpleProduct', uid: string, sku: string | null, name: string | null, brand_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, price_range: { minimum_price: { final_price: { value: number | null }, regular_price: { value: number | null } } }, thumbnail: { url: string | null } | null, media_gallery: Array<
              | { url: string | null, position: number | null, disabled: boolean | null }
              | { url: string | null, position: number | null, disabled: boolean | null }
             | null> | null }
          | { __typename: 'VirtualProduct', uid: string, sku: string | null, name: string | null, brand_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, price_range: { minimum_price: { final_price: { value: number | null }, regular_price: { value: number | null } } }, thumbnail: { url: string | null } | null, media_gallery: Array<
              | { url: string | null, position: number | null, disabled: boolean | null }
              | { url: string | null, position: number | null, disabled: boolean | null }
             | null> | null }
         }
      | { __typename: 'ConfigurableCartItem', uid: string, quantity: number, max_qty: number | null, is_available: boolean, not_available_message: string | null, configured_variant:
          | { uid: string, sku: string | null, stock_status: ProductStockStatus | null, price_range: { minimum_price: { final_price: { value: number | null }, regular_price: { value: number | null } } }, thumbnail: { url: string | null } | null, media_gallery: Array<
              | { url: string | null, position: number | null, disabled: boolean | null }
              | { url: string | null, position: number | null, disabled: boolean | null }
             | null> | null }
          | { uid: string, sku: string | null, stock_status: ProductStockStatus | null, price_range: { minimum_price: { final_price: { value: number | null }, regular_price: { value: number | null } } }, thumbnail: { url: string | null } | null, media_gallery: Array<
              | { url: string | null, position: number | null, disabled: boolean | null }
              | { url: string | null, position: number | null, disabled: boolean | null }
             | null> | null }
          | { uid: string, sku: string | null, stock_status: ProductStockStatus | null, price_range: { minimum_price: { final_price: { value: number | null }, regular_price: { value: number | null } } }, thumbnail: { url: string | null } | null, media_gallery: Array<
              | { url: string | null, position: number | null, disabled: boolean | null }
              | { url: string | null, position: number | null, disabled: boolean | null }
             | null> | null }
          | { uid: string, sku: string | null, stock_status: ProductStockStatus | null, price_range: { minimum_price: { final_price: { value: number | null }, regular_price: { value: number | null } } }, thumbnail: { url: string | null } | null, media_gallery: Array<
              | { url: string | null, position: number | null, disabled: boolean | null }
              | { url: string | null, position: number | null, disabled: boolean | null }
             | null> | null }
          | { uid: string, sku: string | null, stock_status: ProductStockStatus | null, price_range: { minimum_price: { final_price: { value: number | null }, regular_price: { value: number | null } } }, thumbnail: { url: string | null } | null, media_gallery: Array<
              | { url: string | null, position: number | null, disabled: boolean | null }
              | { url: string | null, position: number | null, disabled: boolean | null }
             | null> | null }
          | { uid: string, sku: string | null, stock_status: ProductStockStatus | null, price_range: { minimum_price: { final_price: { value: number | null }, regular_price: { value: number | null } } }, thumbnail: { url: string | null } | null, media_gallery: Array<
              | { url: string | null, position: number | null, disabled: boolean | null }
              | { url: string | null, position: number | null, disabled: boolean | null }
             | null> | null }
        , configurable_options: Array<{ configurable_product_option_value_uid: string, option_label: string, value_label: string } | null>, errors: Array<{ code: CartItemErrorType, message: string } | null> | null, prices: { price: { value: number | null, currency: CurrencyEnum | null }, row_total: { value: number | null, currency: CurrencyEnum | null }, price_including_tax: { value: number | null, currency: CurrencyEnum | null }, row_total_including_tax: { value: number | null, currency: CurrencyEnum | null } } | null, product:
          | { __typename: 'BundleProduct', uid: string, sku: string | null, name: string | null, brand_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, price_range: { minimum_price: { final_price: { value: number | null }, regular_price: { value: number | null } } }, thumbnail: { url: string | null } | null, media_gallery: Array<
              | { url: string | null, position: number | null, disabled: boolean | null }
              | { url: string | null, position: number | null, disabled: boolean | null }
             | null> | null }
          | { __typename: 'ConfigurableProduct', uid: string, sku: string | null, name: string | null, brand_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, price_range: { minimum_price: { final_price: { value: number | null }, regular_price: { value: number | null } } }, thumbnail: { url: string | null } | null, media_gallery: Array<
              | { url: string | null, position: number | null, disabled: boolean | null }
              | { url: string | null, position: number | null, disabled: boolean | null }
             | null> | null }
          | { __typename: 'DownloadableProduct', uid: string, sku: string | null, name: string | null, brand_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, price_range: { minimum_price: { final_price: { value: number | null }, regular_price: { value: number | null } } }, thumbnail: { url: string | null } | null, media_gallery: Array<
              | { url: string | null, position: number | null, disabled: boolean | null }
              | { url: string | null, position: number | null, disabled: boolean | null }
             | null> | null }
          | { __typename: 'GroupedProduct', uid: string, sku: string | null, name: string | null, brand_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, price_range: { minimum_price: { final_price: { value: number | null }, regular_price: { value: number | null } } }, thumbnail: { url: string | null } | null, media_gallery: Array<
              | { url: string | null, position: number | null, disabled: boolean | null }
              | { url: string | null, position: number | null, disabled: boolean | null }
             | null> | null }
          | { __typename: 'SimpleProduct', uid: string, sku: string | null, name: string | null, brand_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, price_range: { minimum_price: { final_price: { value: number | null }, regular_price: { value: number | null } } }, thumbnail: { url: string | null } | null, media_gallery: Array<
              | { url: string | null, position: number | null, disabled: boolean | null }
              | { url: string | null, position: number | null, disabled: boolean | null }
             | null> | null }
          | { __typename: 'VirtualProduct', uid: string, sku: string | null, name: string | null, brand_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, price_range: { minimum_price: { final_price: { value: number | null }, regular_price: { value: number | null } } }, thumbnail: { url: string | null } | null, media_gallery: Array<
              | { url: string | null, position: number | null, disabled: boolean | null }
              | { url: string | null, position: number | null, disabled: boolean | null }
             | null> | null }
         }
      | { __typename: 'DownloadableCartItem', uid: string, quantity: number, max_qty: number | null, is_available: boolean, not_available_message: string | null, errors: Array<{ code: CartItemErrorType, message: string } | null> | null, prices: { price: { value: number | null, currency: CurrencyEnum | null }, row_total: { value: number | null, currency: CurrencyEnum | null }, price_including_tax: { value: number | null, currency: CurrencyEnum | null }, row_total_including_tax: { value: number | null, currency: CurrencyEnum | null } } | null, product:
          | { __typename: 'BundleProduct', uid: string, sku: string | null, name: string | null, brand_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, price_range: { minimum_price: { final_price: { value: number | null }, regular_price: { value: number | null } } }, thumbnail: { url: string | null } | null, media_gallery: Array<
              | { url: string | null, position: number | null, disabled: boolean | null }
              | { url: string | null, position: number | null, disabled: boolean | null }
             | null> | null }
          | { __typename: 'ConfigurableProduct', uid: string, sku: string | null, name: string | null, brand_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, price_range: { minimum_price: { final_price: { value: number | null }, regular_price: { value: number | null } } }, thumbnail: { url: string | null } | null, media_gallery: Array<
              | { url: string | null, position: number | null, disabled: boolean | null }
              | { url: string | null, position: number | null, disabled: boolean | null }
             | null> | null }
          | { __typename: 'DownloadableProduct', uid: string, sku: string | null, name: string | null, brand_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, price_range: { minimum_price: { final_price: { value: number | null }, regular_price: { value: number | null } } }, thumbnail: { url: string | null } | null, media_gallery: Array<
              | { url: string | null, position: number | null, disabled: boolean | null }
              | { url: string | null, position: number | null, disabled: boolean | null }
             | null> | null }
          | { __typename: 'GroupedProduct', uid: string, sku: string | null, name: string | null, brand_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, price_range: { minimum_price: { final_price: { value: number | null }, regular_price: { value: number | null } } }, thumbnail: { url: string | null } | null, media_gallery: Array<
              | { url: string | null, position: number | null, disabled: boolean | null }
              | { url: string | null, position: number | null, disabled: boolean | null }
             | null> | null }
          | { __typename: 'SimpleProduct', uid: string, sku: string | null, name: string | null, brand_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, price_range: { minimum_price: { final_price: { value: number | null }, regular_price: { value: number | null } } }, thumbnail: { url: string | null } | null, media_gallery: Array<
              | { url: string | null, position: number | null, disabled: boolean | null }
              | { url: string | null, position: number | null, disabled: boolean | null }
             | null> | null }
          | { __typename: 'VirtualProduct', uid: string, sku: string | null, name: string | null, brand_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, price_range: { minimum_price: { final_price: { value: number | null }, regular_price: { value: number | null } } }, thumbnail: { url: string | null } | null, media_gallery: Array<
              | { url: string | null, position: number | null, disabled: boolean | null }
              | { url: string | null, position: number | null, disabled: boolean | null }
             | null> | null }
         }
      | { __typename: 'SimpleCartItem', uid: string, quantity: number, max_qty: number | null, is_available: boolean, not_available_message: string | null, errors: Array<{ code: CartItemErrorType, message: string } | null> | null, prices: { price: { value: number | null, currency: CurrencyEnum | null }, row_total: { value: number | null, currency: CurrencyEnum | null }, price_including_tax: { value: number | null, currency: CurrencyEnum | null }, row_total_including_tax: { value: number | null, currency: CurrencyEnum | null } } | null, product:
          | { __typename: 'BundleProduct', uid: string, sku: string | null, name: string | null, brand_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, price_range: { minimum_price: { final_price: { value: number | null }, regular_price: { value: number | null } } }, thumbnail: { url: string | null } | null, media_gallery: Array<
              | { url: string | null, position: number | null, disabled: boolean | null }
              | { url: string | null, position: number | null, disabled: boolean | null }
             | null> | null }
          | { __typename: 'ConfigurableProduct', uid: string, sku: string | null, name: string | null, brand_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, price_range: { minimum_price: { final_price: { value: number | null }, regular_price: { value: number | null } } }, thumbnail: { url: string | null } | null, media_gallery: Array<
              | { url: string | null, position: number | null, disabled: boolean | null }
              | { url: string | null, position: number | null, disabled: boolean | null }
             | null> | null }
          | { __typename: 'DownloadableProduct', uid: string, sku: string | null, name: string | null, brand_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, price_range: { minimum_price: { final_price: { value: number | null }, regular_price: { value: number | null } } }, thumbnail: { url: string | null } | null, media_gallery: Array<
              | { url: string | null, position: number | null, disabled: boolean | null }
              | { url: string | null, position: number | null, disabled: boolean | null }
             | null> | null }
          | { __typename: 'GroupedProduct', uid: string, sku: string | null, name: string | null, brand_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, price_range: { minimum_price: { final_price: { value: number | null }, regular_price: { value: number | null } } }, thumbnail: { url: string | null } | null, media_gallery: Array<
              | { url: string | null, position: number | null, disabled: boolean | null }
              | { url: string | null, position: number | null, disabled: boolean | null }
             | null> | null }
          | { __typename: 'SimpleProduct', uid: string, sku: string | null, name: string | null, brand_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, price_range: { minimum_price: { final_price: { value: number | null }, regular_price: { value: number | null } } }, thumbnail: { url: string | null } | null, media_gallery: Array<
              | { url: string | null, position: number | null, disabled: boolean | null }
              | { url: string | null, position: number | null, disabled: boolean | null }
             | null> | null }
          | { __typename: 'VirtualProduct', uid: string, sku: string | null, name: string | null, brand_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, price_range: { minimum_price: { final_price: { value: number | null }, regular_price: { value: number | null } } }, thumbnail: { url: string | null } | null, media_gallery: Array<
              | { url: string | null, position: number | null, disabled: boolean | null }
              | { url: string | null, position: number | null, disabled: boolean | null }
             | null> | null }
         }
      | { __typename: 'VirtualCartItem', uid: string, quantity: number, max_qty: number | null, is_available: boolean, not_available_message: string | null, errors: Array<{ code: CartItemErrorType, message: string } | null> | null, prices: { price: { value: number | null, currency: CurrencyEnum | null }, row_total: { value: number | null, currency: CurrencyEnum | null }, price_including_tax: { value: number | null, currency: CurrencyEnum | null }, row_total_including_tax: { value: number | null, currency: CurrencyEnum | null } } | null, product:
          | { __typename: 'BundleProduct', uid: string, sku: string | null, name: string | null, brand_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, price_range: { minimum_price: { final_price: { value: number | null }, regular_price: { value: number | null } } }, thumbnail: { url: string | null } | null, media_gallery: Array<
              | { url: string | null, position: number | null, disabled: boolean | null }
              | { url: string | null, position: number | null, disabled: boolean | null }
             | null> | null }
          | { __typename: 'ConfigurableProduct', uid: string, sku: string | null, name: string | null, brand_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, price_range: { minimum_price: { final_price: { value: number | null }, regular_price: { value: number | null } } }, thumbnail: { url: string | null } | null, media_gallery: Array<
              | { url: string | null, position: number | null, disabled: boolean | null }
              | { url: string | null, position: number | null, disabled: boolean | null }
             | null> | null }
          | { __typename: 'DownloadableProduct', uid: string, sku: string | null, name: string | null, brand_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, price_range: { minimum_price: { final_price: { value: number | null }, regular_price: { value: number | null } } }, thumbnail: { url: string | null } | null, media_gallery: Array<
              | { url: string | null, position: number | null, disabled: boolean | null }
              | { url: string | null, position: number | null, disabled: boolean | null }
             | null> | null }
          | { __typename: 'GroupedProduct', uid: string, sku: string | null, name: string | null, brand_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, price_range: { minimum_price: { final_price: { value: number | null }, regular_price: { value: number | null } } }, thumbnail: { url: string | null } | null, media_gallery: Array<
              | { url: string | null, position: number | null, disabled: boolean | null }
              | { url: string | null, position: number | null, disabled: boolean | null }
             | null> | null }
          | { __typename: 'SimpleProduct', uid: string, sku: string | null, name: string | null, brand_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, price_range: { minimum_price: { final_price: { value: number | null }, regular_price: { value: number | null } } }, thumbnail: { url: string | null } | null, media_gallery: Array<
              | { url: string | null, position: number | null, disabled: boolean | null }
              | { url: string | null, position: number | null, disabled: boolean | null }
             | null> | null }
          | { __typename: 'VirtualProduct', uid: string, sku: string | null, name: string | null, brand_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, price_range: { minimum_price: { final_price: { value: number | null }, regular_price: { value: number | null } } }, thumbnail: { url: string | null } | null, media_gallery: Array<
              | { url: string | null, position: number | null, disabled: boolean | null }
              | { url: string | null, position: number | null, disabled: boolean | null }
             | null> | null }
         }
     | null> } | null, items?: Array<
    | { __typename: 'BundleCartItem', uid: string, quantity: number, max_qty: number | null, is_available: boolean, not_available_message: string | null, errors: Array<{ code: CartItemErrorType, message: string } | null> | null, prices: { price: { value: number | null, currency: CurrencyEnum | null }, row_total: { value: number | null, currency: CurrencyEnum | null }, price_including_tax: { value: number | null, currency: CurrencyEnum | null }, row_total_including_tax: { value: number | null, currency: CurrencyEnum | null } } | null, product:
        | { __typename: 'BundleProduct', uid: string, sku: string | null, name: string | null, brand_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, price_range: { minimum_price: { final_price: { value: number | null }, regular_price: { value: number | null } } }, thumbnail: { url: string | null } | null, media_gallery: Array<
            | { url: string | null, position: number | null, disabled: boolean | null }
            | { url: string | null, position: number | null, disabled: boolean | null }
           | null> | null }
        | { __typename: 'ConfigurableProduct', uid: string, sku: string | null, name: string | null, brand_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, price_range: { minimum_price: { final_price: { value: number | null }, regular_price: { value: number | null } } }, thumbnail: { url: string | null } | null, media_gallery: Array<
            | { url: string | null, position: number | null, disabled: boolean | null }
            | { url: string | null, position: number | null, disabled: boolean | null }
           | null> | null }
        | { __typename: 'DownloadableProduct', uid: string, sku: string | null, name: string | null, brand_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, price_range: { minimum_price: { final_price: { value: number | null }, regular_price: { value: number | null } } }, thumbnail: { url: string | null } | null, media_gallery: Array<
            | { url: string | null, position: number | null, disabled: boolean | null }
            | { url: string | null, position: number | null, disabled: boolean | null }
           | null> | null }
        | { __typename: 'GroupedProduct', uid: string, sku: string | null, name: string | null, brand_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, price_range: { minimum_price: { final_price: { value: number | null }, regular_price: { value: number | null } } }, thumbnail: { url: string | null } | null, media_gallery: Array<
            | { url: string | null, position: number | null, disabled: boolean | null }
            | { url: string | null, position: number | null, disabled: boolean | null }
           | null> | null }
        | { __typename: 'SimpleProduct', uid: string, sku: string | null, name: string | null, brand_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, price_range: { minimum_price: { final_price: { value: number | null }, regular_price: { value: number | null } } }, thumbnail: { url: string | null } | null, media_gallery: Array<
            | { url: string | null, position: number | null, disabled: boolean | null }
            | { url: string | null, position: number | null, disabled: boolean | null }
           | null> | null }
        | { __typename: 'VirtualProduct', uid: string, sku: string | null, name: string | null, brand_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, price_range: { minimum_price: { final_price: { value: number | null }, regular_price: { value: number | null } } }, thumbnail: { url: string | null } | null, media_gallery: Array<
            | { url: string | null, position: number | null, disabled: boolean | null }
            | { url: string | null, position: number | null, disabled: boolean | null }
           | null> | null }
       }
    | { __typename: 'ConfigurableCartItem', uid: string, quantity: number, max_qty: number | null, is_available: boolean, not_available_message: string | null, configured_variant:
        | { uid: string, sku: string | null, stock_status: ProductStockStatus | null, price_range: { minimum_price: { final_price: { value: number | null }, regular_price: { value: number | null } } }, thumbnail: { url: string | null } | null, media_gallery: Array<
            | { url: string | null, position: number | null, disabled: boolean | null }
            | { url: string | null, position: number | null, disabled: boolean | null }
           | null> | null }
        | { uid: string, sku: string | null, stock_status: ProductStockStatus | null, price_range: { minimum_price: { final_price: { value: number | null }, regular_price: { value: number | null } } }, thumbnail: { url: string | null } | null, media_gallery: Array<
            | { url: string | null, position: number | null, disabled: boolean | null }
            | { url: string | null, position: number | null, disabled: boolean | null }
           | null> | null }
        | { uid: string, sku: string | null, stock_status: ProductStockStatus | null, price_range: { minimum_price: { final_price: { value: number | null }, regular_price: { value: number | null } } }, thumbnail: { url: string | null } | null, media_gallery: Array<
            | { url: string | null, position: number | null, disabled: boolean | null }
            | { url: string | null, position: number | null, disabled: boolean | null }
           | null> | null }
        | { uid: string, sku: string | null, stock_status: ProductStockStatus | null, price_range: { minimum_price: { final_price: { value: number | null }, regular_price: { value: number | null } } }, thumbnail: { url: string | null } | null, media_gallery: Array<
            | { url: string | null, position: number | null, disabled: boolean | null }
            | { url: string | null, position: number | null, disabled: boolean | null }
           | null> | null }
        | { uid: string, sku: string | null, stock_status: ProductStockStatus | null, price_range: { minimum_price: { final_price: { value: number | null }, regular_price: { value: number | null } } }, thumbnail: { url: string | null } | null, media_gallery: Array<
            | { url: string | null, position: number | null, disabled: boolean | null }
            | { url: string | null, position: number | null, disabled: boolean | null }
           | null> | null }
        | { uid: string, sku: string | null, stock_status: ProductStockStatus | null, price_range: { minimum_price: { final_price: { value: number | null }, regular_price: { value: number | null } } }, thumbnail: { url: string | null } | null, media_gallery: Array<
            | { url: string | null, position: number | null, disabled: boolean | null }
            | { url: string | null, position: number | null, disabled: boolean | null }
           | null> | null }
      , configurable_options: Array<{ configurable_product_option_value_uid: string, option_label: string, value_label: string } | null>, errors: Array<{ code: CartItemErrorType, message: string } | null> | null, prices: { price: { value: number | null, currency: CurrencyEnum | null }, row_total: { value: number | null, currency: CurrencyEnum | null }, price_including_tax: { value: number | null, currency: CurrencyEnum | null }, row_total_including_tax: { value: number | null, currency: CurrencyEnum | null } } | null, product:
        | { __typename: 'BundleProduct', uid: string, sku: string | null, name: string | null, brand_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, price_range: { minimum_price: { final_price: { value: number | null }, regular_price: { value: number | null } } }, thumbnail: { url: string | null } | null, media_gallery: Array<
            | { url: string | null, position: number | null, disabled: boolean | null }
            | { url: string | null, position: number | null, disabled: boolean | null }
           | null> | null }
        | { __typename: 'ConfigurableProduct', uid: string, sku: string | null, name: string | null, brand_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, price_range: { minimum_price: { final_price: { value: number | null }, regular_price: { value: number | null } } }, thumbnail: { url: string | null } | null, media_gallery: Array<
            | { url: string | null, position: number | null, disabled: boolean | null }
            | { url: string | null, position: number | null, disabled: boolean | null }
           | null> | null }
        | { __typename: 'DownloadableProduct', uid: string, sku: string | null, name: string | null, brand_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, price_range: { minimum_price: { final_price: { value: number | null }, regular_price: { value: number | null } } }, thumbnail: { url: string | null } | null, media_gallery: Array<
            | { url: string | null, position: number | null, disabled: boolean | null }
            | { url: string | null, position: number | null, disabled: boolean | null }
           | null> | null }
        | { __typename: 'GroupedProduct', uid: string, sku: string | null, name: string | null, brand_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, price_range: { minimum_price: { final_price: { value: number | null }, regular_price: { value: number | null } } }, thumbnail: { url: string | null } | null, media_gallery: Array<
            | { url: string | null, position: number | null, disabled: boolean | null }
            | { url: string | null, position: number | null, disabled: boolean | null }
           | null> | null }
        | { __typename: 'SimpleProduct', uid: string, sku: string | null, name: string | null, brand_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, price_range: { minimum_price: { final_price: { value: number | null }, regular_price: { value: number | null } } }, thumbnail: { url: string | null } | null, media_gallery: Array<
            | { url: string | null, position: number | null, disabled: boolean | null }
            | { url: string | null, position: number | null, disabled: boolean | null }
           | null> | null }
        | { __typename: 'VirtualProduct', uid: string, sku: string | null, name: string | null, brand_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, price_range: { minimum_price: { final_price: { value: number | null }, regular_price: { value: number | null } } }, thumbnail: { url: string | null } | null, media_gallery: Array<
            | { url: string | null, position: number | null, disabled: boolean | null }
            | { url: string | null, position: number | null, disabled: boolean | null }
           | null> | null }
       }
    | { __typename: 'DownloadableCartItem', uid: string, quantity: number, max_qty: number | null, is_available: boolean, not_available_message: string | null, errors: Array<{ code: CartItemErrorType, message: string } | null> | null, prices: { price: { value: number | null, currency: CurrencyEnum | null }, row_total: { value: number | null, currency: CurrencyEnum | null }, price_including_tax: { value: number | null, currency: CurrencyEnum | null }, row_total_including_tax: { value: number | null, currency: CurrencyEnum | null } } | null, product:
        | { __typename: 'BundleProduct', uid: string, sku: string | null, name: string | null, brand_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, price_range: { minimum_price: { final_price: { value: number | null }, regular_price: { value: number | null } } }, thumbnail: { url: string | null } | null, media_gallery: Array<
            | { url: string | null, position: number | null, disabled: boolean | null }
            | { url: string | null, position: number | null, disabled: boolean | null }
           | null> | null }
        | { __typename: 'ConfigurableProduct', uid: string, sku: string | null, name: string | null, brand_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, price_range: { minimum_price: { final_price: { value: number | null }, regular_price: { value: number | null } } }, thumbnail: { url: string | null } | null, media_gallery: Array<
            | { url: string | null, position: number | null, disabled: boolean | null }
            | { url: string | null, position: number | null, disabled: boolean | null }
           | null> | null }
        | { __typename: 'DownloadableProduct', uid: string, sku: string | null, name: string | null, brand_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, price_range: { minimum_price: { final_price: { value: number | null }, regular_price: { value: number | null } } }, thumbnail: { url: string | null } | null, media_gallery: Array<
            | { url: string | null, position: number | null, disabled: boolean | null }
            | { url: string | null, position: number | null, disabled: boolean | null }
           | null> | null }
        | { __typename: 'GroupedProduct', uid: string, sku: string | null, name: string | null, brand_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, price_range: { minimum_price: { final_price: { value: number | null }, regular_price: { value: number | null } } }, thumbnail: { url: string | null } | null, media_gallery: Array<
            | { url: string | null, position: number | null, disabled: boolean | null }
            | { url: string | null, position: number | null, disabled: boolean | null }
           | null> | null }
        | { __typename: 'SimpleProduct', uid: string, sku: string | null, name: string | null, brand_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, price_range: { minimum_price: { final_price: { value: number | null }, regular_price: { value: number | null } } }, thumbnail: { url: string | null } | null, media_gallery: Array<
            | { url: string | null, position: number | null, disabled: boolean | null }
            | { url: string | null, position: number | null, disabled: boolean | null }
           | null> | null }
        | { __typename: 'VirtualProduct', uid: string, sku: string | null, name: string | null, brand_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, price_range: { minimum_price: { final_price: { value: number | null }, regular_price: { value: number | null } } }, thumbnail: { url: string | null } | null, media_gallery: Array<
            | { url: string | null, position: number | null, disabled: boolean | null }
            | { url: string | null, position: number | null, disabled: boolean | null }
           | null> | null }
       }
    | { __typename: 'SimpleCartItem', uid: string, quantity: number, max_qty: number | null, is_available: boolean, not_available_message: string | null, errors: Array<{ code: CartItemErrorType, message: string } | null> | null, prices: { price: { value: number | null, currency: CurrencyEnum | null }, row_total: { value: number | null, currency: CurrencyEnum | null }, price_including_tax: { value: number | null, currency: CurrencyEnum | null }, row_total_including_tax: { value: number | null, currency: CurrencyEnum | null } } | null, product:
        | { __typename: 'BundleProduct', uid: string, sku: string | null, name: string | null, brand_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, price_range: { minimum_price: { final_price: { value: number | null }, regular_price: { value: number | null } } }, thumbnail: { url: string | null } | null, media_gallery: Array<
            | { url: string | null, position: number | null, disabled: boolean | null }
            | { url: string | null, position: number | null, disabled: boolean | null }
           | null> | null }
        | { __typename: 'ConfigurableProduct', uid: string, sku: string | null, name: string | null, brand_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, price_range: { minimum_price: { final_price: { value: number | null }, regular_price: { value: number | null } } }, thumbnail: { url: string | null } | null, media_gallery: Array<
            | { url: string | null, position: number | null, disabled: boolean | null }
            | { url: string | null, position: number | null, disabled: boolean | null }
           | null> | null }
        | { __typename: 'DownloadableProduct', uid: string, sku: string | null, name: string | null, brand_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, price_range: { minimum_price: { final_price: { value: number | null }, regular_price: { value: number | null } } }, thumbnail: { url: string | null } | null, media_gallery: Array<
            | { url: string | null, position: number | null, disabled: boolean | null }
            | { url: string | null, position: number | null, disabled: boolean | null }
           | null> | null }
        | { __typename: 'GroupedProduct', uid: string, sku: string | null, name: string | null, brand_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, price_range: { minimum_price: { final_price: { value: number | null }, regular_price: { value: number | null } } }, thumbnail: { url: string | null } | null, media_gallery: Array<
            | { url: string | null, position: number | null, disabled: boolean | null }
            | { url: string | null, position: number | null, disabled: boolean | null }
           | null> | null }
        | { __typename: 'SimpleProduct', uid: string, sku: string | null, name: string | null, brand_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, price_range: { minimum_price: { final_price: { value: number | null }, regular_price: { value: number | null } } }, thumbnail: { url: string | null } | null, media_gallery: Array<
            | { url: string | null, position: number | null, disabled: boolean | null }
            | { url: string | null, position: number | null, disabled: boolean | null }
           | null> | null }
        | { __typename: 'VirtualProduct', uid: string, sku: string | null, name: string | null, brand_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, price_range: { minimum_price: { final_price: { value: number | null }, regular_price: { value: number | null } } }, thumbnail: { url: string | null } | null, media_gallery: Array<
            | { url: string | null, position: number | null, disabled: boolean | null }
            | { url: string | null, position: number | null, disabled: boolean | null }
           | null> | null }
       }
    | { __typename: 'VirtualCartItem', uid: string, quantity: number, max_qty: number | null, is_available: boolean, not_available_message: string | null, errors: Array<{ code: CartItemErrorType, message: string } | null> | null, prices: { price: { value: number | null, currency: CurrencyEnum | null }, row_total: { value: number | null, currency: CurrencyEnum | null }, price_including_tax: { value: number | null, currency: CurrencyEnum | null }, row_total_including_tax: { value: number | null, currency: CurrencyEnum | null } } | null, product:
        | { __typename: 'BundleProduct', uid: string, sku: string | null, name: string | null, brand_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, price_range: { minimum_price: { final_price: { value: number | null }, regular_price: { value: number | null } } }, thumbnail: { url: string | null } | null, media_gallery: Array<
            | { url: string | null, position: number | null, disabled: boolean | null }
            | { url: string | null, position: number | null, disabled: boolean | null }
           | null> | null }
        | { __typename: 'ConfigurableProduct', uid: string, sku: string | null, name: string | null, brand_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, price_range: { minimum_price: { final_price: { value: number | null }, regular_price: { value: number | null } } }, thumbnail: { url: string | null } | null, media_gallery: Array<
            | { url: string | null, position: number | null, disabled: boolean | null }
            | { url: string | null, position: number | null, disabled: boolean | null }
           | null> | null }
        | { __typename: 'DownloadableProduct', uid: string, sku: string | null, name: string | null, brand_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, price_range: { minimum_price: { final_price: { value: number | null }, regular_price: { value: number | null } } }, thumbnail: { url: string | null } | null, media_gallery: Array<
            | { url: string | null, position: number | null, disabled: boolean | null }
            | { url: string | null, position: number | null, disabled: boolean | null }
           | null> | null }
        | { __typename: 'GroupedProduct', uid: string, sku: string | null, name: string | null, brand_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, price_range: { minimum_price: { final_price: { value: number | null }, regular_price: { value: number | null } } }, thumbnail: { url: string | null } | null, media_gallery: Array<
            | { url: string | null, position: number | null, disabled: boolean | null }
            | { url: string | null, position: number | null, disabled: boolean | null }
           | null> | null }
        | { __typename: 'SimpleProduct', uid: string, sku: string | null, name: string | null, brand_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, price_range: { minimum_price: { final_price: { value: number | null }, regular_price: { value: number | null } } }, thumbnail: { url: string | null } | null, media_gallery: Array<
            | { url: string | null, position: number | null, disabled: boolean | null }
            | { url: string | null, position: number | null, disabled: boolean | null }
           | null> | null }
        | { __typename: 'VirtualProduct', uid: string, sku: string | null, name: string | null, brand_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, price_range: { minimum_price: { final_price: { value: number | null }, regular_price: { value: number | null } } }, thumbnail: { url: string | null } | null, media_gallery: Array<
            | { url: string | null, position: number | null, disabled: boolean | null }
            | { url: string | null, position: number | null, disabled: boolean | null }
           | null> | null }
       }
   | null> | null, applied_coupons: Array<{ code: string } | null> | null, prices: { grand_total: { value: number | null, currency: CurrencyEnum | null } | null, subtotal_excluding_tax: { value: number | null, currency: CurrencyEnum | null } | null, subtotal_including_tax: { value: number | null, currency: CurrencyEnum | null } | null, discounts: Array<{ label: string, amount: { value: number | null, currency: CurrencyEnum | null }, coupon: { code: string } | null } | null> | null, applied_taxes: Array<{ label: string, amount: { value: number | null, currency: CurrencyEnum | null } } | null> | null } | null, shipping_addresses: Array<{ street: Array<string | null>, selected_shipping_method: { carrier_code: string, method_code: string, amount: { value: number | null, currency: CurrencyEnum | null }, price_incl_tax: { value: number | null, currency: CurrencyEnum | null } } | null } | null> };

export type CheckUserIsAuthedQueryVariables = Exact<{
  cartId: string;
}>;


export type CheckUserIsAuthedQuery = { cart: { id: string } | null };

export type CartDetailsQueryVariables = Exact<{
  cartId: string;
  terminal?: string | null | undefined;
}>;


export type CartDetailsQuery = { cart: { id: string, total_quantity: number, items: Array<
      | { __typename: 'BundleCartItem', uid: string, quantity: number, max_qty: number | null, is_available: boolean, not_available_message: string | null, errors: Array<{ code: CartItemErrorType, message: string } | null> | null, prices: { price: { value: number | null, currency: CurrencyEnum | null }, row_total: { value: number | null, currency: CurrencyEnum | null }, price_including_tax: { value: number | null, currency: CurrencyEnum | null }, row_total_including_tax: { value: number | null, currency: CurrencyEnum | null } } | null, product:
          | { __typename: 'BundleProduct', uid: string, sku: string | null, name: string | null, brand_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, price_range: { minimum_price: { final_price: { value: number | null }, regular_price: { value: number | null } } }, thumbnail: { url: string | null } | null, media_gallery: Array<
              | { url: string | null, position: number | null, disabled: boolean | null }
              | { url: string | null, position: number | null, disabled: boolean | null }
             | null> | null }
          | { __typename: 'ConfigurableProduct', uid: string, sku: string | null, name: string | null, brand_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, price_range: { minimum_price: { final_price: { value: number | null }, regular_price: { value: number | null } } }, thumbnail: { url: string | null } | null, media_gallery: Array<
              | { url: string | null, position: number | null, disabled: boolean | null }
              | { url: string | null, position: number | null, disabled: boolean | null }
             | null> | null }
          | { __typename: 'DownloadableProduct', uid: string, sku: string | null, name: string | null, brand_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, price_range: { minimum_price: { final_price: { value: number | null }, regular_price: { value: number | null } } }, thumbnail: { url: string | null } | null, media_gallery: Array<
              | { url: string | null, position: number | null, disabled: boolean | null }
              | { url: string | null, position: number | null, disabled: boolean | null }
             | null> | null }
          | { __typename: 'GroupedProduct', uid: string, sku: string | null, name: string | null, brand_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, price_range: { minimum_price: { final_price: { value: number | null }, regular_price: { value: number | null } } }, thumbnail: { url: string | null } | null, media_gallery: Array<
              | { url: string | null, position: number | null, disabled: boolean | null }
              | { url: string | null, position: number | null, disabled: boolean | null }
             | null> | null }
          | { __typename: 'SimpleProduct', uid: string, sku: string | null, name: string | null, brand_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, price_range: { minimum_price: { final_price: { value: number | null }, regular_price: { value: number | null } } }, thumbnail: { url: string | null } | null, media_gallery: Array<
              | { url: string | null, position: number | null, disabled: boolean | null }
              | { url: string | null, position: number | null, disabled: boolean | null }
             | null> | null }
          | { __typename: 'VirtualProduct', uid: string, sku: string | null, name: string | null, brand_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, price_range: { minimum_price: { final_price: { value: number | null }, regular_price: { value: number | null } } }, thumbnail: { url: string | null } | null, media_gallery: Array<
              | { url: string | null, position: number | null, disabled: boolean | null }
              | { url: string | null, position: number | null, disabled: boolean | null }
             | null> | null }
         }
      | { __typename: 'ConfigurableCartItem', uid: string, quantity: number, max_qty: number | null, is_available: boolean, not_available_message: string | null, configured_variant:
          | { uid: string, sku: string | null, stock_status: ProductStockStatus | null, price_range: { minimum_price: { final_price: { value: number | null }, regular_price: { value: number | null } } }, thumbnail: { url: string | null } | null, media_gallery: Array<
              | { url: string | null, position: number | null, disabled: boolean | null }
              | { url: string | null, position: number | null, disabled: boolean | null }
             | null> | null }
          | { uid: string, sku: string | null, stock_status: ProductStockStatus | null, price_range: { minimum_price: { final_price: { value: number | null }, regular_price: { value: number | null } } }, thumbnail: { url: string | null } | null, media_gallery: Array<
              | { url: string | null, position: number | null, disabled: boolean | null }
              | { url: string | null, position: number | null, disabled: boolean | null }
             | null> | null }
          | { uid: string, sku: string | null, stock_status: ProductStockStatus | null, price_range: { minimum_price: { final_price: { value: number | null }, regular_price: { value: number | null } } }, thumbnail: { url: string | null } | null, media_gallery: Array<
              | { url: string | null, position: number | null, disabled: boolean | null }
              | { url: string | null, position: number | null, disabled: boolean | null }
             | null> | null }
          | { uid: string, sku: string | null, stock_status: ProductStockStatus | null, price_range: { minimum_price: { final_price: { value: number | null }, regular_price: { value: number | null } } }, thumbnail: { url: string | null } | null, media_gallery: Array<
              | { url: string | null, position: number | null, disabled: boolean | null }
              | { url: string | null, position: number | null, disabled: boolean | null }
             | null> | null }
          | { uid: string, sku: string | null, stock_status: ProductStockStatus | null, price_range: { minimum_price: { final_price: { value: number | null }, regular_price: { value: number | null } } }, thumbnail: { url: string | null } | null, media_gallery: Array<
              | { url: string | null, position: number | null, disabled: boolean | null }
              | { url: string | null, position: number | null, disabled: boolean | null }
             | null> | null }
          | { uid: string, sku: string | null, stock_status: ProductStockStatus | null, price_range: { minimum_price: { final_price: { value: number | null }, regular_price: { value: number | null } } }, thumbnail: { url: string | null } | null, media_gallery: Array<
              | { url: string | null, position: number | null, disabled: boolean | null }
              | { url: string | null, position: number | null, disabled: boolean | null }
             | null> | null }
        , configurable_options: Array<{ configurable_product_option_value_uid: string, option_label: string, value_label: string } | null>, errors: Array<{ code: CartItemErrorType, message: string } | null> | null, prices: { price: { value: number | null, currency: CurrencyEnum | null }, row_total: { value: number | null, currency: CurrencyEnum | null }, price_including_tax: { value: number | null, currency: CurrencyEnum | null }, row_total_including_tax: { value: number | null, currency: CurrencyEnum | null } } | null, product:
          | { __typename: 'BundleProduct', uid: string, sku: string | null, name: string | null, brand_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, price_range: { minimum_price: { final_price: { value: number | null }, regular_price: { value: number | null } } }, thumbnail: { url: string | null } | null, media_gallery: Array<
              | { url: string | null, position: number | null, disabled: boolean | null }
              | { url: string | null, position: number | null, disabled: boolean | null }
             | null> | null }
          | { __typename: 'ConfigurableProduct', uid: string, sku: string | null, name: string | null, brand_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, price_range: { minimum_price: { final_price: { value: number | null }, regular_price: { value: number | null } } }, thumbnail: { url: string | null } | null, media_gallery: Array<
              | { url: string | null, position: number | null, disabled: boolean | null }
              | { url: string | null, position: number | null, disabled: boolean | null }
             | null> | null }
          | { __typename: 'DownloadableProduct', uid: string, sku: string | null, name: string | null, brand_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, price_range: { minimum_price: { final_price: { value: number | null }, regular_price: { value: number | null } } }, thumbnail: { url: string | null } | null, media_gallery: Array<
              | { url: string | null, position: number | null, disabled: boolean | null }
              | { url: string | null, position: number | null, disabled: boolean | null }
             | null> | null }
          | { __typename: 'GroupedProduct', uid: string, sku: string | null, name: string | null, brand_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, price_range: { minimum_price: { final_price: { value: number | null }, regular_price: { value: number | null } } }, thumbnail: { url: string | null } | null, media_gallery: Array<
              | { url: string | null, position: number | null, disabled: boolean | null }
              | { url: string | null, position: number | null, disabled: boolean | null }
             | null> | null }
          | { __typename: 'SimpleProduct', uid: string, sku: string | null, name: string | null, brand_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, price_range: { minimum_price: { final_price: { value: number | null }, regular_price: { value: number | null } } }, thumbnail: { url: string | null } | null, media_gallery: Array<
              | { url: string | null, position: number | null, disabled: boolean | null }
              | { url: string | null, position: number | null, disabled: boolean | null }
             | null> | null }
          | { __typename: 'VirtualProduct', uid: string, sku: string | null, name: string | null, brand_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, price_range: { minimum_price: { final_price: { value: number | null }, regular_price: { value: number | null } } }, thumbnail: { url: string | null } | null, media_gallery: Array<
              | { url: string | null, position: number | null, disabled: boolean | null }
              | { url: string | null, position: number | null, disabled: boolean | null }
             | null> | null }
         }
      | { __typename: 'DownloadableCartItem', uid: string, quantity: number, max_qty: number | null, is_available: boolean, not_available_message: string | null, errors: Array<{ code: CartItemErrorType, message: string } | null> | null, prices: { price: { value: number | null, currency: CurrencyEnum | null }, row_total: { value: number | null, currency: CurrencyEnum | null }, price_including_tax: { value: number | null, currency: CurrencyEnum | null }, row_total_including_tax: { value: number | null, currency: CurrencyEnum | null } } | null, product:
          | { __typename: 'BundleProduct', uid: string, sku: string | null, name: string | null, brand_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, price_range: { minimum_price: { final_price: { value: number | null }, regular_price: { value: number | null } } }, thumbnail: { url: string | null } | null, media_gallery: Array<
              | { url: string | null, position: number | null, disabled: boolean | null }
              | { url: string | null, position: number | null, disabled: boolean | null }
             | null> | null }
          | { __typename: 'ConfigurableProduct', uid: string, sku: string | null, name: string | null, brand_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, price_range: { minimum_price: { final_price: { value: number | null }, regular_price: { value: number | null } } }, thumbnail: { url: string | null } | null, media_gallery: Array<
              | { url: string | null, position: number | null, disabled: boolean | null }
              | { url: string | null, position: number | null, disabled: boolean | null }
             | null> | null }
          | { __typename: 'DownloadableProduct', uid: string, sku: string | null, name: string | null, brand_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, price_range: { minimum_price: { final_price: { value: number | null }, regular_price: { value: number | null } } }, thumbnail: { url: string | null } | null, media_gallery: Array<
              | { url: string | null, position: number | null, disabled: boolean | null }
              | { url: string | null, position: number | null, disabled: boolean | null }
             | null> | null }
          | { __typename: 'GroupedProduct', uid: string, sku: string | null, name: string | null, brand_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, price_range: { minimum_price: { final_price: { value: number | null }, regular_price: { value: number | null } } }, thumbnail: { url: string | null } | null, media_gallery: Array<
              | { url: string | null, position: number | null, disabled: boolean | null }
              | { url: string | null, position: number | null, disabled: boolean | null }
             | null> | null }
          | { __typename: 'SimpleProduct', uid: string, sku: string | null, name: string | null, brand_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, price_range: { minimum_price: { final_price: { value: number | null }, regular_price: { value: number | null } } }, thumbnail: { url: string | null } | null, media_gallery: Array<
              | { url: string | null, position: number | null, disabled: boolean | null }
              | { url: string | null, position: number | null, disabled: boolean | null }
             | null> | null }
          | { __typename: 'VirtualProduct', uid: string, sku: string | null, name: string | null, brand_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, price_range: { minimum_price: { final_price: { value: number | null }, regular_price: { value: number | null } } }, thumbnail: { url: string | null } | null, media_gallery: Array<
              | { url: string | null, position: number | null, disabled: boolean | null }
              | { url: string | null, position: number | null, disabled: boolean | null }
             | null> | null }
         }
      | { __typename: 'SimpleCartItem', uid: string, quantity: number, max_qty: number | null, is_available: boolean, not_available_message: string | null, errors: Array<{ code: CartItemErrorType, message: string } | null> | null, prices: { price: { value: number | null, currency: CurrencyEnum | null }, row_total: { value: number | null, currency: CurrencyEnum | null }, price_including_tax: { value: number | null, currency: CurrencyEnum | null }, row_total_including_tax: { value: number | null, currency: CurrencyEnum | null } } | null, product:
          | { __typename: 'BundleProduct', uid: string, sku: string | null, name: string | null, brand_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, price_range: { minimum_price: { final_price: { value: number | null }, regular_price: { value: number | null } } }, thumbnail: { url: string | null } | null, media_gallery: Array<
              | { url: string | null, position: number | null, disabled: boolean | null }
              | { url: string | null, position: number | null, disabled: boolean | null }
             | null> | null }
          | { __typename: 'ConfigurableProduct', uid: string, sku: string | null, name: string | null, brand_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, price_range: { minimum_price: { final_price: { value: number | null }, regular_price: { value: number | null } } }, thumbnail: { url: string | null } | null, media_gallery: Array<
              | { url: string | null, position: number | null, disabled: boolean | null }
              | { url: string | null, position: number | null, disabled: boolean | null }
             | null> | null }
          | { __typename: 'DownloadableProduct', uid: string, sku: string | null, name: string | null, brand_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, price_range: { minimum_price: { final_price: { value: number | null }, regular_price: { value: number | null } } }, thumbnail: { url: string | null } | null, media_gallery: Array<
              | { url: string | null, position: number | null, disabled: boolean | null }
              | { url: string | null, position: number | null, disabled: boolean | null }
             | null> | null }
          | { __typename: 'GroupedProduct', uid: string, sku: string | null, name: string | null, brand_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, price_range: { minimum_price: { final_price: { value: number | null }, regular_price: { value: number | null } } }, thumbnail: { url: string | null } | null, media_gallery: Array<
              | { url: string | null, position: number | null, disabled: boolean | null }
              | { url: string | null, position: number | null, disabled: boolean | null }
             | null> | null }
          | { __typename: 'SimpleProduct', uid: string, sku: string | null, name: string | null, brand_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, price_range: { minimum_price: { final_price: { value: number | null }, regular_price: { value: number | null } } }, thumbnail: { url: string | null } | null, media_gallery: Array<
              | { url: string | null, position: number | null, disabled: boolean | null }
              | { url: string | null, position: number | null, disabled: boolean | null }
             | null> | null }
          | { __typename: 'VirtualProduct', uid: string, sku: string | null, name: string | null, brand_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, price_range: { minimum_price: { final_price: { value: number | null }, regular_price: { value: number | null } } }, thumbnail: { url: string | null } | null, media_gallery: Array<
              | { url: string | null, position: number | null, disabled: boolean | null }
              | { url: string | null, position: number | null, disabled: boolean | null }
             | null> | null }
         }
      | { __typename: 'VirtualCartItem', uid: string, quantity: number, max_qty: number | null, is_available: boolean, not_available_message: string | null, errors: Array<{ code: CartItemErrorType, message: string } | null> | null, prices: { price: { value: number | null, currency: CurrencyEnum | null }, row_total: { value: number | null, currency: CurrencyEnum | null }, price_including_tax: { value: number | null, currency: CurrencyEnum | null }, row_total_including_tax: { value: number | null, currency: CurrencyEnum | null } } | null, product:
          | { __typename: 'BundleProduct', uid: string, sku: string | null, name: string | null, brand_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, price_range: { minimum_price: { final_price: { value: number | null }, regular_price: { value: number | null } } }, thumbnail: { url: string | null } | null, media_gallery: Array<
              | { url: string | null, position: number | null, disabled: boolean | null }
              | { url: string | null, position: number | null, disabled: boolean | null }
             | null> | null }
          | { __typename: 'ConfigurableProduct', uid: string, sku: string | null, name: string | null, brand_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, price_range: { minimum_price: { final_price: { value: number | null }, regular_price: { value: number | null } } }, thumbnail: { url: string | null } | null, media_gallery: Array<
              | { url: string | null, position: number | null, disabled: boolean | null }
              | { url: string | null, position: number | null, disabled: boolean | null }
             | null> | null }
          | { __typename: 'DownloadableProduct', uid: string, sku: string | null, name: string | null, brand_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, price_range: { minimum_price: { final_price: { value: number | null }, regular_price: { value: number | null } } }, thumbnail: { url: string | null } | null, media_gallery: Array<
              | { url: string | null, position: number | null, disabled: boolean | null }
              | { url: string | null, position: number | null, disabled: boolean | null }
             | null> | null }
          | { __typename: 'GroupedProduct', uid: string, sku: string | null, name: string | null, brand_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, price_range: { minimum_price: { final_price: { value: number | null }, regular_price: { value: number | null } } }, thumbnail: { url: string | null } | null, media_gallery: Array<
              | { url: string | null, position: number | null, disabled: boolean | null }
              | { url: string | null, position: number | null, disabled: boolean | null }
             | null> | null }
          | { __typename: 'SimpleProduct', uid: string, sku: string | null, name: string | null, brand_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, price_range: { minimum_price: { final_price: { value: number | null }, regular_price: { value: number | null } } }, thumbnail: { url: string | null } | null, media_gallery: Array<
              | { url: string | null, position: number | null, disabled: boolean | null }
              | { url: string | null, position: number | null, disabled: boolean | null }
             | null> | null }
          | { __typename: 'VirtualProduct', uid: string, sku: string | null, name: string | null, brand_name: string | null, url_key: string | null, url_suffix: string | null, stock_status: ProductStockStatus | null, price_range: { minimum_price: { final_price: { value: number | null }, regular_price: { value: number | null } } }, thumbnail: { url: string | null } | null, media_gallery: Array<
              | { url: string | null, position: number | null, disabled: boolean | null }
              | { url: string | null, position: number | null, disabled: boolean | null }
             | null> | null }
         }
     | null> | null, applied_coupons: Array<{ code: string } | null> | null, prices: { grand_total: { value: number | null, currency: CurrencyEnum | null } | null, subtotal_excluding_tax: { value: number | null, currency: CurrencyEnum | null } | null, subtotal_including_tax: { value: number | null, currency: CurrencyEnum | null } | null, discounts: Array<{ label: string, amount: { value: number | null, currency: CurrencyEnum | null }, coupon: { code: string } | null } | null> | null, applied_taxes: Array<{ label: string, amount: { value: number | null, currency: CurrencyEnum | null } } | null> | null } | null, shipping_addresses: Array<{ street: Array<string | null>, selected_shipping_method: { carrier_code: string, method_code: string, amount: { value: number | null, currency: CurrencyEnum | null }, price_incl_tax: { value: number | null, currency: CurrencyEnum | null } } | null } | null> } | null, storeConfig: { store_code: string | null, shopping_cart_display_price: number | null, shopping_cart_display_subtotal: number | null } | null };

export const CheckUserIsAuthedDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CheckUserIsAuthed"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"cartId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cart"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"cart_id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"cartId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<CheckUserIsAuthedQuery, CheckUserIsAuthedQueryVariables>;
export const CartDetailsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CartDetails"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"cartId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"terminal"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cart"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"cart_id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"cartId"}}},{"kind":"Argument","name":{"kind":"Name","value":"terminal"},"value":{"kind":"Variable","name":{"kind":"Name","value":"terminal"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CartSums"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CartLineFields"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"storeConfig"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"store_code"}},{"kind":"Field","name":{"kind":"Name","value":"shopping_cart_display_price"}},{"kind":"Field","name":{"kind":"Name","value":"shopping_cart_display_subtotal"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CartSums"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Cart"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"total_quantity"}},{"kind":"Field","name":{"kind":"Name","value":"applied_coupons"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","name":{"kind":"Name","value":"prices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"grand_total"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"Field","name":{"kind":"Name","value":"subtotal_excluding_tax"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"Field","name":{"kind":"Name","value":"subtotal_including_tax"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"Field","name":{"kind":"Name","value":"discounts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"amount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"Field","name":{"kind":"Name","value":"coupon"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"applied_taxes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"amount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"shipping_addresses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"street"}},{"kind":"Field","name":{"kind":"Name","value":"selected_shipping_method"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"carrier_code"}},{"kind":"Field","name":{"kind":"Name","value":"method_code"}},{"kind":"Field","name":{"kind":"Name","value":"amount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"Field","name":{"kind":"Name","value":"price_incl_tax"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CartLineFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CartItemInterface"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"uid"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"max_qty"}},{"kind":"Field","name":{"kind":"Name","value":"is_available"}},{"kind":"Field","name":{"kind":"Name","value":"not_available_message"}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"Field","name":{"kind":"Name","value":"prices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"Field","name":{"kind":"Name","value":"row_total"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"Field","name":{"kind":"Name","value":"price_including_tax"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"Field","name":{"kind":"Name","value":"row_total_including_tax"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"product"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"uid"}},{"kind":"Field","name":{"kind":"Name","value":"sku"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"brand_name"}},{"kind":"Field","name":{"kind":"Name","value":"url_key"}},{"kind":"Field","name":{"kind":"Name","value":"url_suffix"}},{"kind":"Field","name":{"kind":"Name","value":"stock_status"}},{"kind":"Field","name":{"kind":"Name","value":"price_range"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"minimum_price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"final_price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}}]}},{"kind":"Field","name":{"kind":"Name","value":"regular_price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"thumbnail"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}}]}},{"kind":"Field","name":{"kind":"Name","value":"media_gallery"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"disabled"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ConfigurableCartItem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"configured_variant"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"uid"}},{"kind":"Field","name":{"kind":"Name","value":"sku"}},{"kind":"Field","name":{"kind":"Name","value":"stock_status"}},{"kind":"Field","name":{"kind":"Name","value":"price_range"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"minimum_price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"final_price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}}]}},{"kind":"Field","name":{"kind":"Name","value":"regular_price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"thumbnail"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}}]}},{"kind":"Field","name":{"kind":"Name","value":"media_gallery"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"disabled"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"configurable_options"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"configurable_product_option_value_uid"}},{"kind":"Field","name":{"kind":"Name","value":"option_label"}},{"kind":"Field","name":{"kind":"Name","value":"value_label"}}]}}]}}]}}]} as unknown as DocumentNode<CartDetailsQuery, CartDetailsQueryVariables>;