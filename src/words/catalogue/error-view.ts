// Texts of error pages, among those of navigation.
import { addWords } from '../known';

export const errorView = {
  errorTitle: 'Oops!',
  errorMessage: 'Looks like something went wrong. Sorry about that.',
  notFoundTitle: 'This page is not here',
  notFoundMessage: "Looks like the page you were hoping to find doesn't exist. Sorry about that.",
  internalErrorMessage: 'Something went wrong. Sorry about that.',
  takeMeHome: 'Take me home',
  offlineTitle: 'You are offline',
  offlineMessage: 'This page comes by itself as soon as there is a network.',
  keptPages: 'What you can read meanwhile',
} as const;

addWords({ navigation: errorView });
