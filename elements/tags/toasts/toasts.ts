// Contract of <airside-toasts>.
import { Toasts } from '../../../src/navigation/toasts/Toasts';
import { toastsStyles } from '../../../src/navigation/toasts/toasts-styles';
import { uiStyles } from '../../../src/ui/styles';
import { commonParts } from '../../kit/common/common-parts';
import { errorEvent, type Contract } from '../../kit/contract';

export default {
  tag: 'airside-toasts',
  group: 'Frame of a page',
  summary:
    'Messages of the shop that come and go at the edge of the page. One per page; where there is none, the first message brings it.',
  root: 'shadow',
  component: Toasts,
  styles: [...uiStyles, ...toastsStyles],
  attributes: {},
  events: { ...errorEvent },
  slots: { '': 'Shown until the region is ready.' },
  parts: {
    toasts: 'The whole region.',
    toast: 'One message.',
    'toast-info': 'A message to know of.',
    'toast-success': 'A message that something went well.',
    'toast-warning': 'A message to mind.',
    'toast-error': 'A message that something failed.',
    ...commonParts('icon-button'),
  },
  customProperties: {
    '--airside-toast-width': 'Width of a message; 320px when not set.',
    '--airside-toast-layer': 'Layer of the messages, as a z-index; 10000 when not set.',
  },
} satisfies Contract;
