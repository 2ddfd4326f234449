// The menu as this visitor may see it, and what comes with it of the shop itself: one cacheable query.
import { computed, effect, signal, type ReadonlySignal } from '@preact/signals-core';
import type { GetMegaMenuQuery } from '../../graphql/generated/catalog-menu';
import type { Storefront } from '../../storefront';
import { liveQuery, type Resource } from '../../transport/resource';
import { allowedPageSize, branchesOf, GetMegaMenuDocument } from './api';
import { menuTree, type MenuCategory } from './menu-tree';

export interface Menu {
  shell: Resource<GetMegaMenuQuery>;
  /** By position; undefined until it is known. */
  categories: ReadonlySignal<readonly MenuCategory[] | undefined>;
}

/** behaviour 9. A server may allow less and says how much. */
const menuPageSize = 600;

/** A feature of the storefront: all who ask share one. */
export function createMenu({ transport, user, onDispose }: Storefront): Menu {
  const pageSize = signal(menuPageSize);
  const shell = liveQuery(
    transport,
    GetMegaMenuDocument,
    () => ({ pageSize: pageSize.value }),
    (data) => data,
  );
  const stopShrinking = effect(() => {
    const allowed = allowedPageSize(shell.error.value);
    if (allowed && allowed < pageSize.peek()) pageSize.value = allowed;
  });
  onDispose(() => {
    stopShrinking();
    shell.dispose();
  });
  return {
    shell,
    categories: computed(() => {
      const data = shell.data.value;
      if (!data) return undefined;
      return menuTree(branchesOf(data), {
        suffix: data.storeConfig?.category_url_suffix ?? '',
        isEmployee: user.isEmployee.value,
        hasEvents: !transport.capabilities.value.has('Query.storeEvents'),
      });
    }),
  };
}
