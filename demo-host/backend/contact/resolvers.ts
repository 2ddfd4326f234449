// GraphQL of the contact form: a mail to the shop.
import type { Context } from '../context';
import { isEmail } from '../email';
import { inputError } from '../errors';
import { sendMail } from '../outbox/mails';
import { setting, settingFlag } from '../settings';

interface ContactForm {
  name: string;
  email: string;
  comment: string;
  telephone?: string | null;
}

function contactUs(_: unknown, { input }: { input: ContactForm }, context: Context) {
  const { db } = context;
  if (!settingFlag(db, 'contact/contact/enabled')) throw inputError('The contact form is unavailable.');
  const name = input.name.trim();
  const email = input.email.trim();
  const comment = input.comment.trim();
  const telephone = input.telephone?.trim() ?? '';
  if (!isEmail(email))
    throw inputError('The email address is invalid. Verify the email address and try again.');
  if (name === '') throw inputError('Name field is required.');
  if (comment === '') throw inputError('Comment field is required.');
  sendMail(context, {
    to: setting(db, 'contact/email/recipient_email') ?? '',
    subject: 'Contact Form',
    body: `Name: ${name}\nEmail: ${email}\nPhone Number: ${telephone}\n\nComment: ${comment}`,
  });
  return { status: true };
}

export const contactResolvers = { Mutation: { contactUs } };
