// Contract of <airside-wishlist-button>.
import { WishlistButtonBySku } from '../../../src/catalog/wishlist/WishlistButtonBySku';
import { uiStyles } from '../../../src/ui/styles';
import { notFoundEvent, wishlistEvents } from '../../kit/common/common-events';
import { commonParts } from '../../kit/common/common-parts';
import { errorEvent, type Contract } from '../../kit/contract';

export default {
  tag: 'airside-wishlist-button',
  group: 'Products',
  summary:
    'A heart that puts one product on the wishlist, or takes it off; leads guests of other sites to the sign-in.',
  root: 'shadow',
  component: WishlistButtonBySku,
  styles: uiStyles,
  reserve: '44px',
  attributes: {
    sku: { type: 'text', description: 'SKU of the product.' },
    'with-label': { type: 'boolean', default: false, description: 'Says beside the heart what it does.' },
  },
  needs: ['sku'],
  example: '<airside-wishlist-button sku="GN-002" with-label></airside-wishlist-button>',
  events: { ...wishlistEvents, ...notFoundEvent, ...errorEvent },
  slots: { '': 'Shown until the button is ready.' },
  parts: commonParts('wishlist-button'),
  customProperties: {},
} satisfies Contract;
