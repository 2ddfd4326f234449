// Contract of <airside-communications>.
import { CommunicationsPage } from '../../../src/account/details/CommunicationsPage';
import { accountPageStyles } from '../../../src/account/styles';
import { uiStyles } from '../../../src/ui/styles';
import { signInEvents } from '../../kit/common/common-events';
import { commonParts } from '../../kit/common/common-parts';
import { signInOffer } from '../../kit/common/common-rooms';
import { errorEvent, type Contract } from '../../kit/contract';
import { scope } from '../../kit/sheets/scoped-sheets';

export default {
  tag: 'airside-communications',
  group: 'Account',
  summary: 'What the shop may write to the customer: the newsletter, on or off.',
  root: 'light',
  scope,
  component: CommunicationsPage,
  styles: [...uiStyles, ...accountPageStyles],
  reserve: '480px',
  room: signInOffer,
  attributes: {},
  events: { ...signInEvents, ...errorEvent },
  slots: { '': 'Shown until the element is ready.' },
  parts: {
    page: 'The whole page.',
    navigation: 'The ways to the other pages of the account.',
    ...commonParts('button-primary', 'button-quiet', 'alert', 'field', 'checkbox'),
  },
  customProperties: {},
} satisfies Contract;
