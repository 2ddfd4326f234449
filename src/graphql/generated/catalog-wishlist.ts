/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { CurrencyCode as CurrencyEnum } from '../codes';
import { parse } from '@0no-co/graphql.web';
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
export type EnteredOptionInput = {
  uid: string | number;
  value: string;
};

export type ProductStockStatus =
  | 'IN_STOCK'
  | 'OUT_OF_STOCK';

export type WishListUserInputErrorType =
  | 'PRODUCT_NOT_FOUND'
  | 'UNDEFINED';

export type WishlistItemInput = {
  entered_options?: Array<EnteredOptionInput | null | undefined> | null | undefined;
  parent_sku?: string | null | undefined;
  quantity: number;
  selected_options?: Array<string | number | null | undefined> | null | undefined;
  sku: string;
};

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

export type OwnWishlistQueryVariables = Exact<{
  page: number;
}>;


export type OwnWishlistQuery = { customer: { wishlists: Array<{ id: string | null, items_v2: { items: Array<
          | { id: string, product:
              | { uid: string, sku: string | null }
              | { uid: string, sku: string | null }
              | { uid: string, sku: string | null }
              | { uid: string, sku: string | null }
              | { uid: string, sku: string | null }
              | { uid: string, sku: string | null }
             | null }
          | { id: string, product:
              | { uid: string, sku: string | null }
              | { uid: string, sku: string | null }
              | { uid: string, sku: string | null }
              | { uid: string, sku: string | null }
              | { uid: string, sku: string | null }
              | { uid: string, sku: string | null }
             | null }
          | { id: string, product:
              | { uid: string, sku: string | null }
              | { uid: string, sku: string | null }
              | { uid: string, sku: string | null }
              | { uid: string, sku: string | null }
              | { uid: string, sku: string | null }
              | { uid: string, sku: string | null }
             | null }
          | { id: string, product:
              | { uid: string, sku: string | null }
              | { uid: string, sku: string | null }
              | { uid: string, sku: string | null }
              | { uid: string, sku: string | null }
              | { uid: string, sku: string | null }
              | { uid: string, sku: string | null }
             | null }
          | { id: string, product:
              | { uid: string, sku: string | null }
              | { uid: string, sku: string | null }
              | { uid: string, sku: string | null }
              | { uid: string, sku: string | null }
              | { uid: string, sku: string | null }
              | { uid: string, sku: string | null }
             | null }
          | { id: string, product:
              | { uid: string, sku: string | null }
              | { uid: string, sku: string | null }
              | { uid: string, sku: string | null }
              | { uid: string, sku: string | null }
              | { uid: string, sku: string | null }
              | { uid: string, sku: string | null }
             | null }
         | null>, page_info: { total_pages: number | null } | null } | null } | null> } | null };

export type AddToWishlistMutationVariables = Exact<{
  list: string | number;
  items: Array<WishlistItemInput> | WishlistItemInput;
}>;


export type AddToWishlistMutation = { addProductsToWishlist: { wishlist: { id: string | null, items_count: number | null }, user_errors: Array<{ code: WishListUserInputErrorType, message: string } | null> } | null };

export type RemoveFromWishlistMutationVariables = Exact<{
  list: string | number;
  ids: Array<string | number> | string | number;
}>;


export type RemoveFromWishlistMutation = { removeProductsFromWishlist: { wishlist: { id: string | null, items_count: number | null }, user_errors: Array<{ code: WishListUserInputErrorType, message: string } | null> } | null };

export const OwnWishlistDocument = /* @__PURE__ */ parse("query OwnWishlist($page:Int!){customer{wishlists{id items_v2(currentPage:$page pageSize:100){items{id product{uid sku}}page_info{total_pages}}}}}", { noLocation: true }) as unknown as TypedDocumentNode<OwnWishlistQuery, OwnWishlistQueryVariables>;
export const AddToWishlistDocument = /* @__PURE__ */ parse("mutation AddToWishlist($list:ID!$items:[WishlistItemInput!]!){addProductsToWishlist(wishlistId:$list wishlistItems:$items){wishlist{id items_count}user_errors{code message}}}", { noLocation: true }) as unknown as TypedDocumentNode<AddToWishlistMutation, AddToWishlistMutationVariables>;
export const RemoveFromWishlistDocument = /* @__PURE__ */ parse("mutation RemoveFromWishlist($list:ID!$ids:[ID!]!){removeProductsFromWishlist(wishlistId:$list wishlistItemsIds:$ids){wishlist{id items_count}user_errors{code message}}}", { noLocation: true }) as unknown as TypedDocumentNode<RemoveFromWishlistMutation, RemoveFromWishlistMutationVariables>;