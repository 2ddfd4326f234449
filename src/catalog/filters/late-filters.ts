// What a listing draws once its products stand: one file to fetch.
export { QuickAdd } from '../purchase/QuickAdd';
export { FilterArea } from './FilterArea';
export { ListingChoices } from './ListingChoices';
export { ListingPages } from './ListingPages';
export { NoMatch } from './NoMatch';
export { PageSize } from './PageSize';
