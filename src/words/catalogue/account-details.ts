// Texts of a customer's own data and of what the shop may write to them.
import { addWords } from '../known';

export const accountDetails = {
  informationTitle: 'Account information',
  informationLead: 'Your name, your email address, and the password you sign in with.',
  detailsFailed: 'Your data could not be loaded.',
  tryAgain: 'Try again',
  change: 'Change',
  changeOf: 'Change: {what}',
  save: 'Save',
  cancel: 'Cancel',

  name: 'Name',
  emailAddress: 'Email',
  secret: 'Password',
  nameChanged: 'Your name is changed.',

  newEmail: 'New email address',
  currentPassword: 'Current password',
  emailLead: 'You sign in with it, and we can reach you at it about your orders.',
  emailChanged: 'Your email address is changed. From now on you sign in with {email}.',
  emailTaken: 'There is another account with this email address.',
  emailSame: 'This is your email address already.',

  passwordHidden: 'Not shown',
  passwordLead: 'On all other devices you are then signed out.',
  passwordChanged: 'Your password is changed.',
  passwordChangedSignIn: 'Your password is changed. Please sign in with it.',
  wrongPassword: 'This is not your current password.',
  samePassword: 'This is the password you have.',

  communicationsTitle: 'Communications',
  communicationsLead: 'What we may write to you. About your orders we always write.',
  newsletterOff: 'This shop sends no newsletter at the moment.',
  subscribe: 'News and offers by email',
  subscribeHint: 'New arrivals and offers of the shop, to {email}.',
  subscribed: 'You now get our news by email.',
  unsubscribed: 'You no longer get our news.',
  subscriptionToConfirm: 'We have sent you a mail. Follow the link in it, and the news will come.',
  subscriptionFailed: 'This could not be saved. Please try again.',
  subscriptionUnchanged: 'This is what we have noted already.',
} as const;

addWords({ account: accountDetails });
