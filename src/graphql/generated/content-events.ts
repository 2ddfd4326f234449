/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { parse } from '@0no-co/graphql.web';
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
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

export const StoreEventsDocument = /* @__PURE__ */ parse("query StoreEvents($upcomingPage:Int!$upcomingSize:Int!$latestSize:Int!){upcoming:storeEvents(currentPage:$upcomingPage pageSize:$upcomingSize upcoming:true){items{id title summary image location starts_at ends_at}total_count page_info{current_page total_pages}}latest:storeEvents(currentPage:1 pageSize:$latestSize){items{id title summary image location starts_at ends_at}page_info{total_pages}}storeConfig{store_code timezone}}", { noLocation: true }) as unknown as TypedDocumentNode<StoreEventsQuery, StoreEventsQueryVariables>;
export const MoreStoreEventsDocument = /* @__PURE__ */ parse("query MoreStoreEvents($currentPage:Int!$pageSize:Int!){storeEvents(currentPage:$currentPage pageSize:$pageSize){items{id title summary image location starts_at ends_at}page_info{total_pages}}}", { noLocation: true }) as unknown as TypedDocumentNode<MoreStoreEventsQuery, MoreStoreEventsQueryVariables>;
export const StoreEventDocument = /* @__PURE__ */ parse("query StoreEvent($id:ID!){storeEvent(id:$id){id title summary image location starts_at ends_at content}storeConfig{store_code timezone}}", { noLocation: true }) as unknown as TypedDocumentNode<StoreEventQuery, StoreEventQueryVariables>;