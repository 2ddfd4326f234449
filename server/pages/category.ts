// A category: its words, the categories inside it, and its products page by page.
import { inMenus, linkedFields, type LinkedCategory } from './categories';
import { linkTo, type Link, type Linked } from './link';
import { listedFields, productList, type ListedProduct } from './listed-product';
import { breadcrumbList } from './page';
import { pictureAddress } from './picture-address';
import { anchor, editorsHtml, heading, join, list } from './readable';
import type { Shell } from './shell';
import { shortText } from './short-text';
import type { PageParts, Visit } from './visit';

export const categoryFields = /* GraphQL */ `
  uid
  name
  description
  image
  display_mode
  cms_block {
    content
  }
  meta_title
  meta_description
  breadcrumbs {
    category_name
    category_url_path
  }
  children {
    ${linkedFields}
    include_in_menu
  }
  products(pageSize: $pageSize, currentPage: $page) {
    items {
      ${listedFields}
    }
    page_info {
      current_page
      total_pages
    }
  }
`;

/** Products on a page where the store view does not say it. */
export const usualPageSize = 24;

export interface Category extends Linked {
  uid: string;
  description: string | null;
  image?: string | null;
  /** PAGE shows the block alone, PRODUCTS_AND_PAGE both; anything else the products. */
  display_mode?: string | null;
  cms_block?: { content: string | null } | null;
  meta_title?: string | null;
  meta_description?: string | null;
  breadcrumbs?: { category_name: string; category_url_path: string | null }[] | null;
  children?: LinkedCategory[] | null;
  products?: {
    items?: ListedProduct[] | null;
    page_info?: { current_page: number; total_pages: number } | null;
  } | null;
}

/** GraphQL's Int ends here. */
const last = 2 ** 31 - 1;

export const pageOf = (url: URL): number =>
  Math.min(last, Math.max(1, Math.floor(Number(url.searchParams.get('page'))) || 1));

export function readCategory(category: Category, path: string, shell: Shell, { shopUrl }: Visit): PageParts {
  const { suffix } = shell;
  const name = category.name ?? '';
  const products = category.display_mode === 'PAGE' ? undefined : category.products;
  const block = /PAGE/.test(category.display_mode ?? '') ? (category.cms_block?.content ?? '') : '';
  const current = products?.page_info?.current_page ?? 1;
  const crumbs: Link[] = (category.breadcrumbs ?? []).map((crumb) =>
    linkTo({ name: crumb.category_name, url_path: crumb.category_url_path }, suffix),
  );
  return {
    title: category.meta_title || name,
    area: 'category',
    canonical: pagePath(path, current),
    target: { type: 'CATEGORY', uid: category.uid },
    description: category.meta_description || shortText(category.description || block),
    image: pictureAddress(category.image, shopUrl),
    crumbs,
    content: join(
      editorsHtml(category.description, shell.linkBases),
      list(inMenus(category.children).map((child) => anchor(linkTo(child, suffix)))),
      editorsHtml(block, shell.linkBases),
      !!products?.items?.length && heading('Products'),
      productList(products?.items ?? [], suffix),
      list(neighbours(path, current, products?.page_info?.total_pages ?? 1).map(anchor)),
    ),
    structured: breadcrumbList(crumbs, name, shopUrl),
  };
}

const pagePath = (path: string, page: number): string => (page > 1 ? `${path}?page=${page}` : path);

function neighbours(path: string, current: number, last: number): Link[] {
  return [
    ...(current > 1 ? [{ label: 'Previous page', path: pagePath(path, current - 1) }] : []),
    ...(current < last ? [{ label: 'Next page', path: pagePath(path, current + 1) }] : []),
  ];
}
