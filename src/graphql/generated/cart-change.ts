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

export type CartItemInput = {
  entered_options?: Array<EnteredOptionInput | null | undefined> | null | undefined;
  parent_sku?: string | null | undefined;
  quantity: number;
  selected_options?: Array<string | number | null | undefined> | null | undefined;
  sku: string;
};

export type CartItemUpdateInput = {
  cart_item_id?: number | null | undefined;
  cart_item_uid?: string | number | null | undefined;
  customizable_options?: Array<CustomizableOptionInput | null | undefined> | null | undefined;
  gift_message?: GiftMessageInput | null | undefined;
  quantity?: number | null | undefined;
};

export type CartUserInputErrorType =
  | 'COULD_NOT_FIND_CART_ITEM'
  | 'INSUFFICIENT_STOCK'
  | 'INVALID_PARAMETER_VALUE'
  | 'NOT_SALABLE'
  | 'PRODUCT_NOT_FOUND'
  | 'REQUIRED_PARAMETER_MISSING'
  | 'UNDEFINED';

export type CustomizableOptionInput = {
  id?: number | null | undefined;
  uid?: string | number | null | undefined;
  value_string: string;
};

export type EnteredOptionInput = {
  uid: string | number;
  value: string;
};

export type GiftMessageInput = {
  from: string;
  message: string;
  to: string;
};

export type ProductStockStatus =
  | 'IN_STOCK'
  | 'OUT_OF_STOCK';

export type SortEnum =
  | 'ASC'
  | 'DESC';

export type CreateCartMutationVariables = Exact<{ [key: string]: never; }>;


export type CreateCartMutation = { cartId: string | null };

export type AddProductsToCartMutationVariables = Exact<{
  cartId: string;
  cartItems: Array<CartItemInput> | CartItemInput;
  page: number;
  order: SortEnum;
  isWhole: boolean;
}>;


export type AddProductsToCartMutation = { addProductsToCart: { cart: { id: string, total_quantity: number, itemsV2: { total_count: number, items: Array<
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
       | null> | null, applied_coupons: Array<{ code: string } | null> | null, prices: { grand_total: { value: number | null, currency: CurrencyEnum | null } | null, subtotal_excluding_tax: { value: number | null, currency: CurrencyEnum | null } | null, subtotal_including_tax: { value: number | null, currency: CurrencyEnum | null } | null, discounts: Array<{ label: string, amount: { value: number | null, currency: CurrencyEnum | null }, coupon: { code: string } | null } | null> | null, applied_taxes: Array<{ label: string, amount: { value: number | null, currency: CurrencyEnum | null } } | null> | null } | null, shipping_addresses: Array<{ street: Array<string | null>, selected_shipping_method: { carrier_code: string, method_code: string, amount: { value: number | null, currency: CurrencyEnum | null }, price_incl_tax: { value: number | null, currency: CurrencyEnum | null } } | null } | null> }, user_errors: Array<
      | { code: CartUserInputErrorType, message: string }
      | { code: CartUserInputErrorType, message: string }
     | null> } | null };

export type AddConfigurableProductToCartMutationVariables = Exact<{
  cartId: string;
  quantity: number;
  sku: string;
  parentSku: string;
  page: number;
  order: SortEnum;
  isWhole: boolean;
}>;


export type AddConfigurableProductToCartMutation = { addConfigurableProductsToCart: { cart: { id: string, total_quantity: number, itemsV2: { total_count: number, items: Array<
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
       | null> | null, applied_coupons: Array<{ code: string } | null> | null, prices: { grand_total: { value: number | null, currency: CurrencyEnum | null } | null, subtotal_excluding_tax: { value: number | null, currency: CurrencyEnum | null } | null, subtotal_including_tax: { value: number | null, currency: CurrencyEnum | null } | null, discounts: Array<{ label: string, amount: { value: number | null, currency: CurrencyEnum | null }, coupon: { code: string } | null } | null> | null, applied_taxes: Array<{ label: string, amount: { value: number | null, currency: CurrencyEnum | null } } | null> | null } | null, shipping_addresses: Array<{ street: Array<string | null>, selected_shipping_method: { carrier_code: string, method_code: string, amount: { value: number | null, currency: CurrencyEnum | null }, price_incl_tax: { value: number | null, currency: CurrencyEnum | null } } | null } | null> } } | null };

export type UpdateCartItemMutationVariables = Exact<{
  cartId: string;
  itemId: string | number;
  quantity: number;
  page: number;
  order: SortEnum;
  isWhole: boolean;
}>;


export type UpdateCartItemMutation = { updateCartItems: { cart: { id: string, total_quantity: number, itemsV2: { total_count: number, items: Array<
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
       | null> | null, applied_coupons: Array<{ code: string } | null> | null, prices: { grand_total: { value: number | null, currency: CurrencyEnum | null } | null, subtotal_excluding_tax: { value: number | null, currency: CurrencyEnum | null } | null, subtotal_including_tax: { value: number | null, currency: CurrencyEnum | null } | null, discounts: Array<{ label: string, amount: { value: number | null, currency: CurrencyEnum | null }, coupon: { code: string } | null } | null> | null, applied_taxes: Array<{ label: string, amount: { value: number | null, currency: CurrencyEnum | null } } | null> | null } | null, shipping_addresses: Array<{ street: Array<string | null>, selected_shipping_method: { carrier_code: string, method_code: string, amount: { value: number | null, currency: CurrencyEnum | null }, price_incl_tax: { value: number | null, currency: CurrencyEnum | null } } | null } | null> }, errors: Array<{ code: CartUserInputErrorType, message: string } | null> } | null };

export type UpdateCartItemsMutationVariables = Exact<{
  cartId: string;
  items: Array<CartItemUpdateInput | null | undefined> | CartItemUpdateInput;
}>;


export type UpdateCartItemsMutation = { updateCartItems: { cart: { id: string, total_quantity: number, itemsV2: { total_count: number } | null, applied_coupons: Array<{ code: string } | null> | null, prices: { grand_total: { value: number | null, currency: CurrencyEnum | null } | null, subtotal_excluding_tax: { value: number | null, currency: CurrencyEnum | null } | null, subtotal_including_tax: { value: number | null, currency: CurrencyEnum | null } | null, discounts: Array<{ label: string, amount: { value: number | null, currency: CurrencyEnum | null }, coupon: { code: string } | null } | null> | null, applied_taxes: Array<{ label: string, amount: { value: number | null, currency: CurrencyEnum | null } } | null> | null } | null, shipping_addresses: Array<{ street: Array<string | null>, selected_shipping_method: { carrier_code: string, method_code: string, amount: { value: number | null, currency: CurrencyEnum | null }, price_incl_tax: { value: number | null, currency: CurrencyEnum | null } } | null } | null> } } | null };

export type RemoveItemFromCartMutationVariables = Exact<{
  cartId: string;
  itemId: string | number;
}>;


export type RemoveItemFromCartMutation = { removeItemFromCart: { cart: { id: string, total_quantity: number, itemsV2: { total_count: number } | null, applied_coupons: Array<{ code: string } | null> | null, prices: { grand_total: { value: number | null, currency: CurrencyEnum | null } | null, subtotal_excluding_tax: { value: number | null, currency: CurrencyEnum | null } | null, subtotal_including_tax: { value: number | null, currency: CurrencyEnum | null } | null, discounts: Array<{ label: string, amount: { value: number | null, currency: CurrencyEnum | null }, coupon: { code: string } | null } | null> | null, applied_taxes: Array<{ label: string, amount: { value: number | null, currency: CurrencyEnum | null } } | null> | null } | null, shipping_addresses: Array<{ street: Array<string | null>, selected_shipping_method: { carrier_code: string, method_code: string, amount: { value: number | null, currency: CurrencyEnum | null }, price_incl_tax: { value: number | null, currency: CurrencyEnum | null } } | null } | null> } } | null };

export type ApplyCouponMutationVariables = Exact<{
  cartId: string;
  couponCode: string;
}>;


export type ApplyCouponMutation = { applyCouponToCart: { cart: { id: string, total_quantity: number, itemsV2: { total_count: number } | null, applied_coupons: Array<{ code: string } | null> | null, prices: { grand_total: { value: number | null, currency: CurrencyEnum | null } | null, subtotal_excluding_tax: { value: number | null, currency: CurrencyEnum | null } | null, subtotal_including_tax: { value: number | null, currency: CurrencyEnum | null } | null, discounts: Array<{ label: string, amount: { value: number | null, currency: CurrencyEnum | null }, coupon: { code: string } | null } | null> | null, applied_taxes: Array<{ label: string, amount: { value: number | null, currency: CurrencyEnum | null } } | null> | null } | null, shipping_addresses: Array<{ street: Array<string | null>, selected_shipping_method: { carrier_code: string, method_code: string, amount: { value: number | null, currency: CurrencyEnum | null }, price_incl_tax: { value: number | null, currency: CurrencyEnum | null } } | null } | null> } } | null };

export type RemoveCouponMutationVariables = Exact<{
  cartId: string;
}>;


export type RemoveCouponMutation = { removeCouponFromCart: { cart: { id: string, total_quantity: number, itemsV2: { total_count: number } | null, applied_coupons: Array<{ code: string } | null> | null, prices: { grand_total: { value: number | null, currency: CurrencyEnum | null } | null, subtotal_excluding_tax: { value: number | null, currency: CurrencyEnum | null } | null, subtotal_including_tax: { value: number | null, currency: CurrencyEnum | null } | null, discounts: Array<{ label: string, amount: { value: number | null, currency: CurrencyEnum | null }, coupon: { code: string } | null } | null> | null, applied_taxes: Array<{ label: string, amount: { value: number | null, currency: CurrencyEnum | null } } | null> | null } | null, shipping_addresses: Array<{ street: Array<string | null>, selected_shipping_method: { carrier_code: string, method_code: string, amount: { value: number | null, currency: CurrencyEnum | null }, price_incl_tax: { value: number | null, currency: CurrencyEnum | null } } | null } | null> } | null } | null };

export type MergeCartsMutationVariables = Exact<{
  guestCartId: string;
  customerCartId: string;
}>;


export type MergeCartsMutation = { mergeCarts: { id: string, total_quantity: number } };

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

export const CreateCartDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateCart"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"cartId"},"name":{"kind":"Name","value":"createEmptyCart"}}]}}]} as unknown as DocumentNode<CreateCartMutation, CreateCartMutationVariables>;
export const AddProductsToCartDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddProductsToCart"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"cartId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"cartItems"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CartItemInput"}}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"order"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SortEnum"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"isWhole"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addProductsToCart"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"cartId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"cartId"}}},{"kind":"Argument","name":{"kind":"Name","value":"cartItems"},"value":{"kind":"Variable","name":{"kind":"Name","value":"cartItems"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cart"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ChangedLines"}}]}},{"kind":"Field","name":{"kind":"Name","value":"user_errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CartSums"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Cart"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"total_quantity"}},{"kind":"Field","name":{"kind":"Name","value":"applied_coupons"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","name":{"kind":"Name","value":"prices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"grand_total"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"Field","name":{"kind":"Name","value":"subtotal_excluding_tax"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"Field","name":{"kind":"Name","value":"subtotal_including_tax"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"Field","name":{"kind":"Name","value":"discounts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"amount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"Field","name":{"kind":"Name","value":"coupon"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"applied_taxes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"amount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"shipping_addresses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"street"}},{"kind":"Field","name":{"kind":"Name","value":"selected_shipping_method"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"carrier_code"}},{"kind":"Field","name":{"kind":"Name","value":"method_code"}},{"kind":"Field","name":{"kind":"Name","value":"amount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"Field","name":{"kind":"Name","value":"price_incl_tax"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CartLineFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CartItemInterface"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"uid"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"max_qty"}},{"kind":"Field","name":{"kind":"Name","value":"is_available"}},{"kind":"Field","name":{"kind":"Name","value":"not_available_message"}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"Field","name":{"kind":"Name","value":"prices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"Field","name":{"kind":"Name","value":"row_total"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"Field","name":{"kind":"Name","value":"price_including_tax"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"Field","name":{"kind":"Name","value":"row_total_including_tax"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"product"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"uid"}},{"kind":"Field","name":{"kind":"Name","value":"sku"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"brand_name"}},{"kind":"Field","name":{"kind":"Name","value":"url_key"}},{"kind":"Field","name":{"kind":"Name","value":"url_suffix"}},{"kind":"Field","name":{"kind":"Name","value":"stock_status"}},{"kind":"Field","name":{"kind":"Name","value":"price_range"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"minimum_price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"final_price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}}]}},{"kind":"Field","name":{"kind":"Name","value":"regular_price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"thumbnail"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}}]}},{"kind":"Field","name":{"kind":"Name","value":"media_gallery"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"disabled"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ConfigurableCartItem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"configured_variant"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"uid"}},{"kind":"Field","name":{"kind":"Name","value":"sku"}},{"kind":"Field","name":{"kind":"Name","value":"stock_status"}},{"kind":"Field","name":{"kind":"Name","value":"price_range"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"minimum_price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"final_price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}}]}},{"kind":"Field","name":{"kind":"Name","value":"regular_price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"thumbnail"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}}]}},{"kind":"Field","name":{"kind":"Name","value":"media_gallery"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"disabled"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"configurable_options"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"configurable_product_option_value_uid"}},{"kind":"Field","name":{"kind":"Name","value":"option_label"}},{"kind":"Field","name":{"kind":"Name","value":"value_label"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ChangedLines"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Cart"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CartSums"}},{"kind":"Field","name":{"kind":"Name","value":"itemsV2"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"IntValue","value":"20"}},{"kind":"Argument","name":{"kind":"Name","value":"currentPage"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"field"},"value":{"kind":"EnumValue","value":"ITEM_ID"}},{"kind":"ObjectField","name":{"kind":"Name","value":"order"},"value":{"kind":"Variable","name":{"kind":"Name","value":"order"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total_count"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CartLineFields"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"items"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"isWhole"}}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CartLineFields"}}]}}]}}]} as unknown as DocumentNode<AddProductsToCartMutation, AddProductsToCartMutationVariables>;
export const AddConfigurableProductToCartDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddConfigurableProductToCart"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"cartId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"quantity"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Float"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sku"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"parentSku"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"order"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SortEnum"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"isWhole"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addConfigurableProductsToCart"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"cart_id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"cartId"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"cart_items"},"value":{"kind":"ListValue","values":[{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"data"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"quantity"},"value":{"kind":"Variable","name":{"kind":"Name","value":"quantity"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"sku"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sku"}}}]}},{"kind":"ObjectField","name":{"kind":"Name","value":"parent_sku"},"value":{"kind":"Variable","name":{"kind":"Name","value":"parentSku"}}}]}]}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cart"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ChangedLines"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CartSums"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Cart"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"total_quantity"}},{"kind":"Field","name":{"kind":"Name","value":"applied_coupons"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","name":{"kind":"Name","value":"prices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"grand_total"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"Field","name":{"kind":"Name","value":"subtotal_excluding_tax"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"Field","name":{"kind":"Name","value":"subtotal_including_tax"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"Field","name":{"kind":"Name","value":"discounts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"amount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"Field","name":{"kind":"Name","value":"coupon"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"applied_taxes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"amount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"shipping_addresses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"street"}},{"kind":"Field","name":{"kind":"Name","value":"selected_shipping_method"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"carrier_code"}},{"kind":"Field","name":{"kind":"Name","value":"method_code"}},{"kind":"Field","name":{"kind":"Name","value":"amount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"Field","name":{"kind":"Name","value":"price_incl_tax"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CartLineFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CartItemInterface"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"uid"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"max_qty"}},{"kind":"Field","name":{"kind":"Name","value":"is_available"}},{"kind":"Field","name":{"kind":"Name","value":"not_available_message"}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"Field","name":{"kind":"Name","value":"prices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"Field","name":{"kind":"Name","value":"row_total"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"Field","name":{"kind":"Name","value":"price_including_tax"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"Field","name":{"kind":"Name","value":"row_total_including_tax"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"product"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"uid"}},{"kind":"Field","name":{"kind":"Name","value":"sku"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"brand_name"}},{"kind":"Field","name":{"kind":"Name","value":"url_key"}},{"kind":"Field","name":{"kind":"Name","value":"url_suffix"}},{"kind":"Field","name":{"kind":"Name","value":"stock_status"}},{"kind":"Field","name":{"kind":"Name","value":"price_range"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"minimum_price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"final_price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}}]}},{"kind":"Field","name":{"kind":"Name","value":"regular_price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"thumbnail"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}}]}},{"kind":"Field","name":{"kind":"Name","value":"media_gallery"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"disabled"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ConfigurableCartItem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"configured_variant"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"uid"}},{"kind":"Field","name":{"kind":"Name","value":"sku"}},{"kind":"Field","name":{"kind":"Name","value":"stock_status"}},{"kind":"Field","name":{"kind":"Name","value":"price_range"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"minimum_price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"final_price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}}]}},{"kind":"Field","name":{"kind":"Name","value":"regular_price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"thumbnail"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}}]}},{"kind":"Field","name":{"kind":"Name","value":"media_gallery"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"disabled"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"configurable_options"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"configurable_product_option_value_uid"}},{"kind":"Field","name":{"kind":"Name","value":"option_label"}},{"kind":"Field","name":{"kind":"Name","value":"value_label"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ChangedLines"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Cart"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CartSums"}},{"kind":"Field","name":{"kind":"Name","value":"itemsV2"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"IntValue","value":"20"}},{"kind":"Argument","name":{"kind":"Name","value":"currentPage"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"field"},"value":{"kind":"EnumValue","value":"ITEM_ID"}},{"kind":"ObjectField","name":{"kind":"Name","value":"order"},"value":{"kind":"Variable","name":{"kind":"Name","value":"order"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total_count"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CartLineFields"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"items"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"isWhole"}}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CartLineFields"}}]}}]}}]} as unknown as DocumentNode<AddConfigurableProductToCartMutation, AddConfigurableProductToCartMutationVariables>;
export const UpdateCartItemDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateCartItem"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"cartId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"itemId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"quantity"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Float"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"order"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SortEnum"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"isWhole"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateCartItems"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"cart_id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"cartId"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"cart_items"},"value":{"kind":"ListValue","values":[{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"cart_item_uid"},"value":{"kind":"Variable","name":{"kind":"Name","value":"itemId"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"quantity"},"value":{"kind":"Variable","name":{"kind":"Name","value":"quantity"}}}]}]}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cart"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ChangedLines"}}]}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CartSums"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Cart"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"total_quantity"}},{"kind":"Field","name":{"kind":"Name","value":"applied_coupons"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","name":{"kind":"Name","value":"prices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"grand_total"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"Field","name":{"kind":"Name","value":"subtotal_excluding_tax"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"Field","name":{"kind":"Name","value":"subtotal_including_tax"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"Field","name":{"kind":"Name","value":"discounts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"amount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"Field","name":{"kind":"Name","value":"coupon"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"applied_taxes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"amount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"shipping_addresses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"street"}},{"kind":"Field","name":{"kind":"Name","value":"selected_shipping_method"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"carrier_code"}},{"kind":"Field","name":{"kind":"Name","value":"method_code"}},{"kind":"Field","name":{"kind":"Name","value":"amount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"Field","name":{"kind":"Name","value":"price_incl_tax"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CartLineFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CartItemInterface"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"uid"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"max_qty"}},{"kind":"Field","name":{"kind":"Name","value":"is_available"}},{"kind":"Field","name":{"kind":"Name","value":"not_available_message"}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"Field","name":{"kind":"Name","value":"prices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"Field","name":{"kind":"Name","value":"row_total"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"Field","name":{"kind":"Name","value":"price_including_tax"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"Field","name":{"kind":"Name","value":"row_total_including_tax"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"product"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"uid"}},{"kind":"Field","name":{"kind":"Name","value":"sku"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"brand_name"}},{"kind":"Field","name":{"kind":"Name","value":"url_key"}},{"kind":"Field","name":{"kind":"Name","value":"url_suffix"}},{"kind":"Field","name":{"kind":"Name","value":"stock_status"}},{"kind":"Field","name":{"kind":"Name","value":"price_range"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"minimum_price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"final_price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}}]}},{"kind":"Field","name":{"kind":"Name","value":"regular_price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"thumbnail"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}}]}},{"kind":"Field","name":{"kind":"Name","value":"media_gallery"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"disabled"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ConfigurableCartItem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"configured_variant"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"uid"}},{"kind":"Field","name":{"kind":"Name","value":"sku"}},{"kind":"Field","name":{"kind":"Name","value":"stock_status"}},{"kind":"Field","name":{"kind":"Name","value":"price_range"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"minimum_price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"final_price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}}]}},{"kind":"Field","name":{"kind":"Name","value":"regular_price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"thumbnail"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}}]}},{"kind":"Field","name":{"kind":"Name","value":"media_gallery"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"disabled"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"configurable_options"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"configurable_product_option_value_uid"}},{"kind":"Field","name":{"kind":"Name","value":"option_label"}},{"kind":"Field","name":{"kind":"Name","value":"value_label"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ChangedLines"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Cart"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CartSums"}},{"kind":"Field","name":{"kind":"Name","value":"itemsV2"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"IntValue","value":"20"}},{"kind":"Argument","name":{"kind":"Name","value":"currentPage"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"field"},"value":{"kind":"EnumValue","value":"ITEM_ID"}},{"kind":"ObjectField","name":{"kind":"Name","value":"order"},"value":{"kind":"Variable","name":{"kind":"Name","value":"order"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total_count"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CartLineFields"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"items"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"isWhole"}}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CartLineFields"}}]}}]}}]} as unknown as DocumentNode<UpdateCartItemMutation, UpdateCartItemMutationVariables>;
export const UpdateCartItemsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateCartItems"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"cartId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"items"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CartItemUpdateInput"}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateCartItems"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"cart_id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"cartId"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"cart_items"},"value":{"kind":"Variable","name":{"kind":"Name","value":"items"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cart"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ChangedSums"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CartSums"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Cart"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"total_quantity"}},{"kind":"Field","name":{"kind":"Name","value":"applied_coupons"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","name":{"kind":"Name","value":"prices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"grand_total"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"Field","name":{"kind":"Name","value":"subtotal_excluding_tax"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"Field","name":{"kind":"Name","value":"subtotal_including_tax"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"Field","name":{"kind":"Name","value":"discounts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"amount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"Field","name":{"kind":"Name","value":"coupon"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"applied_taxes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"amount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"shipping_addresses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"street"}},{"kind":"Field","name":{"kind":"Name","value":"selected_shipping_method"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"carrier_code"}},{"kind":"Field","name":{"kind":"Name","value":"method_code"}},{"kind":"Field","name":{"kind":"Name","value":"amount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"Field","name":{"kind":"Name","value":"price_incl_tax"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ChangedSums"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Cart"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CartSums"}},{"kind":"Field","name":{"kind":"Name","value":"itemsV2"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"IntValue","value":"1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total_count"}}]}}]}}]} as unknown as DocumentNode<UpdateCartItemsMutation, UpdateCartItemsMutationVariables>;
export const RemoveItemFromCartDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemoveItemFromCart"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"cartId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"itemId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removeItemFromCart"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"cart_id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"cartId"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"cart_item_uid"},"value":{"kind":"Variable","name":{"kind":"Name","value":"itemId"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cart"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ChangedSums"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CartSums"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Cart"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"total_quantity"}},{"kind":"Field","name":{"kind":"Name","value":"applied_coupons"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","name":{"kind":"Name","value":"prices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"grand_total"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"Field","name":{"kind":"Name","value":"subtotal_excluding_tax"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"Field","name":{"kind":"Name","value":"subtotal_including_tax"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"Field","name":{"kind":"Name","value":"discounts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"amount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"Field","name":{"kind":"Name","value":"coupon"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"applied_taxes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"amount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"shipping_addresses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"street"}},{"kind":"Field","name":{"kind":"Name","value":"selected_shipping_method"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"carrier_code"}},{"kind":"Field","name":{"kind":"Name","value":"method_code"}},{"kind":"Field","name":{"kind":"Name","value":"amount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"Field","name":{"kind":"Name","value":"price_incl_tax"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ChangedSums"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Cart"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CartSums"}},{"kind":"Field","name":{"kind":"Name","value":"itemsV2"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"IntValue","value":"1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total_count"}}]}}]}}]} as unknown as DocumentNode<RemoveItemFromCartMutation, RemoveItemFromCartMutationVariables>;
export const ApplyCouponDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ApplyCoupon"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"cartId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"couponCode"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"applyCouponToCart"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"cart_id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"cartId"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"coupon_code"},"value":{"kind":"Variable","name":{"kind":"Name","value":"couponCode"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cart"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ChangedSums"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CartSums"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Cart"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"total_quantity"}},{"kind":"Field","name":{"kind":"Name","value":"applied_coupons"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","name":{"kind":"Name","value":"prices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"grand_total"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"Field","name":{"kind":"Name","value":"subtotal_excluding_tax"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"Field","name":{"kind":"Name","value":"subtotal_including_tax"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"Field","name":{"kind":"Name","value":"discounts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"amount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"Field","name":{"kind":"Name","value":"coupon"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"applied_taxes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"amount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"shipping_addresses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"street"}},{"kind":"Field","name":{"kind":"Name","value":"selected_shipping_method"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"carrier_code"}},{"kind":"Field","name":{"kind":"Name","value":"method_code"}},{"kind":"Field","name":{"kind":"Name","value":"amount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"Field","name":{"kind":"Name","value":"price_incl_tax"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ChangedSums"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Cart"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CartSums"}},{"kind":"Field","name":{"kind":"Name","value":"itemsV2"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"IntValue","value":"1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total_count"}}]}}]}}]} as unknown as DocumentNode<ApplyCouponMutation, ApplyCouponMutationVariables>;
export const RemoveCouponDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemoveCoupon"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"cartId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removeCouponFromCart"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"cart_id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"cartId"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cart"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ChangedSums"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CartSums"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Cart"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"total_quantity"}},{"kind":"Field","name":{"kind":"Name","value":"applied_coupons"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","name":{"kind":"Name","value":"prices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"grand_total"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"Field","name":{"kind":"Name","value":"subtotal_excluding_tax"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"Field","name":{"kind":"Name","value":"subtotal_including_tax"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"Field","name":{"kind":"Name","value":"discounts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"amount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"Field","name":{"kind":"Name","value":"coupon"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"applied_taxes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"amount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"shipping_addresses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"street"}},{"kind":"Field","name":{"kind":"Name","value":"selected_shipping_method"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"carrier_code"}},{"kind":"Field","name":{"kind":"Name","value":"method_code"}},{"kind":"Field","name":{"kind":"Name","value":"amount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"Field","name":{"kind":"Name","value":"price_incl_tax"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ChangedSums"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Cart"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CartSums"}},{"kind":"Field","name":{"kind":"Name","value":"itemsV2"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"IntValue","value":"1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total_count"}}]}}]}}]} as unknown as DocumentNode<RemoveCouponMutation, RemoveCouponMutationVariables>;
export const MergeCartsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"MergeCarts"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"guestCartId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"customerCartId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mergeCarts"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"source_cart_id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"guestCartId"}}},{"kind":"Argument","name":{"kind":"Name","value":"destination_cart_id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"customerCartId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"total_quantity"}}]}}]}}]} as unknown as DocumentNode<MergeCartsMutation, MergeCartsMutationVariables>;