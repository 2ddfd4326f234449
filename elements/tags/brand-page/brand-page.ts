// Contract of <airside-brand-page>.
import { BrandPage } from '../../../src/catalog/brand/BrandPage';
import { brandStyles } from '../../../src/catalog/brand/styles';
import { uiStyles } from '../../../src/ui/styles';
import { cardEvents, purchaseEvents } from '../../kit/common/common-events';
import { commonParts, listingFamilies } from '../../kit/common/common-parts';
import { errorEvent, type Contract } from '../../kit/contract';

export default {
  tag: 'airside-brand-page',
  group: 'Products',
  summary: 'A brand: banners, film and words of its CMS block, other brands, its products page by page.',
  root: 'shadow',
  component: BrandPage,
  styles: [...uiStyles, ...brandStyles],
  reserve: '960px',
  attributes: {
    brand: {
      type: 'text',
      description:
        'Option of the attribute brand, or the name of the brand; all brands are listed without it.',
    },
  },
  example: '<airside-brand-page brand="Glen Tarrow"></airside-brand-page>',
  events: {
    'airside-brand-viewed': {
      description: 'The brand is shown, once per brand.',
      detail: 'BrandViewed',
    },
    'airside-not-found': {
      description: 'This shopper can see no product of such a brand.',
      detail: 'NotFound',
    },
    ...cardEvents,
    ...purchaseEvents,
    ...errorEvent,
  },
  slots: { '': 'Shown until the brand is ready.' },
  parts: {
    banner: 'A banner of the brand.',
    navigation: 'The way to other brands.',
    video: 'The film of the brand.',
    ...commonParts(...listingFamilies, 'breadcrumbs'),
  },
  customProperties: {},
} satisfies Contract;
