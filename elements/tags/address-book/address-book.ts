// Contract of <airside-address-book>.
import { AddressBookPage } from '../../../src/account/address-book/AddressBookPage';
import { accountPageStyles } from '../../../src/account/styles';
import { uiStyles } from '../../../src/ui/styles';
import { signInEvents } from '../../kit/common/common-events';
import { commonParts } from '../../kit/common/common-parts';
import { signInOffer } from '../../kit/common/common-rooms';
import { errorEvent, type Contract } from '../../kit/contract';
import { scope } from '../../kit/sheets/scoped-sheets';

export default {
  tag: 'airside-address-book',
  group: 'Account',
  summary: 'The addresses of the customer: add, change, delete, and which one is used first.',
  root: 'light',
  scope,
  component: AddressBookPage,
  styles: [...uiStyles, ...accountPageStyles],
  reserve: '480px',
  room: signInOffer,
  attributes: {},
  events: { ...signInEvents, ...errorEvent },
  slots: { '': 'Shown until the element is ready.' },
  parts: {
    page: 'The whole page.',
    navigation: 'The ways to the other pages of the account.',
    address: 'One address.',
    ...commonParts(
      'button',
      'alert-info',
      'alert-error',
      'field',
      'select',
      'checkbox',
      'dialog',
      'icon-button',
      'empty-state',
    ),
  },
  customProperties: {},
} satisfies Contract;
