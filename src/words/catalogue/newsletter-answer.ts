// Texts of what became of a subscription to the newsletter, among those of content.
import { addWords } from '../known';

export const newsletterAnswer = {
  subscribed: 'Thank you. You are on the list.',
  subscribedAs: 'Thank you, {name}. You are on the list.',
  confirmSubscription: 'Almost there: please confirm with the link in the message we have sent to {email}.',
  alreadySubscribed: '{email} is already on the list.',
  guestsNotAllowed: 'Only customers with an account can subscribe.',
  createAccountToSubscribe: 'Create an account',
} as const;

addWords({ content: newsletterAnswer });
