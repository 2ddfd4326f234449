// What every page asks and shows: the shop's settings and its main menu.
import { linkBases } from '../../src/store-view/link-bases';
import { documentTitle, firstChosen, shopName } from '../../src/store-view/shop-name';
import { inMenus, linkedFields, type LinkedCategory } from './categories';
import { linkTo, type Link } from './link';

const settings = [
  ...['store_name', 'store_group_name', 'website_name', 'default_title', 'default_description'],
  ...['title_prefix', 'title_suffix', 'cms_home_page', 'head_shortcut_icon'],
  ...['base_url', 'base_link_url', 'secure_base_url', 'secure_base_link_url'],
] as const;

export const configFields = /* GraphQL */ `
  storeConfig {
    category_url_suffix
    secure_base_media_url
    grid_per_page
    ${settings.join(' ')}
  }
`;

/** Part of every query of a page. */
export const shellFields = /* GraphQL */ `
  ${configFields}
  categoryList {
    children {
      ${linkedFields}
      include_in_menu
      position
    }
  }
`;

export interface ShellAnswer {
  storeConfig:
    | ({
        category_url_suffix: string | null;
        secure_base_media_url: string | null;
        grid_per_page: number | null;
      } & Partial<Record<(typeof settings)[number], string | null>>)
    | null;
  categoryList: { children: (LinkedCategory & { position: number })[] }[] | null;
}

export interface Shell {
  /** Of category and product addresses. */
  suffix: string;
  menu: readonly Link[];
  pageSize?: number;
  mediaUrl?: string;
  /** Address of the picture that browsers show beside the title. */
  icon?: string;
  /** What the shop is called. */
  name: string;
  /** Of pages that have none of their own; '' where nobody chose one. */
  defaultTitle: string;
  defaultDescription: string;
  /** What the document is called while a page of this title is shown. */
  titled(page: string): string;
  /** Identifier of the CMS page that stands at '/'. */
  homePage: string;
  /** What absolute addresses of the shop's pages start with. */
  linkBases: readonly string[];
}

export function readShell({ storeConfig, categoryList }: ShellAnswer, shopUrl: string): Shell {
  const name = shopName(storeConfig) || new URL(shopUrl).host;
  const suffix = storeConfig?.category_url_suffix ?? '';
  const mediaUrl = storeConfig?.secure_base_media_url ?? undefined;
  const icon = storeConfig?.head_shortcut_icon;
  return {
    suffix,
    menu: inMenus(categoryList?.[0]?.children)
      .sort((one, other) => one.position - other.position)
      .map((category) => linkTo(category, suffix)),
    pageSize: storeConfig?.grid_per_page ?? undefined,
    mediaUrl,
    icon: mediaUrl && icon ? `${mediaUrl}favicon/${icon}` : undefined,
    name,
    defaultTitle: firstChosen(storeConfig?.default_title),
    defaultDescription: storeConfig?.default_description ?? '',
    titled: (page) => documentTitle(page, storeConfig ?? {}, name),
    homePage: storeConfig?.cms_home_page?.split('|')[0] ?? '',
    linkBases: linkBases(storeConfig),
  };
}
