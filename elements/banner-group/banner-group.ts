// Contract of <airside-banner-group>.
import { BannerGroups } from '../../src/content/home/banners/BannerGroups';
import { uiStyles } from '../../src/ui/styles';
import { commonParts } from '../common-parts';
import { errorEvent, type Contract } from '../contract';

export default {
  tag: 'airside-banner-group',
  summary: 'A group of smaller banners of the content service, or all groups; nothing where there are none.',
  root: 'shadow',
  component: BannerGroups,
  styles: uiStyles,
  reserve: '144px',
  attributes: {
    number: {
      type: 'number',
      description: 'Which group of the content service is shown, counted from 1; all where absent.',
    },
  },
  events: { ...errorEvent },
  slots: { '': 'Shown until the banners are ready.' },
  parts: { 'banner-group': 'One group.', ...commonParts('button-secondary') },
  customProperties: {},
} satisfies Contract;
