// What is needed once somebody types, as one file.
export { createKnownPlaces } from '../places/known-places';
export { meantBy } from '../places/search-address';
export { SearchPanel } from './SearchPanel';
export { createSuggesting } from './suggested';
