// Texts of an empty cart at the shop, whose visitor may have an account.
import { addWords } from '../known';

export const cartEmpty = {
  accountHint: 'Sign in to see a cart you saved earlier.',
} as const;

addWords({ cart: cartEmpty });
