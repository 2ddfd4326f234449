// Contract of <airside-home>.
import { Home } from '../../../src/content/home/Home';
import { homeStyles } from '../../../src/content/home/styles';
import { uiStyles } from '../../../src/ui/styles';
import { cardEvents } from '../../kit/common/common-events';
import { commonParts } from '../../kit/common/common-parts';
import { errorEvent, type Contract } from '../../kit/contract';

export default {
  tag: 'airside-home',
  group: 'Content',
  summary:
    'The home page: banners, offers, brands, how buying goes; without a content service, the CMS home page.',
  root: 'shadow',
  component: Home,
  styles: [...uiStyles, ...homeStyles],
  reserve: '960px',
  attributes: {},
  events: { ...cardEvents, ...errorEvent },
  slots: { '': 'Shown until the page is ready.' },
  parts: {
    home: 'The whole page.',
    banners: 'The carousel at the top.',
    'special-offers': 'All offers.',
    'special-offer': 'One offer.',
    'banner-group': 'One group of banners.',
    'brand-logos': 'All logos.',
    'brand-logo': 'One logo.',
    'duty-free-steps': 'How buying goes.',
    page: 'The CMS home page.',
    html: 'What editors wrote there.',
    shelf: 'A shelf with its heading.',
    ...commonParts(
      'button',
      'alert-error',
      'tag',
      'price',
      'card',
      'wishlist-button',
      'grid',
      'picture',
      'rating',
      'icon-button',
      'empty-state',
      'title',
    ),
  },
  customProperties: {},
} satisfies Contract;
