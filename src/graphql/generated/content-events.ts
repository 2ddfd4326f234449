/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentText } from '../document-text';
export type StoreEventsQueryVariables = Exact<{
  upcomingPage: number;
  upcomingSize: number;
  latestSize: number;
}>;


export type StoreEventsQuery = { upcoming: { total_count: number | null, items: Array<{ id: string, title: string, summary: string | null, image: string | null, location: string | null, starts_at: string | null, ends_at: string | null } | null>, page_info: { current_page: number | null, total_pages: number | null } | null } | null, latest: { items: Array<{ id: string, title: string, summary: string | null, image: string | null, location: string | null, starts_at: string | null, ends_at: string | null } | null>, page_info: { total_pages: number | null } | null } | null, storeConfig: { store_code: string | null, timezone: string | null } | null };

export type MoreStoreEventsQueryVariables = Exact<{
  currentPage: number;
  pageSize: number;
}>;


export type MoreStoreEventsQuery = { storeEvents: { items: Array<{ id: string, title: string, summary: string | null, image: string | null, location: string | null, starts_at: string | null, ends_at: string | null } | null>, page_info: { total_pages: number | null } | null } | null };

export type StoreEventQueryVariables = Exact<{
  id: string | number;
}>;


export type StoreEventQuery = { storeEvent: { id: string, title: string, summary: string | null, image: string | null, location: string | null, starts_at: string | null, ends_at: string | null, content: string | null } | null, storeConfig: { store_code: string | null, timezone: string | null } | null };

export const StoreEventsDocument = "query StoreEvents($upcomingPage:Int!$upcomingSize:Int!$latestSize:Int!){upcoming:storeEvents(currentPage:$upcomingPage pageSize:$upcomingSize upcoming:true){items{id title summary image location starts_at ends_at __typename}total_count page_info{current_page total_pages __typename}__typename}latest:storeEvents(currentPage:1 pageSize:$latestSize){items{id title summary image location starts_at ends_at __typename}page_info{total_pages __typename}__typename}storeConfig{store_code timezone __typename}}" as DocumentText<StoreEventsQuery, StoreEventsQueryVariables>;
export const MoreStoreEventsDocument = "query MoreStoreEvents($currentPage:Int!$pageSize:Int!){storeEvents(currentPage:$currentPage pageSize:$pageSize){items{id title summary image location starts_at ends_at __typename}page_info{total_pages __typename}__typename}}" as DocumentText<MoreStoreEventsQuery, MoreStoreEventsQueryVariables>;
export const StoreEventDocument = "query StoreEvent($id:ID!){storeEvent(id:$id){id title summary image location starts_at ends_at content __typename}storeConfig{store_code timezone __typename}}" as DocumentText<StoreEventQuery, StoreEventQueryVariables>;