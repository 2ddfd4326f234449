// What the backend answers about the store views and currencies that a shopper can choose from.
import type { AvailableCurrenciesQuery, AvailableStoresQuery } from '../graphql/generated/store-view';
import { defaultCurrency } from './api';

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
