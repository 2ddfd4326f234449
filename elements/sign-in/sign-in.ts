// Contract of <airside-sign-in>.
import { SignInPage } from '../../src/account/access/SignInPage';
import { accessPageStyles } from '../../src/account/access/styles';
import { uiStyles } from '../../src/ui/styles';
import { signInEvents } from '../common-events';
import { commonParts } from '../common-parts';
import { errorEvent, type Contract } from '../contract';
import { scope } from '../scoped-sheets';

export default {
  tag: 'airside-sign-in',
  summary: 'The sign-in. In the shop it leads back to what was asked for.',
  root: 'light',
  scope,
  component: SignInPage,
  styles: [...uiStyles, ...accessPageStyles],
  reserve: '480px',
  attributes: {
    origin: { type: 'text', description: 'Path of the shop to go on to.' },
    email: { type: 'text', description: 'Email address to begin with.' },
  },
  events: { ...signInEvents, ...errorEvent },
  slots: { '': 'Shown until the element is ready.' },
  parts: {
    page: 'The whole page.',
    ...commonParts('button-primary', 'button-secondary', 'alert-error', 'field'),
  },
  customProperties: {},
} satisfies Contract;
