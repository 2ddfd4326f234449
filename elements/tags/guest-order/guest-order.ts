// Contract of <airside-guest-order>.
import { GuestOrderPage } from '../../../src/account/guest-order/GuestOrderPage';
import { accessPageStyles } from '../../../src/account/access/styles';
import { uiStyles } from '../../../src/ui/styles';
import { commonParts } from '../../kit/common/common-parts';
import { errorEvent, type Contract } from '../../kit/contract';
import { scope } from '../../kit/sheets/scoped-sheets';

export default {
  tag: 'airside-guest-order',
  group: 'Account',
  summary:
    'Shows an order that was placed without an account, to whoever knows its number, email and last name.',
  root: 'light',
  scope,
  component: GuestOrderPage,
  styles: [...uiStyles, ...accessPageStyles],
  reserve: '640px',
  room: {
    '': '710 308:671 340:647 840:620+3.8 1364:668',
  },
  attributes: {
    number: { type: 'text', description: 'Order number to begin with.' },
    'order-id': { type: 'text', description: 'Order of the link in a mail by which it is canceled.' },
    'confirmation-key': { type: 'text', description: 'Key of that link.' },
  },
  events: { ...errorEvent },
  slots: { '': 'Shown until the element is ready.' },
  parts: {
    page: 'The whole page.',
    order: 'The order.',
    line: 'One line of the order.',
    totals: 'What the order comes to.',
    ...commonParts('button', 'alert', 'tag-quiet', 'picture', 'field', 'select', 'dialog', 'icon-button'),
  },
  customProperties: {},
} satisfies Contract;
