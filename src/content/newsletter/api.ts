// Sends a subscription to the newsletter, and what the backend may answer. Loaded when somebody is about to send one.
import {
  SubscribeToCatalogNewsletterDocument,
  SubscribeToStoreNewsletterDocument,
} from '../../graphql/generated/content-newsletter';
import { TransportError } from '../../transport/errors';
import type { Transport } from '../../transport/transport';
import type { NewsletterDraft } from './subscription';

/** confirm: a message with a link is on its way. failed: with the error, for whoever words it. */
export type Outcome =
  | { kind: 'subscribed' | 'confirm' | 'already' | 'guests' | 'invalid-email' }
  | { kind: 'failed'; error: unknown };

const documents = {
  store: SubscribeToStoreNewsletterDocument,
  catalog: SubscribeToCatalogNewsletterDocument,
};

/** Never rejects. */
export async function subscribe(
  transport: Pick<Transport, 'mutate'>,
  { email, firstName, audience }: NewsletterDraft,
): Promise<Outcome> {
  try {
    const answer = await transport.mutate(
      documents[audience],
      { email: email.trim(), firstname: firstName.trim() },
      { ifLost: 'unknowable' },
    );
    const status = answer.subscribeEmailToNewsletter?.status;
    return { kind: status === 'SUBSCRIBED' ? 'subscribed' : 'confirm' };
  } catch (error) {
    return refusal(error);
  }
}

function refusal(error: unknown): Outcome {
  const [entry] = error instanceof TransportError ? error.entries : [];
  if (!entry) return { kind: 'failed', error };
  const { category, message } = entry;
  if (category === 'graphql-already-exists' || /already subscribed/i.test(message))
    return { kind: 'already' };
  if (/guests can ?not subscribe/i.test(message)) return { kind: 'guests' };
  if (/valid email address|specify an email/i.test(message)) return { kind: 'invalid-email' };
  return { kind: 'failed', error };
}
