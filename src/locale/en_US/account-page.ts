// Texts that all pages of a signed-in customer share.
import { addMessages } from './index';

export const accountPage = {
  pages: 'Your account',
  signInOffer: 'Please sign in to see this page.',
} as const;

addMessages({ account: accountPage });
