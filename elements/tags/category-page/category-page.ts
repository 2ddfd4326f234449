// Contract of <airside-category-page>.
import { listingStyles } from '../../../src/catalog/results/listing-styles';
import { CategoryWithBlock } from '../../../src/content/category/CategoryWithBlock';
import { uiStyles } from '../../../src/ui/styles';
import { cardEvents, purchaseEvents } from '../../kit/common/common-events';
import { commonParts, listingFamilies } from '../../kit/common/common-parts';
import { errorEvent, type Contract } from '../../kit/contract';

export default {
  tag: 'airside-category-page',
  group: 'Products',
  summary:
    'A category: where it stands, what its editors say, what it holds, page by page. The address says which page; on another site only which one it begins with, after Back as well.',
  root: 'shadow',
  component: CategoryWithBlock,
  styles: [...uiStyles, ...listingStyles],
  reserve: '960px',
  attributes: { uid: { type: 'text', description: 'Uid of the category.' } },
  needs: ['uid'],
  example: '<airside-category-page uid="MzE="></airside-category-page>',
  events: {
    'airside-category-viewed': {
      description: 'The category is shown, once per category.',
      detail: 'CategoryViewed',
    },
    'airside-not-found': {
      description: 'The backend knows no such category, or hides it from this shopper.',
      detail: 'NotFound',
    },
    ...cardEvents,
    ...purchaseEvents,
    ...errorEvent,
  },
  slots: { '': 'Shown until the category is ready.' },
  parts: { html: 'What the editors wrote.', ...commonParts(...listingFamilies, 'breadcrumbs') },
  customProperties: {},
} satisfies Contract;
