// The document and variables of a category page, and what is read from its answer.
import type {
  CategoryListingQuery,
  CategoryListingQueryVariables,
} from '../graphql/generated/catalog-listing';
import type { Sort } from './listing-url';
import type { Category, ListingResult } from './product';
import { htmlText } from './html-text';
import { categoryPath, flag, parseCards, parseTrail, present } from './product-api';

export { CategoryListingDocument } from '../graphql/generated/catalog-listing';

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
    // Exactly one sort key: the backend refuses null and two.
    sort: { [sort?.by ?? 'position']: sort?.direction ?? 'ASC' },
  };
}

/** A page beyond the last one is an error whose only hint at the last page is a number in a (translated) sentence. */
export function lastPageIn(message: string, asked: number): number {
  const numbers = (message.match(/\d+/g) ?? []).map(Number).filter((number) => number >= 1 && number < asked);
  return numbers[0] ?? 1;
}
