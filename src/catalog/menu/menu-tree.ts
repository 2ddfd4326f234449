// From the backend's categories to the menu that this visitor may see.
import type { Branch } from './api';
import { categoryPath, menuLink } from './menu-link';

export interface MenuCategory {
  uid: string;
  name: string;
  position: number;
  /** Path of the link, after behaviour 2.3. */
  path: string;
  /** Path of the category's own listing. */
  listing: string;
  children: readonly MenuCategory[];
}

export interface MenuRules {
  /** Category URL suffix of the store view. */
  suffix: string;
  /** Employees see restricted categories (behaviour 6). */
  isEmployee: boolean;
  /** Without them nothing leads to their page. */
  hasEvents: boolean;
}

/** By position; entries of the same position stay as they came. */
export function byPosition<T extends { position: number }>(entries: readonly T[]): T[] {
  return [...entries].sort((a, b) => a.position - b.position);
}

/** Visible categories by position, each with its visible children. */
export function menuTree(branches: readonly (Branch | null)[], rules: MenuRules): MenuCategory[] {
  return byPosition(
    branches.flatMap((branch) => {
      if (!branch?.url_path || branch.include_in_menu === 0) return [];
      if (branch.is_employee_restricted && !rules.isEmployee) return [];
      const path = menuLink(branch.url_path, rules.suffix);
      const listing = categoryPath(branch.url_path, rules.suffix);
      if (path === '/events' && path !== listing && !rules.hasEvents) return [];
      return [
        {
          uid: branch.uid,
          name: branch.name ?? '',
          position: branch.position ?? 0,
          path,
          listing,
          children: menuTree(branch.children ?? [], rules),
        },
      ];
    }),
  );
}

/** Every category of the tree, parents first. */
export function* walkMenu(categories: readonly MenuCategory[]): Generator<MenuCategory> {
  for (const category of categories) {
    yield category;
    yield* walkMenu(category.children);
  }
}
