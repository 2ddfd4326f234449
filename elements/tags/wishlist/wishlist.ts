// Contract of <airside-wishlist>.
import { accountPageStyles } from '../../../src/account/styles';
import { wishlistPageStyles } from '../../../src/account/wishlist/styles';
import { WishlistPage } from '../../../src/account/wishlist/WishlistPage';
import { uiStyles } from '../../../src/ui/styles';
import { signInEvents } from '../../kit/common/common-events';
import { commonParts } from '../../kit/common/common-parts';
import { signInOffer } from '../../kit/common/common-rooms';
import { errorEvent, type Contract } from '../../kit/contract';
import { scope } from '../../kit/sheets/scoped-sheets';

export default {
  tag: 'airside-wishlist',
  group: 'Account',
  summary: 'The customer’s wishlist: what is on it, what it costs now, and the way into the cart.',
  // Guests are offered the sign-in, and no password manager looks into a shadow root.
  root: 'light',
  scope,
  component: WishlistPage,
  styles: [...uiStyles, ...accountPageStyles, ...wishlistPageStyles],
  reserve: '480px',
  room: signInOffer,
  attributes: {},
  events: {
    'airside-item-added': {
      description: 'An item went from the list into the cart.',
      detail: 'ItemEvent',
    },
    'airside-wishlist-item-removed': {
      description: 'An item is off the wishlist.',
      detail: 'ItemEvent',
    },
    ...signInEvents,
    ...errorEvent,
  },
  slots: { '': 'Shown until the element is ready.' },
  parts: {
    page: 'The whole page.',
    navigation: 'The ways to the other pages of the account.',
    items: 'The items of the list.',
    item: 'One item.',
    ...commonParts(
      'button',
      'alert-error',
      'tag-quiet',
      'price',
      'picture',
      'field',
      'quantity',
      'dialog',
      'icon-button',
      'empty-state',
      'purchase',
    ),
  },
  customProperties: {},
} satisfies Contract;
