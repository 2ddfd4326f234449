// Contract of <airside-cms-block>.
import { CmsBlock } from '../../../src/content/cms/CmsBlock';
import { uiStyles } from '../../../src/ui/styles';
import { commonParts } from '../../kit/common/common-parts';
import { errorEvent, type Contract } from '../../kit/contract';

export default {
  tag: 'airside-cms-block',
  group: 'Content',
  summary: 'A block of the shop’s editors, anywhere; nothing where there is no such block.',
  root: 'shadow',
  component: CmsBlock,
  styles: uiStyles,
  attributes: {
    identifier: { type: 'text', description: 'Identifier of the block in the backend.' },
  },
  needs: ['identifier'],
  example: '<airside-cms-block identifier="delivery-note"></airside-cms-block>',
  events: {
    'airside-not-found': {
      description: 'There is no such block, or it is switched off.',
      detail: 'NotFound',
    },
    ...errorEvent,
  },
  slots: { '': 'Shown until the block is ready.' },
  parts: { html: 'What the editors wrote.', ...commonParts('button-quiet', 'alert-error') },
  customProperties: {},
} satisfies Contract;
