// Links to categories and products, as the backend describes them.
import { menuLink } from '../../src/catalog/menu/menu-link';

export interface Link {
  label: string;
  /** Path in the shop, not yet encoded. */
  path: string;
}

export interface Linked {
  name: string | null;
  url_path?: string | null;
  url_key?: string | null;
  url_suffix?: string | null;
}

/** A category leads to where the menu leads (behaviour 2.3). */
export function linkTo(item: Linked, suffix: string): Link {
  const path = item.url_path
    ? menuLink(item.url_path, suffix)
    : `/${item.url_key}${item.url_suffix === undefined ? suffix : (item.url_suffix ?? '')}`;
  return { label: item.name ?? '', path };
}

export const href = ({ path }: Link): string => encodeURI(path);
