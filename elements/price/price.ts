// Contract of <airside-price>.
import { PriceBySku } from '../../src/catalog/card/PriceBySku';
import { priceInTextStyles } from '../../src/catalog/styles';
import { uiStyles } from '../../src/ui/styles';
import { commonParts } from '../common-parts';
import { errorEvent, type Contract } from '../contract';

export default {
  tag: 'airside-price',
  summary: 'The price of one product, anywhere in a text or a table.',
  root: 'shadow',
  component: PriceBySku,
  styles: [...uiStyles, ...priceInTextStyles],
  reserve: '20px',
  attributes: { sku: { type: 'text', description: 'SKU of the product.' } },
  needs: ['sku'],
  events: { ...errorEvent },
  slots: { '': 'Shown until the price is known.' },
  parts: commonParts('button-quiet', 'price'),
  customProperties: {},
} satisfies Contract;
