// The contact page on the backend: whether there is a form, and what it sends.
import {
  SubmitContactFormDocument,
  type GetStoreConfigForContactUsQuery,
} from '../../graphql/generated/content-contact';
import type { Transport } from '../../transport/transport';

export {
  GetContactPageCmsBlocksDocument,
  GetStoreConfigForContactUsDocument,
} from '../../graphql/generated/content-contact';

export type ContactDraft = Record<'name' | 'email' | 'telephone' | 'comment', string>;

export const takesMessages = ({ storeConfig }: GetStoreConfigForContactUsQuery): boolean =>
  storeConfig?.contact_enabled === true;

/** Rejects where it was not taken. */
export async function sendMessage(
  transport: Pick<Transport, 'mutate'>,
  { name, email, comment, telephone }: Readonly<ContactDraft>,
): Promise<void> {
  const answer = await transport.mutate(
    SubmitContactFormDocument,
    {
      name: name.trim(),
      email: email.trim(),
      comment: comment.trim(),
      telephone: telephone.trim() || null,
    },
    { ifLost: 'unknowable' },
  );
  if (!answer.contactUs?.status) throw new Error('The message was not taken');
}
