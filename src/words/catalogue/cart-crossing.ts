// Texts of a bag that crosses over from a page of another site.
import { addWords } from '../known';

export const cartCrossing = {
  arrived: { one: '{n} item from {site} is in your cart.', other: '{n} items from {site} are in your cart.' },
  arrivedBeside: {
    one: '{n} item from {site} is in your cart, beside what was there.',
    other: '{n} items from {site} are in your cart, beside what was there.',
  },
  arrivedNothing: 'Nothing from {site} could be put into your cart.',
  notHad: 'Not to be had here at the moment: {names}.',
  notSold: { one: '{n} item that this shop does not sell', other: '{n} items that this shop does not sell' },
  anotherSite: 'another site',
  arrivalUndo: 'Undo',
  arrivalUndone: 'Taken out of your cart again.',
  arrivalUndoFailed: 'This could not be taken out of your cart. Remove it there.',
  arrivalUnclear:
    'It is not certain that everything from {site} came into your cart. Nothing was added twice: please have a look.',
  arrivalAddRest: 'Add what is missing',
  arrivalLost: {
    one: '{n} item from {site} is not in your cart yet: the shop does not answer.',
    other: '{n} items from {site} are not in your cart yet: the shop does not answer.',
  },
  arrivalRetry: 'Try again',
  arrivedBefore: 'What you brought from {site} was put into your cart before.',
  arrivalRepeat: 'Add it again',
} as const;

addWords({ cart: cartCrossing });
