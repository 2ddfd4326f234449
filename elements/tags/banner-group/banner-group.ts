// Contract of <airside-banner-group>.
import { BannerGroups } from '../../../src/content/home/banners/BannerGroups';
import { uiStyles } from '../../../src/ui/styles';
import { commonParts } from '../../kit/common/common-parts';
import { errorEvent, type Contract } from '../../kit/contract';

export default {
  tag: 'airside-banner-group',
  group: 'Content',
  summary: 'A group of smaller banners of the content service, or all groups; nothing where there are none.',
  root: 'shadow',
  component: BannerGroups,
  styles: uiStyles,
  reserve: '144px',
  room: {
    '': '327+108.2 640:125+41.6',
    '[number]': '140+66.6 640:85+16.6',
  },
  attributes: {
    number: {
      type: 'number',
      description: 'Which group of the content service is shown, counted from 1; all where absent.',
    },
  },
  example: '<airside-banner-group number="1"></airside-banner-group>',
  events: { ...errorEvent },
  slots: { '': 'Shown until the banners are ready.' },
  parts: { 'banner-group': 'One group.', ...commonParts('button-secondary', 'picture') },
  customProperties: {},
} satisfies Contract;
