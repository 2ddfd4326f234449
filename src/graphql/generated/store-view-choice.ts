/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentText } from '../document-text';
export type StoreChoicesQueryVariables = Exact<{ [key: string]: never; }>;


export type StoreChoicesQuery = { storeConfig: { store_code: string | null } | null, availableStores: Array<{ store_code: string | null, store_name: string | null, store_group_code: string | null, store_group_name: string | null, store_sort_order: number | null, locale: string | null, default_display_currency_code: string | null, secure_base_media_url: string | null } | null> | null, currency: { default_display_currency_code: string | null, available_currency_codes: Array<string | null> | null } | null };

export const StoreChoicesDocument = "query StoreChoices{storeConfig{store_code __typename}availableStores{store_code store_name store_group_code store_group_name store_sort_order locale default_display_currency_code secure_base_media_url __typename}currency{default_display_currency_code available_currency_codes __typename}}" as DocumentText<StoreChoicesQuery, StoreChoicesQueryVariables>;