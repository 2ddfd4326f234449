// What is needed once somebody types, as one file.
export { createKnownPlaces } from '../places/known-places';
export { placeCalled } from '../places/place';
export { SearchPanel } from './SearchPanel';
export { createSuggesting } from './suggested';
