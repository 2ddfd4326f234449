// Contract of <airside-cart-page>.
import { cartPageStyles } from '../../../src/cart/styles';
import { CartWithWishlist } from '../../../src/catalog/wishlist/CartWithWishlist';
import { uiStyles } from '../../../src/ui/styles';
import { cardEvents, cartLineEvents } from '../../kit/common/common-events';
import { commonParts } from '../../kit/common/common-parts';
import { errorEvent, type Contract } from '../../kit/contract';

export default {
  tag: 'airside-cart-page',
  group: 'Cart and checkout',
  summary: 'The cart as a page: every line, what it adds up to, and the way to the checkout.',
  root: 'shadow',
  component: CartWithWishlist,
  styles: [...uiStyles, ...cartPageStyles],
  reserve: '480px',
  room: {
    '': '887 308:867 316:827 348:806 360:827 364:806 512:786 604:749 852:754 948:759 984:612+3.1 1412:652',
  },
  attributes: {},
  events: {
    'airside-cart-viewed': { description: 'The cart is shown, once.', detail: 'CartEvent' },
    ...cardEvents,
    'airside-wishlist-item-added': {
      description: 'A line was moved to the wishlist, or saved for later; or a saved product by its heart.',
      detail: 'ItemEvent',
    },
    ...cartLineEvents,
    ...errorEvent,
  },
  slots: { '': 'Shown until the cart is ready.' },
  parts: {
    page: 'The whole page.',
    line: 'One line of the cart.',
    totals: 'What the cart comes to.',
    'cart-foot': 'The foot on a phone.',
    saved: 'What a guest has saved for later.',
    rail: 'Products that go well with the cart.',
    ...commonParts(
      'button',
      'alert-info',
      'alert-error',
      'picture',
      'field',
      'select',
      'quantity',
      'empty-state',
      'tag',
      'price',
      'card',
      'wishlist-button',
      'rating',
      'dialog',
      'icon-button',
      'purchase',
    ),
  },
  customProperties: {},
} satisfies Contract;
