// Contract of <airside-product-card>.
import { ProductCardBySku } from '../../../src/catalog/card/ProductCardBySku';
import { purchaseStyles } from '../../../src/catalog/purchase/purchase-styles';
import { cardStyles } from '../../../src/catalog/card/styles';
import { inTextStyles } from '../../../src/ui/ground/ground-styles';
import { uiStyles } from '../../../src/ui/styles';
import { cardEvents, notFoundEvent, purchaseEvents } from '../../kit/common/common-events';
import { commonParts } from '../../kit/common/common-parts';
import { errorEvent, type Contract } from '../../kit/contract';

/**
 * Alone, it would grow with the page; 100 % of a host without height are a window's on a page without doctype. As a grid it would
 * keep its distances where there is nothing to show.
 */
const css =
  ':host{display:grid;grid-template-columns:minmax(0,1fr);max-inline-size:400px}:host([hide-empty]){display:block}.card{block-size:auto}.add-to-cart>.button{inline-size:100%}';

export default {
  tag: 'airside-product-card',
  group: 'Products',
  summary: 'One product as a card: picture, brand, name, price; with a button to buy it where asked for.',
  root: 'shadow',
  component: ProductCardBySku,
  styles: [...uiStyles, ...cardStyles, ...purchaseStyles, ...inTextStyles, css],
  reserve: '420px',
  spaced: true,
  room: {
    '': '149+122.5 408:641',
    '[add-to-cart]': '213+122.5 408:705',
  },
  attributes: {
    sku: { type: 'text', description: 'SKU of the product.' },
    'add-to-cart': {
      type: 'boolean',
      default: false,
      description: 'Shows a button that puts it into the cart.',
    },
    'hide-empty': {
      type: 'boolean',
      default: false,
      description: 'Shows nothing where there is no such product.',
    },
  },
  needs: ['sku'],
  example: '<airside-product-card sku="GN-002" add-to-cart></airside-product-card>',
  events: {
    ...purchaseEvents,
    ...cardEvents,
    ...notFoundEvent,
    ...errorEvent,
  },
  slots: { '': 'Shown until the product is ready.' },
  parts: commonParts(
    'button',
    'tag',
    'price',
    'card',
    'wishlist-button',
    'picture',
    'rating',
    'quantity',
    'dialog',
    'icon-button',
    'purchase',
  ),
  customProperties: {},
} satisfies Contract;
