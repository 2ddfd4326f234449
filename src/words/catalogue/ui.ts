// Texts of the building blocks.
import { addWords } from '../known';

export const ui = {
  optional: 'optional',
  close: 'Close',
  loading: 'Fetching Data...',
  working: 'One moment, please',
  errorMark: 'Error:',
} as const;

addWords({ ui });
