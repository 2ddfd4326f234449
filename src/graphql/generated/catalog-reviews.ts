/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
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


export const ProductReviewsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ProductReviews"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sku"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"currentPage"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"products"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"sku"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"eq"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sku"}}}]}}]}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"IntValue","value":"1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"uid"}},{"kind":"Field","name":{"kind":"Name","value":"rating_summary"}},{"kind":"Field","name":{"kind":"Name","value":"review_count"}},{"kind":"Field","name":{"kind":"Name","value":"reviews"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}}},{"kind":"Argument","name":{"kind":"Name","value":"currentPage"},"value":{"kind":"Variable","name":{"kind":"Name","value":"currentPage"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"average_rating"}},{"kind":"Field","name":{"kind":"Name","value":"created_at"}},{"kind":"Field","name":{"kind":"Name","value":"nickname"}},{"kind":"Field","name":{"kind":"Name","value":"summary"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"ratings_breakdown"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"page_info"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"current_page"}},{"kind":"Field","name":{"kind":"Name","value":"total_pages"}}]}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"storeConfig"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"store_code"}},{"kind":"Field","name":{"kind":"Name","value":"product_reviews_enabled"}},{"kind":"Field","name":{"kind":"Name","value":"allow_guests_to_write_product_reviews"}}]}}]}}]} as unknown as DocumentNode<ProductReviewsQuery, ProductReviewsQueryVariables>;
export const ReviewRatingsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ReviewRatings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"productReviewRatingsMetadata"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"values"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value_id"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}}]}}]}}]}}]} as unknown as DocumentNode<ReviewRatingsQuery, ReviewRatingsQueryVariables>;
export const CreateReviewDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateReview"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateProductReviewInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createProductReview"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"review"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nickname"}}]}}]}}]}}]} as unknown as DocumentNode<CreateReviewMutation, CreateReviewMutationVariables>;