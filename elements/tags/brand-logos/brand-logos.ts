// Contract of <airside-brand-logos>.
import { BrandLogos } from '../../../src/content/home/BrandLogos';
import { inTextStyles } from '../../../src/ui/ground/ground-styles';
import { uiStyles } from '../../../src/ui/styles';
import { errorEvent, type Contract } from '../../kit/contract';

export default {
  tag: 'airside-brand-logos',
  group: 'Content',
  summary: 'The premium brands of the content service with their logos, or else the shop’s largest brands.',
  root: 'shadow',
  component: BrandLogos,
  styles: [...uiStyles, ...inTextStyles],
  reserve: '168px',
  spaced: true,
  room: {
    '': '395 560:282 960:169',
  },
  attributes: {
    heading: { type: 'text', description: 'Heading instead of "Premium brands".' },
    limit: { type: 'number', default: 12, description: 'At most this many brands.' },
  },
  example: '<airside-brand-logos heading="Our houses" limit="6"></airside-brand-logos>',
  events: { ...errorEvent },
  slots: { '': 'Shown until the brands are known.' },
  parts: { 'brand-logos': 'All logos.', 'brand-logo': 'One logo.' },
  customProperties: {},
} satisfies Contract;
