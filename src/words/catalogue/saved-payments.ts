// Texts of the page of saved payments.
import { addWords } from '../known';

export const savedPayments = {
  title: 'Saved payments',
  lead: 'Cards that you chose to keep when you paid. The payment provider keeps them; we know brand, last digits and expiry.',
  loading: 'Loading your saved payments',
  card: '{brand} ending in {last4}',
  account: 'PayPal account {email}',
  unknown: 'Saved payment',
  expires: 'Expires {date}',
  expired: 'Expired {date}',
  remove: 'Remove',
  removeNamed: 'Remove {name}',
  removeTitle: 'Remove this payment?',
  removeMessage: '{name} can no longer be used to pay here. You can save it again when you pay.',
  keep: 'Keep it',
  removed: '{name} was removed.',
  removeFailed: 'It could not be removed. Try again.',
  emptyTitle: 'No saved payments',
  empty: 'Choose to keep a card when you pay, and it waits for you here.',
  shop: 'Start shopping',
  failedTitle: 'Your saved payments did not load',
  failed: 'We could not reach the shop. Try again in a moment.',
  retry: 'Try again',
} as const;

declare module '../messages' {
  interface Messages {
    savedPayments: typeof savedPayments;
  }
}

addWords({ savedPayments });
