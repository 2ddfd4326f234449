/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { CurrencyCode as CurrencyEnum } from '../codes';
import { parse } from '@0no-co/graphql.web';
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
export type CreateProductReviewInput = {
  nickname: string;
  ratings: Array<ProductReviewRatingInput | null | undefined>;
  sku: string;
  summary: string;
  text: string;
};

export type ProductReviewRatingInput = {
  id: string;
  value_id: string;
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

export type ProductReviewsQueryVariables = Exact<{
  sku: string;
  pageSize: number;
  currentPage: number;
}>;


export type ProductReviewsQuery = { products: { items: Array<
      | { uid: string, rating_summary: number, review_count: number, reviews: { items: Array<{ average_rating: number, created_at: string, nickname: string, summary: string, text: string, ratings_breakdown: Array<{ name: string, value: string } | null> } | null>, page_info: { current_page: number | null, total_pages: number | null } } }
      | { uid: string, rating_summary: number, review_count: number, reviews: { items: Array<{ average_rating: number, created_at: string, nickname: string, summary: string, text: string, ratings_breakdown: Array<{ name: string, value: string } | null> } | null>, page_info: { current_page: number | null, total_pages: number | null } } }
      | { uid: string, rating_summary: number, review_count: number, reviews: { items: Array<{ average_rating: number, created_at: string, nickname: string, summary: string, text: string, ratings_breakdown: Array<{ name: string, value: string } | null> } | null>, page_info: { current_page: number | null, total_pages: number | null } } }
      | { uid: string, rating_summary: number, review_count: number, reviews: { items: Array<{ average_rating: number, created_at: string, nickname: string, summary: string, text: string, ratings_breakdown: Array<{ name: string, value: string } | null> } | null>, page_info: { current_page: number | null, total_pages: number | null } } }
      | { uid: string, rating_summary: number, review_count: number, reviews: { items: Array<{ average_rating: number, created_at: string, nickname: string, summary: string, text: string, ratings_breakdown: Array<{ name: string, value: string } | null> } | null>, page_info: { current_page: number | null, total_pages: number | null } } }
      | { uid: string, rating_summary: number, review_count: number, reviews: { items: Array<{ average_rating: number, created_at: string, nickname: string, summary: string, text: string, ratings_breakdown: Array<{ name: string, value: string } | null> } | null>, page_info: { current_page: number | null, total_pages: number | null } } }
     | null> | null } | null, storeConfig: { store_code: string | null, product_reviews_enabled: string | null, allow_guests_to_write_product_reviews: string | null } | null };

export type ReviewRatingsQueryVariables = Exact<{ [key: string]: never; }>;


export type ReviewRatingsQuery = { productReviewRatingsMetadata: { items: Array<{ id: string, name: string, values: Array<{ value_id: string, value: string } | null> } | null> } };

export type CreateReviewMutationVariables = Exact<{
  input: CreateProductReviewInput;
}>;


export type CreateReviewMutation = { createProductReview: { review: { nickname: string } } };

export const ProductReviewsDocument = /* @__PURE__ */ parse("query ProductReviews($sku:String!$pageSize:Int!$currentPage:Int!){products(filter:{sku:{eq:$sku}}pageSize:1){items{uid rating_summary review_count reviews(pageSize:$pageSize currentPage:$currentPage){items{average_rating created_at nickname summary text ratings_breakdown{name value}}page_info{current_page total_pages}}}}storeConfig{store_code product_reviews_enabled allow_guests_to_write_product_reviews}}", { noLocation: true }) as unknown as TypedDocumentNode<ProductReviewsQuery, ProductReviewsQueryVariables>;
export const ReviewRatingsDocument = /* @__PURE__ */ parse("query ReviewRatings{productReviewRatingsMetadata{items{id name values{value_id value}}}}", { noLocation: true }) as unknown as TypedDocumentNode<ReviewRatingsQuery, ReviewRatingsQueryVariables>;
export const CreateReviewDocument = /* @__PURE__ */ parse("mutation CreateReview($input:CreateProductReviewInput!){createProductReview(input:$input){review{nickname}}}", { noLocation: true }) as unknown as TypedDocumentNode<CreateReviewMutation, CreateReviewMutationVariables>;