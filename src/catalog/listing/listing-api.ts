// What a category page asks for, and what is read from the answer.
import type {
  CategoryListingQuery,
  CategoryListingQueryVariables,
} from '../../graphql/generated/catalog-listing';
import { CategoryListingDocument } from '../../graphql/generated/catalog-listing';
import { htmlText } from '../html-text';
import type { ListingSource } from './listing-source';
import type { Category, ListingResult } from '../product';
import { flag, present } from '../../graphql/loose';
import { categoryPath, parseCards, parseTrail } from '../product-api';

type CategoryAnswer = NonNullable<
  NonNullable<NonNullable<CategoryListingQuery['categories']>['items']>[number]
>;

function parseCategory(answer: CategoryAnswer): Category {
  const suffix = answer.url_suffix ?? '';
  // PAGE, PRODUCTS_AND_PAGE, PRODUCTS; null where nobody chose one.
  const mode = answer.display_mode ?? '';
  return {
    uid: answer.uid,
    name: answer.name ?? '',
    description: htmlText(answer.description),
    path: categoryPath(answer.url_path, suffix),
    block: /PAGE/.test(mode) ? (answer.cms_block?.content ?? '') : '',
    isListed: mode !== 'PAGE',
    metaTitle: answer.meta_title ?? answer.name ?? '',
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

/** @throws where the answer does not say whether there is such a category. */
export function parseListing(data: CategoryListingQuery): ListingResult {
  if (data.categories && !data.categories.items?.every(Boolean)) throw new Error('categories.items: none');
  const answer = present(data.categories?.items)[0];
  const pageSize = data.products?.page_info?.page_size;
  return {
    category: answer && parseCategory(answer),
    products: parseCards(data.products?.items),
    total: data.products?.total_count ?? 0,
    pages: data.products?.page_info?.total_pages ?? 0,
    ...(pageSize ? { pageSize } : {}),
    sortFields: present(data.products?.sort_fields?.options).flatMap(({ value, label }) =>
      value ? { value, label: label ?? value } : [],
    ),
  };
}

/** The listing of one category. */
export function categorySource(
  uid: string,
): ListingSource<CategoryListingQuery, CategoryListingQueryVariables> {
  return {
    document: CategoryListingDocument,
    variables: ({ page, pageSize, sort, filter }) =>
      uid
        ? {
            uid,
            pageSize,
            currentPage: page,
            filter,
            // Exactly one sort key: the backend refuses null and two.
            sort: { [sort.by]: sort.direction },
          }
        : undefined,
    parse: parseListing,
    scope: { filter: { category_uid: { eq: uid } } },
    ownSort: { by: 'position', direction: 'ASC' },
    path: (result) => result?.category?.path ?? '',
    categories: (result) =>
      [...(result.category?.children ?? [])]
        .sort((one, other) => one.position - other.position)
        .map((child) => child.uid),
  };
}
