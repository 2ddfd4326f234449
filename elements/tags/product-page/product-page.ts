// Contract of <airside-product-page>.
import { ProductPage } from '../../../src/catalog/product-page/ProductPage';
import { productPageStyles } from '../../../src/catalog/product-page/styles';
import { uiStyles } from '../../../src/ui/styles';
import { cardEvents, purchaseEvents } from '../../kit/common/common-events';
import { commonParts } from '../../kit/common/common-parts';
import { errorEvent, type Contract } from '../../kit/contract';

export default {
  tag: 'airside-product-page',
  group: 'Products',
  summary: 'A product with everything that is needed to decide and to buy.',
  root: 'shadow',
  component: ProductPage,
  styles: [...uiStyles, ...productPageStyles],
  reserve: '960px',
  attributes: {
    uid: { type: 'text', description: 'Uid of the product.' },
    sku: { type: 'text', description: 'SKU of the product, where the uid is not at hand.' },
    'url-key': { type: 'text', description: 'URL key of the product, where neither uid nor SKU is at hand.' },
  },
  needs: ['sku', 'uid', 'url-key'],
  example: '<airside-product-page sku="GN-001"></airside-product-page>',
  events: {
    'airside-product-viewed': {
      description: 'The product is shown, once.',
      detail: 'ItemEvent',
    },
    ...purchaseEvents,
    'airside-not-found': {
      description: 'The backend knows no such product.',
      detail: 'NotFound',
    },
    ...cardEvents,
    ...errorEvent,
  },
  slots: { '': 'Shown until the product is ready.' },
  parts: {
    product: 'The whole page.',
    gallery: 'The pictures.',
    assurances: 'What the shop promises.',
    'buy-foot': 'What buys at the foot of a phone’s page.',
    reviews: 'All reviews.',
    review: 'One review.',
    rail: 'A row of other products.',
    ...commonParts(
      'button',
      'alert-success',
      'alert-error',
      'tag',
      'price',
      'card',
      'wishlist-button',
      'picture',
      'rating',
      'field',
      'quantity',
      'dialog',
      'icon-button',
      'empty-state',
      'breadcrumbs',
      'title',
      'purchase',
    ),
  },
  customProperties: {},
} satisfies Contract;
