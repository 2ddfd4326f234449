// Contract of <airside-account-confirm>.
import { AccountConfirmPage } from '../../../src/account/access/confirmation/AccountConfirmPage';
import { accessPageStyles } from '../../../src/account/access/styles';
import { uiStyles } from '../../../src/ui/styles';
import { commonParts } from '../../kit/common/common-parts';
import { errorEvent, type Contract } from '../../kit/contract';
import { scope } from '../../kit/sheets/scoped-sheets';

export default {
  tag: 'airside-account-confirm',
  group: 'Account',
  summary: 'Confirms the email address of a new account with the key of a mail.',
  root: 'light',
  scope,
  component: AccountConfirmPage,
  styles: [...uiStyles, ...accessPageStyles],
  reserve: '480px',
  attributes: {
    key: {
      type: 'text',
      description: 'Key of the link in the mail; without it the link is called incomplete.',
      prop: 'confirmationKey',
    },
    email: { type: 'text', description: 'Email address to begin with.' },
  },
  example: '<airside-account-confirm key="from-the-mail" email="new@example.com"></airside-account-confirm>',
  events: { ...errorEvent },
  slots: { '': 'Shown until the element is ready.' },
  parts: { page: 'The whole page.', ...commonParts('button-primary', 'alert-error', 'field') },
  customProperties: {},
} satisfies Contract;
