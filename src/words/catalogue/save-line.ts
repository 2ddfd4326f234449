// Texts of a line of the cart that is saved for later, among those of the catalogue.
import { addWords } from '../known';

export const saveLine = {
  saveLine: 'Save for later',
  saveLineNamed: 'Save for later: {name}',
  saveLineFailed: '{name} could not be saved. Try again.',
} as const;

addWords({ catalog: saveLine });
