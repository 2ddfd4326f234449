// Texts of the store and currency switchers, among those of navigation.
import { addWords } from '../known';

export const choice = {
  store: 'Store',
  currency: 'Currency',
  switchFailed: 'That could not be changed. Please try again.',
} as const;

addWords({ navigation: choice });
