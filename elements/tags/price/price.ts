// Contract of <airside-price>.
import { PriceBySku } from '../../../src/catalog/card/PriceBySku';
import { priceInTextStyles } from '../../../src/catalog/card/price-in-text-styles';
import { uiStyles } from '../../../src/ui/styles';
import { notFoundEvent } from '../../kit/common/common-events';
import { commonParts } from '../../kit/common/common-parts';
import { errorEvent, type Contract } from '../../kit/contract';

export default {
  tag: 'airside-price',
  group: 'Products',
  summary: 'The price of one product, anywhere in a text or a table.',
  root: 'shadow',
  component: PriceBySku,
  styles: [...uiStyles, ...priceInTextStyles],
  reserve: '20px',
  inline: true,
  attributes: { sku: { type: 'text', description: 'SKU of the product.' } },
  needs: ['sku'],
  example: '<airside-price sku="GN-002"></airside-price>',
  events: { ...notFoundEvent, ...errorEvent },
  slots: { '': 'Shown until the price is known.' },
  parts: commonParts('button-quiet', 'price'),
  customProperties: {},
} satisfies Contract;
