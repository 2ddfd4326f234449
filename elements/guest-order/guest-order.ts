// Contract of <airside-guest-order>.
import { GuestOrderPage } from '../../src/account/guest-order/GuestOrderPage';
import { accessPageStyles } from '../../src/account/access/styles';
import { uiStyles } from '../../src/ui/styles';
import { commonParts } from '../common-parts';
import { errorEvent, type Contract } from '../contract';
import { scope } from '../scoped-sheets';

export default {
  tag: 'airside-guest-order',
  summary:
    'Shows an order that was placed without an account, to whoever knows its number, email and last name.',
  root: 'light',
  scope,
  component: GuestOrderPage,
  styles: [...uiStyles, ...accessPageStyles],
  reserve: '640px',
  attributes: {
    number: { type: 'text', description: 'Order number to begin with.' },
  },
  events: { ...errorEvent },
  slots: { '': 'Shown until the element is ready.' },
  parts: {
    page: 'The whole page.',
    order: 'The order.',
    line: 'One line of the order.',
    totals: 'What the order comes to.',
    ...commonParts(
      'button-primary',
      'button-quiet',
      'alert-info',
      'alert-error',
      'tag-quiet',
      'picture',
      'field',
    ),
  },
  customProperties: {},
} satisfies Contract;
