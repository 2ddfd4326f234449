// The shelves of the whole shop, for what is listed from all over it: by a search, of a brand. Pure.
import { walkMenu, type MenuCategory } from '../menu/menu-tree';

const isListed = ({ path, listing }: MenuCategory) => path === listing;

/**
 * Their uids, each before those on it. A branch whose own page is no listing (behaviour 2.3) holds pages and favourites of other
 * shelves: it is left out, unless the shop has nothing else.
 */
export function shelvesOf(categories: readonly MenuCategory[]): string[] {
  const branches = categories.filter(isListed);
  return [...walkMenu(branches.length > 0 ? branches : categories)].filter(isListed).map(({ uid }) => uid);
}
