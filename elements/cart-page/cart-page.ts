// Contract of <airside-cart-page>.
import { CartPage } from '../../src/cart/CartPage';
import { cartPageStyles } from '../../src/cart/styles';
import { uiStyles } from '../../src/ui/styles';
import { errorEvent, type Contract } from '../contract';

export default {
  tag: 'airside-cart-page',
  summary: 'The cart as a page: every line, what it adds up to, and the way to the checkout.',
  root: 'shadow',
  component: CartPage,
  styles: [...uiStyles, ...cartPageStyles],
  reserve: '480px',
  attributes: {},
  events: {
    'airside-cart-viewed': { description: 'The cart is shown, once.', detail: 'CartEvent' },
    'airside-item-removed': {
      description: 'A line was removed.',
      detail: '{ sku: string; quantity: number; name: string }',
    },
    ...errorEvent,
  },
  slots: { '': 'Shown until the cart is ready.' },
  parts: { page: 'The whole page.' },
  customProperties: {},
} satisfies Contract;
