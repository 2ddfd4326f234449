// What the newsletter form asks, and what is wrong with what was typed.
import { late } from '../../late/late';
import type { MessageKey } from '../../words/text';

export type Audience = 'store' | 'catalog';

export interface NewsletterDraft {
  email: string;
  firstName: string;
  audience: Audience;
}

export type NewsletterErrors = Partial<Record<'email' | 'firstName', MessageKey>>;

/** For the input itself: a top-level domain of at least two letters (behaviour 5), checked by browsers with the v flag. */
export const emailPattern = '[^@\\s]+@[^@\\s]+\\.\\p{L}{2,}';

/** Letters of any script; a name may have several parts. */
const alphabetic = /^\p{L}[\p{L}\p{M}]*(?:[ '’-]\p{L}[\p{L}\p{M}]*)*$/u;

const fetchRules = late(() => import('../../ui/form/validation'));

/** Somebody is about to type. */
export function prepareRules(): void {
  fetchRules().catch(() => undefined);
}

/** behaviour 5. Without a first name field there is nothing to say about it. Rejects where the rules cannot be fetched. */
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
