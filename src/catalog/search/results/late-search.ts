// What a page of results can do without at first: one file to fetch.
export { NoResults } from './NoResults';
export { SearchHelp } from './SearchHelp';
