// Contract of <airside-currency-switcher>.
import { CurrencySwitcher } from '../../../src/store-view/CurrencySwitcher';
import { uiStyles } from '../../../src/ui/styles';
import { errorEvent, type Contract } from '../../kit/contract';

export default {
  tag: 'airside-currency-switcher',
  group: 'Frame of a page',
  summary: 'The currencies to choose from; nothing where there is only one.',
  root: 'shadow',
  component: CurrencySwitcher,
  styles: uiStyles,
  reserve: '32px',
  inline: true,
  attributes: {},
  events: { ...errorEvent },
  slots: { '': 'Shown until the switcher is ready.' },
  parts: {
    'choice-trigger': 'The button that names the currency.',
    'choice-menu': 'The menu.',
    'choice-item': 'A currency in it.',
  },
  customProperties: {},
} satisfies Contract;
