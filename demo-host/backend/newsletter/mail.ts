// What a subscriber is written when a subscription changes.
import type { Context } from '../context';
import { letter } from '../outbox/letter';
import { sendMail } from '../outbox/mails';
import type { SubscriptionStatus } from './status';

interface Changed {
  id: number;
  email: string;
  status: SubscriptionStatus;
  code: string;
}

/** An account that is not confirmed gets no mail from here: its own asks for that first. */
export function mailAbout(context: Context, { id, email, status, code }: Changed): void {
  const send = (subject: string, ...text: string[]) =>
    sendMail(context, { to: email, subject, body: letter(context, '', ...text) });
  const link = (deed: string) => `${context.baseUrl}/newsletter/subscriber/${deed}/id/${id}/code/${code}/`;
  if (status === 'SUBSCRIBED')
    send(
      'Newsletter subscription success',
      'You have been successfully subscribed to our newsletter.',
      `You can unsubscribe at any time: ${link('unsubscribe')}`,
    );
  if (status === 'UNSUBSCRIBED')
    send('Newsletter unsubscription success', 'You have been unsubscribed from the newsletter.');
  if (status === 'NOT_ACTIVE')
    send(
      'Newsletter subscription confirmation',
      'To begin receiving the newsletter, you must first confirm your subscription here:',
      link('confirm'),
    );
}
