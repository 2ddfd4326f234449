// Contract of <airside-special-offers>.
import { SpecialOffers } from '../../../src/content/home/SpecialOffers';
import { inTextStyles } from '../../../src/ui/ground/ground-styles';
import { uiStyles } from '../../../src/ui/styles';
import { commonParts } from '../../kit/common/common-parts';
import { errorEvent, type Contract } from '../../kit/contract';

export default {
  tag: 'airside-special-offers',
  group: 'Content',
  summary: 'The special offers of the content service, side by side; nothing where there are none.',
  root: 'shadow',
  component: SpecialOffers,
  styles: [...uiStyles, ...inTextStyles],
  reserve: '236px',
  spaced: true,
  room: {
    '': '323 304:288 328:262 412:238',
  },
  attributes: {
    heading: { type: 'text', description: 'Heading instead of "Special offers".' },
  },
  events: { ...errorEvent },
  slots: { '': 'Shown until the offers are ready.' },
  parts: { 'special-offers': 'All offers.', 'special-offer': 'One offer.', ...commonParts('icon-button') },
  customProperties: {},
} satisfies Contract;
