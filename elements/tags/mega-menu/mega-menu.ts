// Contract of <airside-mega-menu>.
import { MegaMenu } from '../../../src/navigation/menu/MegaMenu';
import { megaMenuStyles } from '../../../src/navigation/styles';
import { uiStyles } from '../../../src/ui/styles';
import { commonParts } from '../../kit/common/common-parts';
import { errorEvent, type Contract } from '../../kit/contract';

export default {
  tag: 'airside-mega-menu',
  group: 'Frame of a page',
  summary: 'The main navigation: top-level categories, each with its submenu.',
  root: 'shadow',
  component: MegaMenu,
  styles: [...uiStyles, ...megaMenuStyles],
  reserve: '48px',
  attributes: {},
  events: { ...errorEvent },
  slots: { '': 'Shown until the menu is ready.' },
  parts: {
    'mega-menu': 'The bar.',
    'mega-menu-link': 'A top-level category.',
    'mega-menu-panel': 'The submenu of a category.',
    ...commonParts('price', 'picture'),
  },
  customProperties: {
    '--airside-header-layer':
      'Layer of the header and of what hangs below it, as a z-index; 100 when not set.',
  },
} satisfies Contract;
