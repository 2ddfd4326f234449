// Contract of <airside-search-box>.
import { SearchBox } from '../../../src/catalog/search/field/SearchBox';
import { searchBoxStyles } from '../../../src/catalog/search/field/search-box-styles';
import { uiStyles } from '../../../src/ui/styles';
import { searchEvents } from '../../kit/common/common-events';
import { commonParts } from '../../kit/common/common-parts';
import { errorEvent, type Contract } from '../../kit/contract';

export default {
  tag: 'airside-search-box',
  group: 'Frame of a page',
  summary: 'A field to search in, with suggestions while one types; leads to the shop’s page of results.',
  root: 'shadow',
  component: SearchBox,
  styles: [...uiStyles, ...searchBoxStyles],
  reserve: '48px',
  attributes: { query: { type: 'text', default: '', description: 'What stands in the field at first.' } },
  internalProps: ['autoFocus', 'isQuiet', 'onSearch', 'onClose'],
  events: { ...searchEvents, ...errorEvent },
  slots: { '': 'Shown until the field is ready.' },
  parts: {
    'search-box': 'The field and its list.',
    'search-field': 'The field.',
    'search-panel': 'What hangs below the field.',
    ...commonParts('button-quiet', 'price', 'picture', 'icon-button'),
  },
  customProperties: {},
} satisfies Contract;
