// Contract of <airside-add-to-cart>.
import { AddToCart } from '../../../src/catalog/purchase/AddToCart';
import { purchaseStyles } from '../../../src/catalog/purchase/purchase-styles';
import { uiStyles } from '../../../src/ui/styles';
import { notFoundEvent, purchaseEvents } from '../../kit/common/common-events';
import { commonParts } from '../../kit/common/common-parts';
import { errorEvent, type Contract } from '../../kit/contract';

/** As wide as its words and in line with those of the page; what comes of a press stands below. */
const css = ':host{display:inline-grid}';

export default {
  tag: 'airside-add-to-cart',
  group: 'Products',
  summary: 'A button that puts one product into the cart; asks for options where the product has some.',
  root: 'shadow',
  component: AddToCart,
  styles: [...uiStyles, ...purchaseStyles, css],
  reserve: '48px',
  inline: true,
  attributes: {
    sku: { type: 'text', description: 'SKU of the product.' },
    quantity: { type: 'number', default: 1, description: 'Pieces per press.' },
    label: { type: 'text', description: 'Words on the button instead of "Add to cart".' },
  },
  needs: ['sku'],
  example: '<airside-add-to-cart sku="GN-002"></airside-add-to-cart>',
  events: {
    ...purchaseEvents,
    ...notFoundEvent,
    ...errorEvent,
  },
  methods: {
    add: {
      description:
        'Puts the product into the cart as a press on the button does, asking for options first; undefined where nothing went in, and the element says why.',
      returns: 'ItemEvent | undefined',
    },
  },
  slots: { '': 'Shown until the button is ready.' },
  parts: commonParts('button', 'price', 'quantity', 'dialog', 'icon-button', 'purchase'),
  customProperties: {},
} satisfies Contract;
