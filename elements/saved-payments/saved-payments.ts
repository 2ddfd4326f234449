// Contract of <airside-saved-payments>.
import { SavedPaymentsPage } from '../../src/account/saved-payments/SavedPaymentsPage';
import { savedPaymentsStyles } from '../../src/account/saved-payments/styles';
import { accountPageStyles } from '../../src/account/styles';
import { uiStyles } from '../../src/ui/styles';
import { signInEvents } from '../common-events';
import { commonParts } from '../common-parts';
import { errorEvent, type Contract } from '../contract';
import { scope } from '../scoped-sheets';

export default {
  tag: 'airside-saved-payments',
  summary: 'The cards that the customer chose to keep: brand, last digits, expiry, and a way to remove them.',
  // Guests are offered the sign-in, and no password manager looks into a shadow root.
  root: 'light',
  scope,
  component: SavedPaymentsPage,
  styles: [...uiStyles, ...accountPageStyles, ...savedPaymentsStyles],
  reserve: '480px',
  attributes: {},
  events: { ...signInEvents, ...errorEvent },
  slots: { '': 'Shown until the element is ready.' },
  parts: {
    page: 'The whole page.',
    navigation: 'The ways to the other pages of the account.',
    payments: 'The list.',
    payment: 'One saved payment.',
    ...commonParts('button', 'alert-error', 'field', 'dialog', 'icon-button', 'empty-state'),
  },
  customProperties: {},
} satisfies Contract;
