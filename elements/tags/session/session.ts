// Contract of <airside-session>.
import { SessionGuard } from '../../../src/account/SessionGuard';
import { accessFormStyles } from '../../../src/account/access/styles';
import { uiStyles } from '../../../src/ui/styles';
import { signInEvents } from '../../kit/common/common-events';
import { commonParts } from '../../kit/common/common-parts';
import { errorEvent, type Contract } from '../../kit/contract';
import { scope } from '../../kit/sheets/scoped-sheets';

export default {
  tag: 'airside-session',
  group: 'Account',
  summary:
    'Says when the session is about to end, and lets its owner stay signed in. Draws nothing until then.',
  root: 'light',
  scope,
  component: SessionGuard,
  styles: [...uiStyles, ...accessFormStyles],
  attributes: {},
  events: { ...signInEvents, ...errorEvent },
  slots: { '': 'Shown until the element is ready.' },
  parts: commonParts('button-primary', 'alert-error', 'field', 'dialog', 'icon-button'),
  customProperties: {},
} satisfies Contract;
