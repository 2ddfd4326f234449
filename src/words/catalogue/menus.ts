// Texts of the account panel and the navigation drawer, among those of navigation.
import { addWords } from '../known';

export const menus = {
  menu: 'Menu',
  back: 'Back',
  wishlist: 'Wishlist',
  trackOrder: 'Track an order',
  menuFailed: 'The menu could not be loaded.',
  tryAgain: 'Try again',
  welcome: 'Welcome',
  hello: 'Hello, {name}',
  helloStranger: 'Your account',
  signInLead: 'Sign in to see your orders, addresses and wishlist.',
  newHere: 'New here?',
  createAccount: 'Create an account',
  createAccountLead: 'An account keeps your orders, addresses and wishlist in one place.',
  forgotPassword: 'Forgot your password?',
  forgotPasswordLead: 'Tell us your email address, and we send you a link to choose a new password.',
} as const;

addWords({ navigation: menus });
