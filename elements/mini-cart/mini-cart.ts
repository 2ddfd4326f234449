// Contract of <airside-mini-cart>. The tag itself is the badge of badge.ts; this is what it loads when somebody wants to look inside.
import { MiniCart } from '../../src/cart/MiniCart';
import { miniCartStyles } from '../../src/cart/styles';
import { uiStyles } from '../../src/ui/styles';
import { errorEvent, type Contract } from '../contract';

export default {
  tag: 'airside-mini-cart',
  summary: 'A bag with the number of items in the cart; opens a drawer with the lines.',
  root: 'shadow',
  component: MiniCart,
  styles: [...uiStyles, ...miniCartStyles],
  reserve: '44px',
  attributes: {
    'open-on-add': {
      type: 'boolean',
      default: false,
      description: 'Opens the drawer when something was added to the cart.',
    },
  },
  events: {
    'airside-opened': { description: 'The drawer was opened.', detail: '{ count: number }' },
    'airside-closed': { description: 'The drawer was closed.', detail: 'undefined' },
    'airside-item-removed': {
      description: 'A line was removed.',
      detail: '{ sku: string; quantity: number; name: string }',
    },
    ...errorEvent,
  },
  slots: {},
  parts: { trigger: 'The button.', badge: 'The number on it.' },
  customProperties: {},
} satisfies Contract;
