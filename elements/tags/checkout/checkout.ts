// Contract of <airside-checkout>.
import { checkoutStyles } from '../../../src/checkout/styles';
import { uiStyles } from '../../../src/ui/styles';
import { cartLineEvents, signInEvents } from '../../kit/common/common-events';
import { commonParts } from '../../kit/common/common-parts';
import { errorEvent, type Contract } from '../../kit/contract';
import { scope } from '../../kit/sheets/scoped-sheets';
import { CheckoutWithSignIn } from './CheckoutWithSignIn';

export default {
  tag: 'airside-checkout',
  group: 'Cart and checkout',
  summary:
    'The checkout: address, shipping, payment, review and receipt. In light DOM, so that browsers fill it in.',
  root: 'light',
  scope,
  component: CheckoutWithSignIn,
  styles: [...uiStyles, ...checkoutStyles],
  reserve: '480px',
  room: {
    '': '947 308:926 604:870 844:875 940:880 984:850 992:763+3.1 1412:803',
  },
  attributes: {},
  events: {
    'airside-checkout-begun': {
      description: 'The checkout is shown with a cart, once.',
      detail: 'CartEvent',
    },
    'airside-shipping-info-added': {
      description: 'A shipping method was accepted.',
      detail: 'ShippingInfoEvent',
    },
    'airside-payment-info-added': {
      description: 'A means of payment was accepted; says only its kind.',
      detail: 'PaymentInfoEvent',
    },
    'airside-order-placed': { description: 'The order is placed, once per order.', detail: 'PurchaseEvent' },
    ...cartLineEvents,
    ...signInEvents,
    ...errorEvent,
  },
  slots: { '': 'Shown until the checkout is ready.' },
  parts: {
    page: 'The whole checkout.',
    step: 'One step.',
    summary: 'What is bought, beside the steps.',
    line: 'One line of the cart.',
    totals: 'What the order comes to.',
    html: 'Editors’ words.',
    'radio-group': 'Methods to choose from.',
    'card-form': 'The form for a card.',
    receipt: 'What is left when the order is placed.',
    ...commonParts(
      'button',
      'alert-info',
      'alert-error',
      'picture',
      'field',
      'select',
      'checkbox',
      'quantity',
      'empty-state',
    ),
  },
  customProperties: {},
} satisfies Contract;
