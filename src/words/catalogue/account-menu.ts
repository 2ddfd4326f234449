// Texts of the account menu, among those of the account.
import { addWords } from '../known';

export const accountMenu = {
  menu: 'Account',
  menuOf: 'Account of {name}',
  information: 'Account information',
  orders: 'Order history',
  addresses: 'Address book',
  wishlist: 'Wishlist',
  payments: 'Saved payments',
  communications: 'Communications',
  signOut: 'Sign out',
  signedOut: 'You are signed out.',
  menuSignIn: 'Sign in',
  menuCreate: 'Create an account',
} as const;

addWords({ account: accountMenu });
