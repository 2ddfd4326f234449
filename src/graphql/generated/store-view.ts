/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentText } from '../document-text';
export type StoreConfigQueryVariables = Exact<{ [key: string]: never; }>;


export type StoreConfigQuery = { storeConfig: { store_code: string | null, store_name: string | null, store_group_name: string | null, locale: string | null, root_category_uid: string | null, category_url_suffix: string | null, grid_per_page: number | null, secure_base_media_url: string | null, default_display_currency_code: string | null, website_name: string | null, default_title: string | null, title_prefix: string | null, title_suffix: string | null, header_logo_src: string | null, logo_alt: string | null, logo_width: number | null, logo_height: number | null, welcome: string | null, cms_home_page: string | null, base_url: string | null, base_link_url: string | null, secure_base_url: string | null, secure_base_link_url: string | null, copyright: string | null, absolute_footer: string | null } | null };

export const StoreConfigDocument = "query StoreConfig{storeConfig{store_code store_name store_group_name locale root_category_uid category_url_suffix grid_per_page secure_base_media_url default_display_currency_code website_name default_title title_prefix title_suffix header_logo_src logo_alt logo_width logo_height welcome cms_home_page base_url base_link_url secure_base_url secure_base_link_url copyright absolute_footer __typename}}" as DocumentText<StoreConfigQuery, StoreConfigQueryVariables>;