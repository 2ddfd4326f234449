// Contract of <airside-search-page>.
import { searchPageStyles } from '../../../src/catalog/search/results/search-page-styles';
import { SearchPage } from '../../../src/catalog/search/results/SearchPage';
import { uiStyles } from '../../../src/ui/styles';
import { cardEvents, purchaseEvents, searchEvents } from '../../kit/common/common-events';
import { commonParts, listingFamilies } from '../../kit/common/common-parts';
import { errorEvent, type Contract } from '../../kit/contract';

export default {
  tag: 'airside-search-page',
  group: 'Products',
  summary:
    'What a search finds, page by page, with a field to search for something else. The address says which page; on another site only which one it begins with, after Back as well.',
  root: 'shadow',
  component: SearchPage,
  styles: [...uiStyles, ...searchPageStyles],
  reserve: '960px',
  attributes: {
    query: {
      type: 'text',
      default: '',
      description: 'What is searched for where the address says nothing (?query=…).',
    },
  },
  example: '<airside-search-page query="gin"></airside-search-page>',
  events: {
    'airside-search-viewed': {
      description: 'What a search has found is shown, once per search.',
      detail: 'SearchViewed',
    },
    ...searchEvents,
    ...cardEvents,
    ...purchaseEvents,
    ...errorEvent,
  },
  slots: { '': 'Shown until the results are ready.' },
  parts: commonParts(...listingFamilies, 'search'),
  customProperties: {},
} satisfies Contract;
