// Contract of <airside-saved-payments>.
import { SavedPaymentsPage } from '../../../src/account/saved-payments/SavedPaymentsPage';
import { savedPaymentsStyles } from '../../../src/account/saved-payments/styles';
import { accountPageStyles } from '../../../src/account/styles';
import { uiStyles } from '../../../src/ui/styles';
import { signInEvents } from '../../kit/common/common-events';
import { commonParts } from '../../kit/common/common-parts';
import { signInOffer } from '../../kit/common/common-rooms';
import { errorEvent, type Contract } from '../../kit/contract';
import { scope } from '../../kit/sheets/scoped-sheets';

export default {
  tag: 'airside-saved-payments',
  group: 'Account',
  summary: 'The cards that the customer chose to keep: brand, last digits, expiry, and a way to remove them.',
  // Guests are offered the sign-in, and no password manager looks into a shadow root.
  root: 'light',
  scope,
  component: SavedPaymentsPage,
  styles: [...uiStyles, ...accountPageStyles, ...savedPaymentsStyles],
  reserve: '480px',
  room: signInOffer,
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
