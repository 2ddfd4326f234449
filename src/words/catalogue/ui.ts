// Texts of the building blocks.
import { addWords } from '../known';

export const ui = {
  optional: 'optional',
  close: 'Close',
  loading: 'Fetching Data...',
  working: 'One moment, please',
  fewer: 'One less: {label}',
  more: 'One more: {label}',
  breadcrumbs: 'You are here',
  errorMark: 'Error:',
} as const;

addWords({ ui });
