// Texts of the way down to a page, among those of the building blocks.
import { addWords } from '../known';

export const breadcrumbs = {
  breadcrumbs: 'You are here',
} as const;

addWords({ ui: breadcrumbs });
