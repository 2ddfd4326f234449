// Contract of <airside-forgot-password>.
import { ForgotPasswordPage } from '../../src/account/access/password/ForgotPasswordPage';
import { accessPageStyles } from '../../src/account/access/styles';
import { uiStyles } from '../../src/ui/styles';
import { commonParts } from '../common-parts';
import { errorEvent, type Contract } from '../contract';
import { scope } from '../scoped-sheets';

export default {
  tag: 'airside-forgot-password',
  summary: 'Asks for the mail by which a new password is chosen.',
  root: 'light',
  scope,
  component: ForgotPasswordPage,
  styles: [...uiStyles, ...accessPageStyles],
  reserve: '440px',
  attributes: { email: { type: 'text', description: 'Email address to begin with.' } },
  events: { ...errorEvent },
  slots: { '': 'Shown until the element is ready.' },
  parts: {
    page: 'The whole page.',
    ...commonParts('button-primary', 'button-quiet', 'alert-error', 'field'),
  },
  customProperties: {},
} satisfies Contract;
