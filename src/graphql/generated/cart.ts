/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { CurrencyCode as CurrencyEnum } from '../codes';
import type { DocumentText } from '../document-text';
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

export const CheckUserIsAuthedDocument = "query CheckUserIsAuthed($cartId:String!){cart(cart_id:$cartId){id __typename}}" as DocumentText<CheckUserIsAuthedQuery, CheckUserIsAuthedQueryVariables>;
export const CartDetailsDocument = "query CartDetails($cartId:String!$terminal:String){cart(cart_id:$cartId terminal:$terminal){...CartSums items{...CartLineFields __typename}__typename}storeConfig{store_code shopping_cart_display_price shopping_cart_display_subtotal __typename}}fragment CartSums on Cart{id total_quantity applied_coupons{code __typename}prices{grand_total{value currency __typename}subtotal_excluding_tax{value currency __typename}subtotal_including_tax{value currency __typename}discounts{label amount{value currency __typename}coupon{code __typename}__typename}applied_taxes{label amount{value currency __typename}__typename}__typename}shipping_addresses{street selected_shipping_method{carrier_code method_code amount{value currency __typename}price_incl_tax{value currency __typename}__typename}__typename}__typename}fragment CartLineFields on CartItemInterface{__typename uid quantity max_qty is_available not_available_message errors{code message __typename}prices{price{value currency __typename}row_total{value currency __typename}price_including_tax{value currency __typename}row_total_including_tax{value currency __typename}__typename}product{__typename uid sku name brand_name url_key url_suffix stock_status price_range{minimum_price{final_price{value __typename}regular_price{value __typename}__typename}__typename}thumbnail{url __typename}media_gallery{url position disabled __typename}}...on ConfigurableCartItem{configured_variant{uid sku stock_status price_range{minimum_price{final_price{value __typename}regular_price{value __typename}__typename}__typename}thumbnail{url __typename}media_gallery{url position disabled __typename}__typename}configurable_options{configurable_product_option_value_uid option_label value_label __typename}__typename}}" as DocumentText<CartDetailsQuery, CartDetailsQueryVariables>;