// What is offered where a search has nothing to show.
import {
  SearchHelpDocument,
  type SearchHelpQuery,
  type SearchHelpQueryVariables,
} from '../../../graphql/generated/catalog-search-results-help';
import type { ChildCategory, ProductSummary } from '../../product';
import { flag, present } from '../../../graphql/loose';
import { categoryPath, parseCards } from '../../product-api';
import { shelfFilter } from '../../shelf/shelf-api';

export { SearchHelpDocument };

export interface SearchHelp {
  /** With products in them, by position. */
  categories: ChildCategory[];
  products: ProductSummary[];
}

/** Two full rows of three, three of two. */
const mostProducts = 6;

/** Top levels that stand for pages, not for shelves (behaviour 2.3). */
const pages = ['home', 'retail-store', 'diplomats'];

export function helpVariables(): SearchHelpQueryVariables {
  return { favourites: shelfFilter(undefined, 'best-sellers'), pageSize: mostProducts };
}

export function parseHelp({ categoryList, products }: SearchHelpQuery): SearchHelp {
  const categories = present(present(categoryList)[0]?.children)
    .filter(
      (child) =>
        (child.include_in_menu === undefined || flag(child.include_in_menu)) &&
        child.product_count !== 0 &&
        !pages.includes(child.url_path ?? ''),
    )
    .map((child) => ({
      uid: child.uid,
      name: child.name ?? '',
      path: categoryPath(child.url_path, child.url_suffix ?? ''),
      position: child.position ?? 0,
      isEmployeeRestricted: flag(child.is_employee_restricted),
    }));
  return {
    categories: categories.sort((one, other) => one.position - other.position),
    products: parseCards(products?.items).slice(0, mostProducts),
  };
}
