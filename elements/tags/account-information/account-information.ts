// Contract of <airside-account-information>.
import { AccountInformationPage } from '../../../src/account/details/AccountInformationPage';
import { accountPageStyles } from '../../../src/account/styles';
import { uiStyles } from '../../../src/ui/styles';
import { signInEvents } from '../../kit/common/common-events';
import { commonParts } from '../../kit/common/common-parts';
import { signInOffer } from '../../kit/common/common-rooms';
import { errorEvent, type Contract } from '../../kit/contract';
import { scope } from '../../kit/sheets/scoped-sheets';

export default {
  tag: 'airside-account-information',
  group: 'Account',
  summary: 'Name, email address and password of the customer, and the forms that change them.',
  root: 'light',
  scope,
  component: AccountInformationPage,
  styles: [...uiStyles, ...accountPageStyles],
  reserve: '480px',
  room: signInOffer,
  attributes: {},
  events: { ...signInEvents, ...errorEvent },
  slots: { '': 'Shown until the element is ready.' },
  parts: {
    page: 'The whole page.',
    navigation: 'The ways to the other pages of the account.',
    ...commonParts('button-primary', 'button-quiet', 'alert-error', 'field'),
  },
  customProperties: {},
} satisfies Contract;
