// What the backend answers about the store view itself.
import type { StoreConfigQuery } from '../graphql/generated/store-view';

export interface StoreConfig {
  storeCode: string;
  storeName: string;
  storeGroupName: string;
  locale: string;
  rootCategoryUid: string;
  /** '.html'; may be empty. */
  categoryUrlSuffix: string;
  gridPerPage: number;
  /** Ends with /media/. */
  secureBaseMediaUrl: string;
  defaultCurrency: string;
}

/** SPEC 9. */
export const defaultCurrency = 'USD';
export const defaultPageSize = 6;

export function parseStoreConfig({ storeConfig }: StoreConfigQuery): StoreConfig {
  return {
    storeCode: storeConfig?.store_code ?? 'default',
    storeName: storeConfig?.store_name ?? '',
    storeGroupName: storeConfig?.store_group_name ?? '',
    locale: storeConfig?.locale ?? 'en_US',
    rootCategoryUid: storeConfig?.root_category_uid ?? '',
    categoryUrlSuffix: storeConfig?.category_url_suffix ?? '',
    gridPerPage: storeConfig?.grid_per_page || defaultPageSize,
    secureBaseMediaUrl: storeConfig?.secure_base_media_url ?? '',
    defaultCurrency: storeConfig?.default_display_currency_code ?? defaultCurrency,
  };
}
