// Contract of <airside-mini-cart>. The tag itself is the badge of badge.ts; this is what it loads when somebody wants to look inside.
import { MiniCart } from '../../../src/cart/mini-cart/MiniCart';
// What it opens comes along: a press waits for no second file.
import '../../../src/cart/mini-cart/MiniCartDrawer';
import { miniCartDrawerStyles } from '../../../src/cart/styles';
import { miniCartTriggerStyles } from '../../../src/cart/mini-cart/trigger-styles';
import { uiStyles } from '../../../src/ui/styles';
import { miniCartEvents } from '../../kit/common/common-events';
import { errorEvent, type Contract } from '../../kit/contract';

export default {
  tag: 'airside-mini-cart',
  group: 'Cart and checkout',
  summary: 'A bag with the number of items in the cart; opens a drawer with the lines.',
  root: 'shadow',
  component: MiniCart,
  // With the drawer's sheets comes its code: this is loaded when somebody is about to open it.
  styles: [...uiStyles, ...miniCartTriggerStyles, ...miniCartDrawerStyles],
  reserve: '44px',
  inline: true,
  attributes: {
    'open-on-add': {
      type: 'boolean',
      default: false,
      description: 'Opens the drawer when something was added to the cart.',
    },
  },
  example: '<airside-mini-cart open-on-add></airside-mini-cart>',
  events: { ...miniCartEvents, ...errorEvent },
  methods: {
    open: {
      description: 'Opens the drawer, loading it first where nobody has looked inside yet.',
      returns: 'void',
    },
    close: { description: 'Closes the drawer.', returns: 'void' },
  },
  slots: {},
  parts: { trigger: 'The button.', badge: 'The number on it.', drawer: 'The drawer.' },
  customProperties: {},
} satisfies Contract;
