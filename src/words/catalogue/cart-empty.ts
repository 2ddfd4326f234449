// Texts of an empty cart at the shop, whose visitor may have an account.
import { addWords } from '../known';

export const cartEmpty = {
  accountHint: 'Did you fill a cart with your account? Sign in, and it is here.',
  accountSignIn: 'Sign in',
} as const;

addWords({ cart: cartEmpty });
