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

export const CreateCartDocument = "mutation CreateCart{cartId:createEmptyCart}" as DocumentText<CreateCartMutation, CreateCartMutationVariables>;
export const AddProductsToCartDocument = "mutation AddProductsToCart($cartId:String!$cartItems:[CartItemInput!]!$page:Int!$order:SortEnum!$isWhole:Boolean!){addProductsToCart(cartId:$cartId cartItems:$cartItems){cart{...ChangedLines __typename}user_errors{code message __typename}__typename}}fragment CartSums on Cart{id total_quantity applied_coupons{code __typename}prices{grand_total{value currency __typename}subtotal_excluding_tax{value currency __typename}subtotal_including_tax{value currency __typename}discounts{label amount{value currency __typename}coupon{code __typename}__typename}applied_taxes{label amount{value currency __typename}__typename}__typename}shipping_addresses{street selected_shipping_method{carrier_code method_code amount{value currency __typename}price_incl_tax{value currency __typename}__typename}__typename}__typename}fragment CartLineFields on CartItemInterface{__typename uid quantity max_qty is_available not_available_message errors{code message __typename}prices{price{value currency __typename}row_total{value currency __typename}price_including_tax{value currency __typename}row_total_including_tax{value currency __typename}__typename}product{__typename uid sku name brand_name url_key url_suffix stock_status price_range{minimum_price{final_price{value __typename}regular_price{value __typename}__typename}__typename}thumbnail{url __typename}media_gallery{url position disabled __typename}}...on ConfigurableCartItem{configured_variant{uid sku stock_status price_range{minimum_price{final_price{value __typename}regular_price{value __typename}__typename}__typename}thumbnail{url __typename}media_gallery{url position disabled __typename}__typename}configurable_options{configurable_product_option_value_uid option_label value_label __typename}__typename}}fragment ChangedLines on Cart{...CartSums itemsV2(pageSize:20 currentPage:$page sort:{field:ITEM_ID order:$order}){total_count items{...CartLineFields __typename}__typename}items@include(if:$isWhole){...CartLineFields __typename}__typename}" as DocumentText<AddProductsToCartMutation, AddProductsToCartMutationVariables>;
export const AddConfigurableProductToCartDocument = "mutation AddConfigurableProductToCart($cartId:String!$quantity:Float!$sku:String!$parentSku:String!$page:Int!$order:SortEnum!$isWhole:Boolean!){addConfigurableProductsToCart(input:{cart_id:$cartId cart_items:[{data:{quantity:$quantity sku:$sku}parent_sku:$parentSku}]}){cart{...ChangedLines __typename}__typename}}fragment CartSums on Cart{id total_quantity applied_coupons{code __typename}prices{grand_total{value currency __typename}subtotal_excluding_tax{value currency __typename}subtotal_including_tax{value currency __typename}discounts{label amount{value currency __typename}coupon{code __typename}__typename}applied_taxes{label amount{value currency __typename}__typename}__typename}shipping_addresses{street selected_shipping_method{carrier_code method_code amount{value currency __typename}price_incl_tax{value currency __typename}__typename}__typename}__typename}fragment CartLineFields on CartItemInterface{__typename uid quantity max_qty is_available not_available_message errors{code message __typename}prices{price{value currency __typename}row_total{value currency __typename}price_including_tax{value currency __typename}row_total_including_tax{value currency __typename}__typename}product{__typename uid sku name brand_name url_key url_suffix stock_status price_range{minimum_price{final_price{value __typename}regular_price{value __typename}__typename}__typename}thumbnail{url __typename}media_gallery{url position disabled __typename}}...on ConfigurableCartItem{configured_variant{uid sku stock_status price_range{minimum_price{final_price{value __typename}regular_price{value __typename}__typename}__typename}thumbnail{url __typename}media_gallery{url position disabled __typename}__typename}configurable_options{configurable_product_option_value_uid option_label value_label __typename}__typename}}fragment ChangedLines on Cart{...CartSums itemsV2(pageSize:20 currentPage:$page sort:{field:ITEM_ID order:$order}){total_count items{...CartLineFields __typename}__typename}items@include(if:$isWhole){...CartLineFields __typename}__typename}" as DocumentText<AddConfigurableProductToCartMutation, AddConfigurableProductToCartMutationVariables>;
export const UpdateCartItemDocument = "mutation UpdateCartItem($cartId:String!$itemId:ID!$quantity:Float!$page:Int!$order:SortEnum!$isWhole:Boolean!){updateCartItems(input:{cart_id:$cartId cart_items:[{cart_item_uid:$itemId quantity:$quantity}]}){cart{...ChangedLines __typename}errors{code message __typename}__typename}}fragment CartSums on Cart{id total_quantity applied_coupons{code __typename}prices{grand_total{value currency __typename}subtotal_excluding_tax{value currency __typename}subtotal_including_tax{value currency __typename}discounts{label amount{value currency __typename}coupon{code __typename}__typename}applied_taxes{label amount{value currency __typename}__typename}__typename}shipping_addresses{street selected_shipping_method{carrier_code method_code amount{value currency __typename}price_incl_tax{value currency __typename}__typename}__typename}__typename}fragment CartLineFields on CartItemInterface{__typename uid quantity max_qty is_available not_available_message errors{code message __typename}prices{price{value currency __typename}row_total{value currency __typename}price_including_tax{value currency __typename}row_total_including_tax{value currency __typename}__typename}product{__typename uid sku name brand_name url_key url_suffix stock_status price_range{minimum_price{final_price{value __typename}regular_price{value __typename}__typename}__typename}thumbnail{url __typename}media_gallery{url position disabled __typename}}...on ConfigurableCartItem{configured_variant{uid sku stock_status price_range{minimum_price{final_price{value __typename}regular_price{value __typename}__typename}__typename}thumbnail{url __typename}media_gallery{url position disabled __typename}__typename}configurable_options{configurable_product_option_value_uid option_label value_label __typename}__typename}}fragment ChangedLines on Cart{...CartSums itemsV2(pageSize:20 currentPage:$page sort:{field:ITEM_ID order:$order}){total_count items{...CartLineFields __typename}__typename}items@include(if:$isWhole){...CartLineFields __typename}__typename}" as DocumentText<UpdateCartItemMutation, UpdateCartItemMutationVariables>;
export const UpdateCartItemsDocument = "mutation UpdateCartItems($cartId:String!$items:[CartItemUpdateInput]!){updateCartItems(input:{cart_id:$cartId cart_items:$items}){cart{...ChangedSums __typename}__typename}}fragment CartSums on Cart{id total_quantity applied_coupons{code __typename}prices{grand_total{value currency __typename}subtotal_excluding_tax{value currency __typename}subtotal_including_tax{value currency __typename}discounts{label amount{value currency __typename}coupon{code __typename}__typename}applied_taxes{label amount{value currency __typename}__typename}__typename}shipping_addresses{street selected_shipping_method{carrier_code method_code amount{value currency __typename}price_incl_tax{value currency __typename}__typename}__typename}__typename}fragment ChangedSums on Cart{...CartSums itemsV2(pageSize:1){total_count __typename}__typename}" as DocumentText<UpdateCartItemsMutation, UpdateCartItemsMutationVariables>;
export const RemoveItemFromCartDocument = "mutation RemoveItemFromCart($cartId:String!$itemId:ID!){removeItemFromCart(input:{cart_id:$cartId cart_item_uid:$itemId}){cart{...ChangedSums __typename}__typename}}fragment CartSums on Cart{id total_quantity applied_coupons{code __typename}prices{grand_total{value currency __typename}subtotal_excluding_tax{value currency __typename}subtotal_including_tax{value currency __typename}discounts{label amount{value currency __typename}coupon{code __typename}__typename}applied_taxes{label amount{value currency __typename}__typename}__typename}shipping_addresses{street selected_shipping_method{carrier_code method_code amount{value currency __typename}price_incl_tax{value currency __typename}__typename}__typename}__typename}fragment ChangedSums on Cart{...CartSums itemsV2(pageSize:1){total_count __typename}__typename}" as DocumentText<RemoveItemFromCartMutation, RemoveItemFromCartMutationVariables>;
export const ApplyCouponDocument = "mutation ApplyCoupon($cartId:String!$couponCode:String!){applyCouponToCart(input:{cart_id:$cartId coupon_code:$couponCode}){cart{...ChangedSums __typename}__typename}}fragment CartSums on Cart{id total_quantity applied_coupons{code __typename}prices{grand_total{value currency __typename}subtotal_excluding_tax{value currency __typename}subtotal_including_tax{value currency __typename}discounts{label amount{value currency __typename}coupon{code __typename}__typename}applied_taxes{label amount{value currency __typename}__typename}__typename}shipping_addresses{street selected_shipping_method{carrier_code method_code amount{value currency __typename}price_incl_tax{value currency __typename}__typename}__typename}__typename}fragment ChangedSums on Cart{...CartSums itemsV2(pageSize:1){total_count __typename}__typename}" as DocumentText<ApplyCouponMutation, ApplyCouponMutationVariables>;
export const RemoveCouponDocument = "mutation RemoveCoupon($cartId:String!){removeCouponFromCart(input:{cart_id:$cartId}){cart{...ChangedSums __typename}__typename}}fragment CartSums on Cart{id total_quantity applied_coupons{code __typename}prices{grand_total{value currency __typename}subtotal_excluding_tax{value currency __typename}subtotal_including_tax{value currency __typename}discounts{label amount{value currency __typename}coupon{code __typename}__typename}applied_taxes{label amount{value currency __typename}__typename}__typename}shipping_addresses{street selected_shipping_method{carrier_code method_code amount{value currency __typename}price_incl_tax{value currency __typename}__typename}__typename}__typename}fragment ChangedSums on Cart{...CartSums itemsV2(pageSize:1){total_count __typename}__typename}" as DocumentText<RemoveCouponMutation, RemoveCouponMutationVariables>;
export const MergeCartsDocument = "mutation MergeCarts($guestCartId:String!$customerCartId:String!){mergeCarts(source_cart_id:$guestCartId destination_cart_id:$customerCartId){id total_quantity __typename}}" as DocumentText<MergeCartsMutation, MergeCartsMutationVariables>;