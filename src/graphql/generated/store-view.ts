/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { parse } from '@0no-co/graphql.web';
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
export type StoreConfigQueryVariables = Exact<{ [key: string]: never; }>;


export type StoreConfigQuery = { storeConfig: { store_code: string | null, store_name: string | null, store_group_name: string | null, locale: string | null, root_category_uid: string | null, category_url_suffix: string | null, grid_per_page: number | null, secure_base_media_url: string | null, default_display_currency_code: string | null } | null };

export const StoreConfigDocument = /* @__PURE__ */ parse("query StoreConfig{storeConfig{store_code store_name store_group_name locale root_category_uid category_url_suffix grid_per_page secure_base_media_url default_display_currency_code}}", { noLocation: true }) as unknown as TypedDocumentNode<StoreConfigQuery, StoreConfigQueryVariables>;