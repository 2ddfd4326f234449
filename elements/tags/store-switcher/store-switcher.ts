// Contract of <airside-store-switcher>.
import { StoreSwitcher } from '../../../src/store-view/StoreSwitcher';
import { uiStyles } from '../../../src/ui/styles';
import { errorEvent, type Contract } from '../../kit/contract';

export default {
  tag: 'airside-store-switcher',
  group: 'Frame of a page',
  summary: 'The store views of the shop to choose from; nothing where there is only one.',
  root: 'shadow',
  component: StoreSwitcher,
  styles: uiStyles,
  reserve: '32px',
  inline: true,
  attributes: {},
  events: { ...errorEvent },
  slots: { '': 'Shown until the switcher is ready.' },
  parts: {
    'choice-trigger': 'The button that names the store view.',
    'choice-menu': 'The menu.',
    'choice-item': 'A store view in it.',
  },
  customProperties: {},
} satisfies Contract;
