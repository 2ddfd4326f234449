// What every page asks and shows: the shop's settings and its main menu.
import { linkTo, type Link, type Linked } from './link';

/** Part of every query. */
export const shellFields = /* GraphQL */ `
  storeConfig {
    category_url_suffix
    secure_base_media_url
    grid_per_page
  }
  categoryList {
    children {
      name
      url_path
      include_in_menu
      position
    }
  }
`;

export interface ShellAnswer {
  storeConfig: {
    category_url_suffix: string | null;
    secure_base_media_url: string | null;
    grid_per_page: number | null;
  } | null;
  categoryList: { children: (Linked & { include_in_menu: number | null; position: number })[] }[] | null;
}

export interface Shell {
  /** Of category and product addresses. */
  suffix: string;
  menu: readonly Link[];
  pageSize?: number;
  mediaUrl?: string;
}

export function readShell({ storeConfig, categoryList }: ShellAnswer): Shell {
  const suffix = storeConfig?.category_url_suffix ?? '';
  return {
    suffix,
    menu: (categoryList?.[0]?.children ?? [])
      .filter((category) => category.include_in_menu !== 0)
      .sort((one, other) => one.position - other.position)
      .map((category) => linkTo(category, suffix)),
    pageSize: storeConfig?.grid_per_page ?? undefined,
    mediaUrl: storeConfig?.secure_base_media_url ?? undefined,
  };
}
