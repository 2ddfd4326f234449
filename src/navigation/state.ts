// Owns the menu and the name of the shop: one cacheable query for the whole shell.
import { computed, effect, type ReadonlySignal } from '@preact/signals-core';
import { createMenu } from '../catalog/menu/menu';
import { walkMenu, type MenuCategory } from '../catalog/menu/menu-tree';
import type { Storefront } from '../storefront';
import { parseStoreConfig } from '../store-view/api';
import type { StoreConfig } from '../store-view/config';
import { documentTitle } from '../store-view/shop-name';

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

export function createNavigation({ config, routing, storeView, feature, onDispose }: Storefront): Navigation {
  const { shell, categories } = feature(createMenu);
  const shop = computed(() => shell.data.value && parseStoreConfig(shell.data.value));
  const told = computed(() => (shell.data.value?.storeConfig ? shop.value : undefined));
  const stopTelling = storeView.follow({ data: told, pending: shell.pending });

  // Every category of the menu is known by its path: following its link needs no lookup.
  const stopLearning = effect(() => {
    for (const { listing, uid } of walkMenu(categories.value ?? []))
      routing.learn(listing, { type: 'CATEGORY', uid });
  });

  onDispose(() => {
    stopLearning();
    stopTelling();
  });

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
