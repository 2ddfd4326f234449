// One page of a list, as Magento answers pages; a page beyond the last one is empty.
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
