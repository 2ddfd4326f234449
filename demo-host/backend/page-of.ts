// One page of a list, as Magento answers pages; beyond the last one some lists are empty, and others refuse.
import { inputError } from './errors';

export interface PageArguments {
  currentPage: number;
  pageSize: number;
}

/** Throws for a page or a size below one. */
export function pageOf<T>(all: readonly T[], { currentPage, pageSize }: PageArguments) {
  if (currentPage < 1) throw inputError('currentPage value must be greater than 0.');
  if (pageSize < 1) throw inputError('pageSize value must be greater than 0.');
  return {
    items: all.slice((currentPage - 1) * pageSize, currentPage * pageSize),
    total_count: all.length,
    page_info: {
      current_page: currentPage,
      page_size: pageSize,
      total_pages: Math.ceil(all.length / pageSize),
    },
  };
}

/** Throws Magento's error for a page past the last one, where a list has one; an empty list has no pages and is no error. */
export function checkPage(currentPage: number, totalPages: number): void {
  if (currentPage > totalPages && totalPages > 0)
    throw inputError(
      `currentPage value ${currentPage} specified is greater than the ${totalPages} page(s) available.`,
    );
}
