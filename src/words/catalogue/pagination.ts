// Texts of the links to the pages of a listing, among those of the building blocks.
import { addWords } from '../known';

export const pagination = {
  pagination: 'Pages',
  page: 'Page {page}',
  previousPage: 'Previous page',
  nextPage: 'Next page',
  pageOf: 'Page {page} of {pages}',
} as const;

addWords({ ui: pagination });
