// Texts of the way down to a page and back, among those of the building blocks and of the catalogue.
import { addWords } from '../known';

export const breadcrumbs = {
  breadcrumbs: 'You are here',
} as const;

export const trail = {
  home: 'To the home page',
  homeCrumb: 'Home',
} as const;

addWords({ ui: breadcrumbs, catalog: trail });
