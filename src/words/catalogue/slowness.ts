// Texts of a screen that takes long.
import { addWords } from '../known';

export const slowness = {
  stillTrying: 'Still trying: the shop takes longer than usual.',
  tryAgain: 'Try again',
} as const;

addWords({ navigation: slowness });
