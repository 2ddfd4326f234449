// Contract of <airside-cms-page>.
import { CmsPage } from '../../../src/content/cms/CmsPage';
import { uiStyles } from '../../../src/ui/styles';
import { commonParts } from '../../kit/common/common-parts';
import { errorEvent, type Contract } from '../../kit/contract';

export default {
  tag: 'airside-cms-page',
  group: 'Content',
  summary: 'A page that the shop’s editors wrote, with the elements that they put into it.',
  root: 'shadow',
  component: CmsPage,
  styles: uiStyles,
  reserve: '640px',
  room: {
    '': '2665-269.6 436:1887-80.6 676:1051+49.7 1072:1349 1220:1390 1368:1431',
  },
  attributes: {
    identifier: { type: 'text', description: 'Identifier of the page in the backend.' },
  },
  needs: ['identifier'],
  example: '<airside-cms-page identifier="about-us"></airside-cms-page>',
  events: {
    'airside-page-viewed': {
      description: 'The page is shown, once per page.',
      detail: 'PageViewed',
    },
    'airside-not-found': {
      description: 'There is no such page, or it is switched off.',
      detail: 'NotFound',
    },
    ...errorEvent,
  },
  slots: { '': 'Shown until the page is ready.' },
  parts: {
    page: 'The whole page.',
    title: 'Its heading.',
    html: 'What the editors wrote.',
    ...commonParts('button-primary', 'button-secondary', 'empty-state'),
  },
  customProperties: {},
} satisfies Contract;
