// What a listing draws once its products stand: one file to fetch.
export { FilterArea } from './FilterArea';
export { ListingChoices } from './ListingChoices';
export { NoMatch } from './NoMatch';
