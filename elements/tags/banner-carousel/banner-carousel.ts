// Contract of <airside-banner-carousel>.
import { Banners } from '../../../src/content/home/banners/Banners';
import { uiStyles } from '../../../src/ui/styles';
import { commonParts } from '../../kit/common/common-parts';
import { errorEvent, type Contract } from '../../kit/contract';

export default {
  tag: 'airside-banner-carousel',
  group: 'Content',
  summary: 'The banners of the content service’s home page; on narrow screens they change by themselves.',
  root: 'shadow',
  component: Banners,
  styles: uiStyles,
  reserve: 'max(clamp(360px, 25vw, 560px), min(536px, (768px - 100vw) * 999))',
  attributes: {},
  internalProps: ['otherwise'],
  events: { ...errorEvent },
  slots: { '': 'Shown until the banners are ready.' },
  parts: {
    banners: 'The whole carousel.',
    ...commonParts('button-primary', 'button-secondary', 'icon-button', 'picture'),
  },
  customProperties: {},
} satisfies Contract;
