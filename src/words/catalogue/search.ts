// Texts of the search box and what it suggests.
import { addWords } from '../known';

export const search = {
  label: 'Search the shop',
  placeholder: 'Product, brand or category',
  submit: 'Search',
  clear: 'Clear',
  forgotten: 'Removed “{query}”',
  cleared: 'Recent searches cleared',
} as const;

addWords({ search });
