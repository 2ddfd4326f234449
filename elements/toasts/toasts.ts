// Contract of <airside-toasts>.
import { Toasts } from '../../src/navigation/Toasts';
import { toastsStyles } from '../../src/navigation/toasts-styles';
import { uiStyles } from '../../src/ui/styles';
import { errorEvent, type Contract } from '../contract';

export default {
  tag: 'airside-toasts',
  summary: 'Messages of the shop that come and go at the edge of the page. One per page.',
  root: 'shadow',
  component: Toasts,
  styles: [...uiStyles, ...toastsStyles],
  attributes: {},
  events: { ...errorEvent },
  slots: {},
  parts: { toasts: 'The whole region.', toast: 'One message.' },
  customProperties: {},
} satisfies Contract;
