// The catalogue's documents and variables, and categories and listings as the backend speaks of them.
import type {
  CategoryBreadcrumbsQuery,
  CategoryListingQuery,
  CategoryListingQueryVariables,
  ProductAttributeFilterInput,
  ProductShelfQueryVariables,
} from '../graphql/generated/catalog';
import type { Sort } from './listing-url';
import type { Category, Crumb, ListingResult } from './product';
import { htmlText } from './html-text';
import { categoryPath, flag, parseCards, parseTrail, present } from './product-api';

export {
  CategoryBreadcrumbsDocument,
  CategoryListingDocument,
  ProductPageDocument,
  ProductShelfDocument,
  ProductsBySkuDocument,
} from '../graphql/generated/catalog';
export { parseProductPage, parseProductsBySku, parseShelf } from './product-api';

type CategoryAnswer = NonNullable<
  NonNullable<NonNullable<CategoryListingQuery['categories']>['items']>[number]
>;

function parseCategory(answer: CategoryAnswer): Category {
  const suffix = answer.url_suffix ?? '';
  return {
    uid: answer.uid,
    name: answer.name ?? '',
    description: htmlText(answer.description),
    path: categoryPath(answer.url_path, suffix),
    metaTitle: answer.meta_title ?? answer.name ?? '',
    metaDescription: answer.meta_description ?? '',
    trail: parseTrail(answer.breadcrumbs, suffix),
    children: present(answer.children)
      .filter((child) => child.include_in_menu === undefined || flag(child.include_in_menu))
      .map((child) => ({
        uid: child.uid,
        name: child.name ?? '',
        path: categoryPath(child.url_path, child.url_suffix ?? suffix),
        position: child.position ?? 0,
        isEmployeeRestricted: flag(child.is_employee_restricted),
      })),
  };
}

export function parseListing(data: CategoryListingQuery): ListingResult {
  const answer = present(data.categories?.items)[0];
  return {
    category: answer && parseCategory(answer),
    products: parseCards(data.products?.items),
    total: data.products?.total_count ?? 0,
    pages: data.products?.page_info?.total_pages ?? 0,
    sortFields: present(data.products?.sort_fields?.options).flatMap(({ value, label }) =>
      value ? { value, label: label ?? value } : [],
    ),
  };
}

/** Exactly one sort key: the backend refuses null and two. */
function sortVariable(sort: Sort | undefined): ProductShelfQueryVariables['sort'] {
  return { [sort?.by ?? 'position']: sort?.direction ?? 'ASC' };
}

export function listingVariables(
  uid: string,
  page: number,
  pageSize: number,
  sort?: Sort,
): CategoryListingQueryVariables {
  return {
    uid,
    pageSize,
    currentPage: page,
    filter: { category_uid: { eq: uid } },
    sort: sortVariable(sort),
  };
}

export function shelfVariables(
  filter: ProductAttributeFilterInput,
  pageSize: number,
): ProductShelfQueryVariables {
  return { filter, pageSize, sort: sortVariable(undefined) };
}

export type ShelfKind = 'new' | 'best-sellers' | 'specials';

/** A backend refuses a search without any filter: "costs anything" stands for "all". */
export function shelfFilter(categoryUid?: string, kind?: ShelfKind): ProductAttributeFilterInput {
  const filter: ProductAttributeFilterInput = {
    ...(categoryUid ? { category_uid: { eq: categoryUid } } : {}),
    ...(kind === 'new' ? { is_new: { eq: '1' } } : {}),
    ...(kind === 'best-sellers' ? { best_seller: { eq: '1' } } : {}),
  };
  return Object.keys(filter).length > 0 ? filter : { price: { from: '0.01' } };
}

/** A page beyond the last one is an error whose only hint at the last page is a number in a (translated) sentence. */
export function lastPageIn(message: string, asked: number): number {
  const numbers = (message.match(/\d+/g) ?? []).map(Number).filter((number) => number >= 1 && number < asked);
  return numbers[0] ?? 1;
}

export function parseBreadcrumbs(data: CategoryBreadcrumbsQuery): { trail: Crumb[]; current: string } | null {
  const answer = present(data.categories?.items)[0];
  if (!answer) return null;
  return { trail: parseTrail(answer.breadcrumbs, answer.url_suffix ?? ''), current: answer.name ?? '' };
}
