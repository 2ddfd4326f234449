// What listings leave for the whole page: behaviour 3's catalog slots.
import { batch, signal, type ReadonlySignal } from '@preact/signals-core';
import { defaultPageSize } from '../../store-view/config';
import type { ChildCategory } from '../product';

export interface KnownCategory extends ChildCategory {
  parentId: string;
  /** uids in the order of the menu; undefined until the children were stored. */
  children?: readonly string[];
}

export interface Listed {
  /** Keyed by uid. */
  readonly categories: ReadonlySignal<ReadonlyMap<string, KnownCategory>>;
  readonly currentPage: ReadonlySignal<number>;
  readonly pageSize: ReadonlySignal<number>;
  /** Pages of the last listing, for a pagination that stands while the next one loads. */
  readonly prevPageTotal: ReadonlySignal<number>;
  /** behaviour 4.5: ignored if the category already has children; else sorted by position, then uid. */
  updateCategories(parentId: string, children: readonly ChildCategory[]): void;
  showPage(page: { currentPage: number; pageSize: number; pages?: number }): void;
}

export function createListed(): Listed {
  const categories = signal<ReadonlyMap<string, KnownCategory>>(new Map());
  const currentPage = signal(1);
  const pageSize = signal(defaultPageSize);
  const prevPageTotal = signal(0);
  return {
    categories,
    currentPage,
    pageSize,
    prevPageTotal,
    updateCategories(parentId, children) {
      const known = categories.peek();
      const parent = known.get(parentId);
      if (parent?.children || children.length === 0) return;
      const sorted = [...children].sort((a, b) => a.position - b.position || (a.uid < b.uid ? -1 : 1));
      const next = new Map(known);
      for (const child of sorted) next.set(child.uid, { ...next.get(child.uid), ...child, parentId });
      const stored = parent ?? {
        uid: parentId,
        name: '',
        path: '',
        position: 0,
        isEmployeeRestricted: false,
        parentId: '',
      };
      next.set(parentId, { ...stored, children: sorted.map(({ uid }) => uid) });
      categories.value = next;
    },
    showPage(page) {
      batch(() => {
        currentPage.value = page.currentPage;
        pageSize.value = page.pageSize;
        if (page.pages !== undefined) prevPageTotal.value = page.pages;
      });
    },
  };
}
