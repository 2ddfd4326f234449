// Owns the menu and the name of the shop: one cacheable query for the whole shell.
import { computed, effect, signal, type ReadonlySignal } from '@preact/signals-core';
import { GetMegaMenuDocument } from '../graphql/generated/navigation';
import type { Storefront } from '../storefront';
import { parseStoreConfig, type StoreConfig } from '../store-view/api';
import { documentTitle } from '../store-view/shop-name';
import { liveQuery } from '../transport/resource';
import { menuTree, walkMenu, type MenuCategory } from './menu/menu-tree';

export interface Navigation {
  /** What this visitor may see, by position; undefined until it is known. */
  categories: ReadonlySignal<readonly MenuCategory[] | undefined>;
  /** Undefined until it is known, as is what the shop says of itself. */
  storeName: ReadonlySignal<string | undefined>;
  shop: ReadonlySignal<StoreConfig | undefined>;
  /** What the document is called while a page of this title is shown. */
  titled: ReadonlySignal<(page: string) => string>;
  error: ReadonlySignal<Error | undefined>;
  pending: ReadonlySignal<boolean>;
  reload(): void;
}

/** behaviour 9. A server may allow less and says how much. */
const menuPageSize = 600;

export function createNavigation({
  config,
  transport,
  routing,
  user,
  storeView,
  onDispose,
}: Storefront): Navigation {
  const pageSize = signal(menuPageSize);
  const shell = liveQuery(
    transport,
    GetMegaMenuDocument,
    () => ({ pageSize: pageSize.value }),
    (data) => data,
  );

  const stopTelling = storeView.follow(shell);

  const categories = computed(() => {
    const data = shell.data.value;
    if (!data) return undefined;
    const suffix = data.storeConfig?.category_url_suffix ?? '';
    return menuTree(data.categoryList?.[0]?.children ?? [], {
      suffix,
      isEmployee: user.isEmployee.value,
      hasEvents: !transport.capabilities.value.has('Query.storeEvents'),
    });
  });

  // Every category of the menu is known by its path: following its link needs no lookup.
  const stopLearning = effect(() => {
    for (const { listing, uid } of walkMenu(categories.value ?? []))
      routing.learn(listing, { type: 'CATEGORY', uid });
  });

  const stopShrinking = effect(() => {
    const allowed = /Maximum pageSize is (\d+)/i.exec(shell.error.value?.message ?? '')?.[1];
    if (allowed && Number(allowed) < pageSize.peek()) pageSize.value = Number(allowed);
  });

  onDispose(() => {
    stopLearning();
    stopShrinking();
    stopTelling();
    shell.dispose();
  });

  const shop = computed(() => shell.data.value && parseStoreConfig(shell.data.value));
  // A shop that nobody has named goes by its address.
  const storeName = computed(() => shop.value && (shop.value.name || new URL(config.shopUrl).host));

  return {
    categories,
    storeName,
    shop,
    titled: computed(() => {
      const settings = shell.data.value?.storeConfig ?? {};
      const name = storeName.value;
      return (page) => documentTitle(page, settings, name);
    }),
    error: shell.error,
    pending: shell.pending,
    reload: shell.reload,
  };
}
