// Texts of the store and currency switchers, among those of navigation.
import { addMessages } from './index';

export const choice = {
  store: 'Store',
  currency: 'Currency',
  switchFailed: 'That could not be changed. Please try again.',
} as const;

addMessages({ navigation: choice });
