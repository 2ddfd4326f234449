// Contract of <airside-navigation-drawer>.
import { DrawerTrigger } from '../../../src/navigation/drawer/DrawerTrigger';
import { uiStyles } from '../../../src/ui/styles';
import { accountEvents, signInEvents } from '../../kit/common/common-events';
import { commonParts } from '../../kit/common/common-parts';
import { errorEvent, type Contract } from '../../kit/contract';

export default {
  tag: 'airside-navigation-drawer',
  group: 'Frame of a page',
  summary: 'A button that opens menu, account and choice of store in a drawer, for narrow pages.',
  root: 'shadow',
  component: DrawerTrigger,
  styles: uiStyles,
  reserve: '44px',
  inline: true,
  attributes: {},
  events: { ...signInEvents, ...accountEvents, ...errorEvent },
  slots: { '': 'Shown until the button is ready.' },
  parts: {
    'icon-button': 'The button, and those in the drawer.',
    drawer: 'The drawer.',
    'choice-trigger': 'The button that names the store view or the currency.',
    ...commonParts('button', 'alert-success', 'alert-error', 'field', 'checkbox', 'choice'),
  },
  customProperties: {},
} satisfies Contract;
