// Contract of <airside-product-card>.
import { ProductCardBySku } from '../../src/catalog/card/ProductCardBySku';
import { purchaseStyles } from '../../src/catalog/product-page/purchase-styles';
import { cardStyles } from '../../src/catalog/styles';
import { uiStyles } from '../../src/ui/styles';
import { cardEvents } from '../common-events';
import { commonParts } from '../common-parts';
import { errorEvent, type Contract } from '../contract';

/** Alone, it would grow with the page; 100 % of a host without height are a window's on a page without doctype. */
const css =
  ':host{display:grid;grid-template-columns:minmax(0,1fr);max-inline-size:400px}.card{block-size:auto}';

export default {
  tag: 'airside-product-card',
  summary: 'One product as a card: picture, brand, name, price; with a button to buy it where asked for.',
  root: 'shadow',
  component: ProductCardBySku,
  styles: [...uiStyles, ...cardStyles, ...purchaseStyles, css],
  reserve: '420px',
  attributes: {
    sku: { type: 'text', description: 'SKU of the product.' },
    'add-to-cart': {
      type: 'boolean',
      default: false,
      description: 'Shows a button that puts it into the cart.',
    },
  },
  needs: ['sku'],
  events: {
    'airside-item-added': { description: 'The product is in the cart.', detail: 'ItemEvent' },
    ...cardEvents,
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
