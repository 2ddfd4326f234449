// Texts of what steers a listing, among those of the catalogue. They come when its products stand.
import { addWords } from '../known';

export const filters = {
  perPage: 'Per page',
  sortBy: 'Sort by',
  /** On a narrow screen. */
  sort: 'Sort',
  filters: 'Filters',
  filtersChosen: 'Filters ({n})',
  sortOwn: 'Recommended',
  /** Of what a search finds. */
  sortRelevance: 'Best match',
  sortLowest: '{label}: low to high',
  sortHighest: '{label}: high to low',
  sortFirst: '{label}: A to Z',
  sortLast: '{label}: Z to A',
  yes: 'Yes',
  no: 'No',
  range: '{from} – {to}',
  rangeTo: 'Up to {to}',
  rangeFrom: 'From {from}',
  /** Of a handle that stands at its end. */
  rangeAny: 'Any',
  rangeLowest: '{label} from',
  rangeHighest: '{label} up to',
  rangeLow: 'From ({unit})',
  rangeHigh: 'To ({unit})',
  rangeLowPlain: 'From',
  rangeHighPlain: 'To',
  optionCount: { one: '{n} product', other: '{n} products' },
  optionNumber: '{n}',
  /** Beside others of the same kind that are chosen. */
  optionPlus: '+{n}',
  optionAdds: { one: '{n} more product', other: '{n} more products' },
  showMore: 'Show all {n}',
  showFewer: 'Show fewer',
  searchIn: 'Find in {label}',
  searchNone: 'Nothing called that.',
  chosenFilters: 'Chosen filters',
  removeFilter: 'Remove filter:',
  clearFilters: 'Clear all',
  filterOther: 'Another filter',
  filterGone: 'no longer offered',
  /** Of prices that were chosen in another currency. */
  filterForeign: '{range}, not applied: prices are in {currency} now',
  filtersNone: 'There is nothing to filter here.',
  filtersError: 'The filters did not load.',
  showResults: { one: 'Show {n} product', other: 'Show {n} products' },
  showResultsPending: 'Show products',
  noMatchTitle: 'Nothing has all of that',
  noMatchMessage: 'No product fits everything that you chose.',
  leaveOneOut: 'Or leave one out:',
  leaveOut: { one: 'Without {label}: {n} product', other: 'Without {label}: {n} products' },
  clearFiltersLong: 'Clear all filters',
} as const;

addWords({ catalog: filters });
