// Texts that all pages of a signed-in customer share.
import { addWords } from '../known';

export const accountPage = {
  pages: 'Your account',
  signInOffer: 'Please sign in to see this page.',
} as const;

addWords({ account: accountPage });
