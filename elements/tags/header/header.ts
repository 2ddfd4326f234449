// Contract of <airside-header>.
import { miniCartTriggerStyles } from '../../../src/cart/mini-cart/trigger-styles';
import { Header } from '../../../src/navigation/Header';
import { headerStyles } from '../../../src/navigation/styles';
import { uiStyles } from '../../../src/ui/styles';
import { accountEvents, miniCartEvents, searchEvents, signInEvents } from '../../kit/common/common-events';
import { commonParts } from '../../kit/common/common-parts';
import { errorEvent, type Contract } from '../../kit/contract';

export default {
  tag: 'airside-header',
  group: 'Frame of a page',
  summary: 'The top of a page: store and currency, search, name of the shop, account, cart, main navigation.',
  root: 'shadow',
  component: Header,
  styles: [...uiStyles, ...miniCartTriggerStyles, ...headerStyles],
  // 88 px from 1280 px of width on, 140 px from 960 px, 69 px below; at the shop's checkout its frame says otherwise.
  reserve:
    'var(--_header, calc(clamp(69px, (100vw - 959px) * 999, 140px) - clamp(0px, (100vw - 1279px) * 999, 52px)))',
  attributes: {
    name: { type: 'text', description: 'Name of the shop; the store view says it when absent.' },
    'content-id': {
      type: 'text',
      default: 'content',
      description: 'Id of the main content, where the skip link leads.',
    },
  },
  events: { ...miniCartEvents, ...searchEvents, ...signInEvents, ...accountEvents, ...errorEvent },
  slots: { '': 'Shown until the header is ready.' },
  parts: {
    header: 'The whole bar.',
    wordmark: 'The logo or the name of the shop.',
    'search-trigger': 'The way to the search.',
    'account-chip': 'The button that says who is signed in.',
    'account-panel': 'What it opens.',
    'choice-trigger': 'The button that names the store view or the currency.',
    trigger: 'The bag.',
    badge: 'The number on it.',
    line: 'One line of the cart in its drawer.',
    'mega-menu': 'The main navigation.',
    'mega-menu-link': 'A top-level category.',
    'mega-menu-panel': 'The submenu of a category.',
    ...commonParts(
      'button',
      'alert-success',
      'alert-error',
      'price',
      'picture',
      'field',
      'checkbox',
      'quantity',
      'drawer',
      'icon-button',
      'empty-state',
      'choice',
      'search',
    ),
  },
  customProperties: {
    '--airside-header-layer':
      'Layer of the header and of what hangs below it, as a z-index; 100 when not set.',
  },
} satisfies Contract;
