// What the backend answers about the store views and currencies that a shopper can choose from.
import { StoreChoicesDocument, type StoreChoicesQuery } from '../graphql/generated/store-view-choice';
import { liveQuery, type Resource } from '../transport/resource';
import type { Transport } from '../transport/transport';
import { defaultCurrency } from './config';

export interface StoreOption {
  code: string;
  name: string;
  groupCode: string;
  groupName: string;
  locale: string;
  currency: string;
  secureBaseMediaUrl: string;
}

export interface StoreOptions {
  /** Of the store view that the answer is about. */
  storeCode: string;
  /** In the order that the shop's owner gave them. */
  stores: StoreOption[];
  /** The store view's own. */
  currency: string;
  currencies: string[];
}

/** Asked for now, and again for another store view. */
export const liveChoices = (transport: Transport): Resource<StoreOptions> =>
  liveQuery(transport, StoreChoicesDocument, () => ({}), parseChoices);

/** A backend that lacks one of the two lists offers no choice there. */
export function parseChoices({ storeConfig, availableStores, currency }: StoreChoicesQuery): StoreOptions {
  const own = currency?.default_display_currency_code ?? defaultCurrency;
  const known = (currency?.available_currency_codes ?? []).filter((code) => !!code) as string[];
  return {
    storeCode: storeConfig?.store_code ?? 'default',
    stores: [...(availableStores ?? [])]
      .filter((store) => !!store?.store_code)
      .sort((a, b) => (a?.store_sort_order ?? 0) - (b?.store_sort_order ?? 0))
      .map((store) => ({
        code: store?.store_code ?? '',
        name: store?.store_name || (store?.store_code ?? ''),
        groupCode: store?.store_group_code ?? '',
        groupName: store?.store_group_name ?? '',
        locale: store?.locale ?? '',
        currency: store?.default_display_currency_code ?? defaultCurrency,
        secureBaseMediaUrl: store?.secure_base_media_url ?? '',
      })),
    currency: own,
    currencies: known.length ? known : [own],
  };
}
