// What the newsletter form asks and what the backend may answer. Pure but for the request.
import {
  SubscribeToCatalogNewsletterDocument,
  SubscribeToStoreNewsletterDocument,
} from '../../graphql/generated/content-newsletter';
import type { MessageKey } from '../../locale/text';
import { TransportError } from '../../transport/errors';
import type { Transport } from '../../transport/transport';

export type Audience = 'store' | 'catalog';

export interface NewsletterDraft {
  email: string;
  firstName: string;
  audience: Audience;
}

export type NewsletterErrors = Partial<Record<'email' | 'firstName', MessageKey>>;

/** For the input itself: a top-level domain of at least two letters (SPEC 5), checked by browsers with the v flag. */
export const emailPattern = '[^@\\s]+@[^@\\s]+\\.\\p{L}{2,}';

/** Letters of any script; a name may have several parts. */
const alphabetic = /^\p{L}[\p{L}\p{M}]*(?:[ '’-]\p{L}[\p{L}\p{M}]*)*$/u;

const fetchRules = () => import('../../ui/validation');

/** Somebody is about to type. */
export function prepareRules(): void {
  fetchRules().catch(() => undefined);
}

/** SPEC 5. Without a first name field there is nothing to say about it. Rejects where the rules cannot be fetched. */
export async function newsletterErrors(draft: NewsletterDraft, asksName: boolean): Promise<NewsletterErrors> {
  const { brokenRule } = await fetchRules();
  const errors: NewsletterErrors = {};
  const email = brokenRule(draft.email, ['required', 'email']);
  if (email) errors.email = email[0] === 'required' ? 'content.emailRequired' : 'content.emailInvalid';
  if (!asksName) return errors;
  const name = brokenRule(draft.firstName, ['required', ['regex', alphabetic]]);
  if (name)
    errors.firstName = name[0] === 'required' ? 'content.firstNameRequired' : 'content.firstNameInvalid';
  return errors;
}

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
    const answer = await transport.mutate(documents[audience], {
      email: email.trim(),
      firstname: firstName.trim(),
    });
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
