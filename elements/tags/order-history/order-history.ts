// Contract of <airside-order-history>.
import { OrderHistory } from '../../../src/account/orders/history/OrderHistory';
import { orderListStyles } from '../../../src/account/orders/history/list-styles';
import { accountPageStyles } from '../../../src/account/styles';
import { uiStyles } from '../../../src/ui/styles';
import { signInEvents } from '../../kit/common/common-events';
import { commonParts } from '../../kit/common/common-parts';
import { signInOffer } from '../../kit/common/common-rooms';
import { errorEvent, type Contract } from '../../kit/contract';
import { scope } from '../../kit/sheets/scoped-sheets';

export default {
  tag: 'airside-order-history',
  group: 'Account',
  summary:
    'The customer’s orders, to look through and to order again. In the shop the address says which page, search or order.',
  // Guests are offered the sign-in, and no password manager looks into a shadow root.
  root: 'light',
  scope,
  component: OrderHistory,
  styles: [...uiStyles, ...accountPageStyles, ...orderListStyles],
  reserve: '480px',
  room: signInOffer,
  attributes: {},
  events: { ...signInEvents, ...errorEvent },
  slots: { '': 'Shown until the element is ready.' },
  parts: {
    page: 'The whole page.',
    navigation: 'The ways to the other pages of the account.',
    orders: 'The list of orders.',
    order: 'One order, in the list or alone.',
    line: 'One line of an order.',
    totals: 'What an order comes to.',
    pagination: 'The pages of the list.',
    ...commonParts(
      'button',
      'alert-success',
      'alert-error',
      'tag-quiet',
      'picture',
      'field',
      'select',
      'dialog',
      'icon-button',
      'empty-state',
    ),
  },
  customProperties: {},
} satisfies Contract;
