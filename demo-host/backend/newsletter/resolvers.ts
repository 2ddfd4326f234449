// GraphQL of the newsletter form; a customer's own switch is `is_subscribed` of the account.
import type { Context } from '../context';
import { isEmail } from '../email';
import { alreadyExists, inputError } from '../errors';
import { settingFlag } from '../settings';
import {
  findAccount,
  findSubscriber,
  setSubscription,
  subscribe,
  type SubscriberDetails,
} from './subscribers';
import type { SubscriptionStatus } from './status';

type Form = { email: string } & SubscriberDetails;

// `newsletter/general/active` only hides the form: Magento does not ask it here.
function subscribeEmail(
  _: unknown,
  { email: sent, firstname, audience }: Form,
  context: Context,
): { status: SubscriptionStatus | undefined } {
  const { db } = context;
  const email = sent.trim();
  if (email === '') throw inputError('You must specify an email address to subscribe to a newsletter.');
  if (!isEmail(email)) throw inputError('Enter a valid email address.');
  if (!context.customer && !settingFlag(db, 'newsletter/subscription/allow_guest_subscribe'))
    throw inputError('Guests can not subscribe to the newsletter. You must create an account to subscribe.');
  if (findSubscriber(db, email)?.status === 'SUBSCRIBED')
    throw alreadyExists('This email address is already subscribed.');
  const customer = context.customer ? findAccount(db, context.customer.id) : undefined;
  const details = { firstname, audience };
  const isOwn = customer?.email.toLowerCase() === email.toLowerCase();
  return {
    status:
      customer && isOwn
        ? setSubscription(context, customer, true, details)
        : subscribe(context, email, details),
  };
}

export const newsletterResolvers = { Mutation: { subscribeEmailToNewsletter: subscribeEmail } };
