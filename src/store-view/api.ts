// The store view's requests and what their answers mean; the only file that knows their field names.
import type {
  AvailableCurrenciesQuery,
  AvailableStoresQuery,
  StoreConfigQuery,
} from '../graphql/generated/store-view';

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

export interface StoreOption {
  code: string;
  name: string;
  groupCode: string;
  groupName: string;
  locale: string;
  currency: string;
  secureBaseMediaUrl: string;
}

export interface Currencies {
  /** The store view's own. */
  fallback: string;
  available: string[];
}

/** SPEC 9. */
const defaultCurrency = 'USD';
const defaultPageSize = 6;

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

/** In the order that the shop's owner gave them. */
export function parseStores({ availableStores }: AvailableStoresQuery): StoreOption[] {
  return [...(availableStores ?? [])]
    .filter((store) => !!store?.store_code)
    .sort((a, b) => (a?.store_sort_order ?? 0) - (b?.store_sort_order ?? 0))
    .map((store) => ({
      code: store?.store_code ?? '',
      name: store?.store_name ?? '',
      groupCode: store?.store_group_code ?? '',
      groupName: store?.store_group_name ?? '',
      locale: store?.locale ?? '',
      currency: store?.default_display_currency_code ?? defaultCurrency,
      secureBaseMediaUrl: store?.secure_base_media_url ?? '',
    }));
}

export function parseCurrencies({ currency }: AvailableCurrenciesQuery): Currencies {
  const fallback = currency?.default_display_currency_code ?? defaultCurrency;
  const available = (currency?.available_currency_codes ?? []).filter((code) => !!code) as string[];
  return { fallback, available: available.length ? available : [fallback] };
}
