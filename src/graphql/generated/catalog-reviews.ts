/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentText } from '../document-text';
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

export const ProductReviewsDocument = "query ProductReviews($sku:String!$pageSize:Int!$currentPage:Int!){products(filter:{sku:{eq:$sku}}pageSize:1){items{uid rating_summary review_count reviews(pageSize:$pageSize currentPage:$currentPage){items{average_rating created_at nickname summary text ratings_breakdown{name value __typename}__typename}page_info{current_page total_pages __typename}__typename}__typename}__typename}storeConfig{store_code product_reviews_enabled allow_guests_to_write_product_reviews __typename}}" as DocumentText<ProductReviewsQuery, ProductReviewsQueryVariables>;
export const ReviewRatingsDocument = "query ReviewRatings{productReviewRatingsMetadata{items{id name values{value_id value __typename}__typename}__typename}}" as DocumentText<ReviewRatingsQuery, ReviewRatingsQueryVariables>;
export const CreateReviewDocument = "mutation CreateReview($input:CreateProductReviewInput!){createProductReview(input:$input){review{nickname __typename}__typename}}" as DocumentText<CreateReviewMutation, CreateReviewMutationVariables>;