// Texts of a bag that has gone to the shop, on the page of another site that it was filled on.
import { addWords } from '../known';

export const cartAside = {
  asideTitle: 'Your things are at the shop',
  asideMessage: {
    one: '{n} item from here waits for you there.',
    other: '{n} items from here wait for you there.',
  },
  asideLink: 'Go to the shop',
  asideBack: 'Put back',
  asideBackFailed: 'This could not be put back. Try again.',
  asideBackPartly: 'Not everything could be put back: the shop has no more of it.',
  ofAccount: 'This cart is in your account. The shop may ask you to sign in.',
} as const;

addWords({ cart: cartAside });
