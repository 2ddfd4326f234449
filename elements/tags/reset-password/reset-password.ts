// Contract of <airside-reset-password>.
import { ResetPasswordPage } from '../../../src/account/access/password/ResetPasswordPage';
import { accessPageStyles } from '../../../src/account/access/styles';
import { uiStyles } from '../../../src/ui/styles';
import { commonParts } from '../../kit/common/common-parts';
import { errorEvent, type Contract } from '../../kit/contract';
import { scope } from '../../kit/sheets/scoped-sheets';

export default {
  tag: 'airside-reset-password',
  group: 'Account',
  summary: 'Sets a new password with the token of a mail.',
  root: 'light',
  scope,
  component: ResetPasswordPage,
  styles: [...uiStyles, ...accessPageStyles],
  reserve: '640px',
  attributes: {
    token: {
      type: 'text',
      description: 'Token of the link in the mail; without it the page says that the link is incomplete.',
    },
    email: { type: 'text', description: 'Email address to begin with.' },
  },
  example: '<airside-reset-password token="from-the-mail"></airside-reset-password>',
  events: { ...errorEvent },
  slots: { '': 'Shown until the element is ready.' },
  parts: { page: 'The whole page.', ...commonParts('button-primary', 'alert-info', 'alert-error', 'field') },
  customProperties: {},
} satisfies Contract;
