// What is needed to open the search, as one file.
export { leadOn } from '../../catalog/search/places/lead-on';
export { prepareSuggesting } from '../../catalog/search/suggest/fetch-suggesting';
export { SearchLayer } from './SearchLayer';
