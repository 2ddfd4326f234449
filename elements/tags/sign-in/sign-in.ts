// Contract of <airside-sign-in>.
import { SignInPage } from '../../../src/account/access/sign-in/SignInPage';
import { accessPageStyles } from '../../../src/account/access/styles';
import { uiStyles } from '../../../src/ui/styles';
import { signInEvents } from '../../kit/common/common-events';
import { commonParts } from '../../kit/common/common-parts';
import { errorEvent, type Contract } from '../../kit/contract';
import { scope } from '../../kit/sheets/scoped-sheets';

export default {
  tag: 'airside-sign-in',
  group: 'Account',
  summary: 'The sign-in. In the shop it leads back to what was asked for.',
  root: 'light',
  scope,
  component: SignInPage,
  styles: [...uiStyles, ...accessPageStyles],
  reserve: '480px',
  room: {
    '': '1056 348:1009 432:987 444:964 492:940 568:916 720:577 844:556 940:506+3.3 1396:548',
  },
  attributes: {
    origin: { type: 'text', description: 'Path of the shop to go on to; its home page when absent.' },
    email: { type: 'text', description: 'Email address to begin with.' },
  },
  example: '<airside-sign-in email="diana@example.com"></airside-sign-in>',
  events: { ...signInEvents, ...errorEvent },
  slots: { '': 'Shown until the element is ready.' },
  parts: {
    page: 'The whole page.',
    ...commonParts('button-primary', 'button-secondary', 'alert-error', 'field'),
  },
  customProperties: {},
} satisfies Contract;
