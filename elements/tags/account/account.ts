// Contract of <airside-account>.
import { AccountMenu } from '../../../src/account/AccountMenu';
import { uiStyles } from '../../../src/ui/styles';
import { errorEvent, type Contract } from '../../kit/contract';

export default {
  tag: 'airside-account',
  group: 'Account',
  summary:
    'The customer’s name with a menu of account pages; for guests links to sign in and to create an account.',
  root: 'shadow',
  component: AccountMenu,
  styles: uiStyles,
  reserve: '44px',
  attributes: {},
  events: {
    'airside-sign-in-requested': {
      description: 'A guest follows the link to the sign-in.',
      detail: 'SignInRequested',
    },
    ...errorEvent,
  },
  slots: { '': 'Shown until the element is ready.' },
  parts: { chip: 'The button with the customer’s name.', panel: 'The menu.', guest: 'The links for guests.' },
  customProperties: {},
} satisfies Contract;
