// Categories for tests of menus, told by their paths.
import type { MenuCategory } from '../../../src/catalog/menu/menu-tree';

export const category = (path: string, children: MenuCategory[] = [], position = 1): MenuCategory => ({
  uid: path,
  name: path.replace(/^.*\//, ''),
  position,
  path: `/${path}.html`,
  listing: `/${path}.html`,
  children,
});

/** 600 categories in three tiers: 12, seven below each, six below each of those. */
export const hugeMenu: readonly MenuCategory[] = Array.from({ length: 12 }, (_, top) =>
  category(
    `top-${top}`,
    Array.from({ length: 7 }, (_, middle) =>
      category(
        `top-${top}/middle-${middle}`,
        Array.from({ length: 6 }, (_, leaf) => category(`top-${top}/middle-${middle}/leaf-${leaf}`)),
        middle,
      ),
    ),
  ),
);
