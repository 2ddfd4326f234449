// Contract of <airside-forgot-password>.
import { ForgotPasswordPage } from '../../../src/account/access/password/ForgotPasswordPage';
import { accessPageStyles } from '../../../src/account/access/styles';
import { uiStyles } from '../../../src/ui/styles';
import { commonParts } from '../../kit/common/common-parts';
import { errorEvent, type Contract } from '../../kit/contract';
import { scope } from '../../kit/sheets/scoped-sheets';

export default {
  tag: 'airside-forgot-password',
  group: 'Account',
  summary: 'Asks for the mail by which a new password is chosen.',
  root: 'light',
  scope,
  component: ForgotPasswordPage,
  styles: [...uiStyles, ...accessPageStyles],
  reserve: '400px',
  room: {
    '': '520 304:496 396:457 556:433 844:405+3.9 1360:454',
  },
  attributes: { email: { type: 'text', description: 'Email address to begin with.' } },
  events: { ...errorEvent },
  slots: { '': 'Shown until the element is ready.' },
  parts: {
    page: 'The whole page.',
    ...commonParts('button-primary', 'button-quiet', 'alert-error', 'field'),
  },
  customProperties: {},
} satisfies Contract;
