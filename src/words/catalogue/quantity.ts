// Texts of a quantity box, among the texts of the building blocks.
import { addWords } from '../known';

export const quantity = {
  fewer: 'One less: {label}',
  more: 'One more: {label}',
  quantityNotWhole: 'Type a whole number, {min} or more. The quantity is still {n}.',
  quantityTooMany: 'No more than {n} can be had. The quantity is {n} now.',
  quantityTooFew: 'At least {n} must be taken. The quantity is {n} now.',
} as const;

addWords({ ui: quantity });
