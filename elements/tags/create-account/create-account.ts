// Contract of <airside-create-account>.
import { CreateAccountPage } from '../../../src/account/access/CreateAccountPage';
import { accessPageStyles } from '../../../src/account/access/styles';
import { uiStyles } from '../../../src/ui/styles';
import { accountEvents } from '../../kit/common/common-events';
import { commonParts } from '../../kit/common/common-parts';
import { errorEvent, type Contract } from '../../kit/contract';
import { scope } from '../../kit/sheets/scoped-sheets';

export default {
  tag: 'airside-create-account',
  group: 'Account',
  summary: 'A form for a new account, with the password rules of the shop.',
  root: 'light',
  scope,
  component: CreateAccountPage,
  styles: [...uiStyles, ...accessPageStyles],
  reserve: '640px',
  room: {
    '': '1202 320:1138 340:1114 352:1089 360:1068 376:974 720:716+3.9 1356:765',
  },
  attributes: {
    origin: { type: 'text', description: 'Path of the shop to go on to; its home page when absent.' },
    email: { type: 'text', description: 'Email address to begin with.' },
    'first-name': { type: 'text', description: 'First name to begin with.' },
    'last-name': { type: 'text', description: 'Last name to begin with.' },
  },
  events: { ...accountEvents, ...errorEvent },
  slots: { '': 'Shown until the element is ready.' },
  parts: {
    page: 'The whole page.',
    ...commonParts('button-primary', 'button-secondary', 'alert-success', 'alert-error', 'field', 'checkbox'),
  },
  customProperties: {},
} satisfies Contract;
