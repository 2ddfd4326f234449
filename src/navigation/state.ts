// Owns the menu and the name of the shop: one cacheable query for the whole shell.
import { computed, effect, signal, type ReadonlySignal } from '@preact/signals-core';
import { GetMegaMenuDocument } from '../graphql/generated/navigation';
import type { Storefront } from '../storefront';
import { liveQuery } from '../transport/resource';
import { shopName } from './name-lines';
import { menuTree, walkMenu, type MenuCategory } from './menu/menu-tree';

export interface Navigation {
  /** What this visitor may see, by position; undefined until it is known. */
  categories: ReadonlySignal<readonly MenuCategory[] | undefined>;
  /** Empty until it is known. */
  storeName: ReadonlySignal<string>;
  error: ReadonlySignal<Error | undefined>;
  pending: ReadonlySignal<boolean>;
  reload(): void;
}

/** SPEC 9. A server may allow less and says how much. */
const menuPageSize = 600;

export function createNavigation({
  transport,
  routing,
  user,
  storeView,
  text,
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

  return {
    categories,
    storeName: computed(() => {
      const config = shell.data.value?.storeConfig;
      return shell.data.value
        ? shopName(config?.store_group_name, config?.store_name, text('navigation.shopName'))
        : '';
    }),
    error: shell.error,
    pending: shell.pending,
    reload: shell.reload,
  };
}
